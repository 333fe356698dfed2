import { renderDocument } from './document.ts';

export interface SignOutPage {
  mountPath: string;
  /** The provider's form with its CSRF protection. */
  form: string;
  /** Whether the product requested the sign-out, so that the page does not need to ask. */
  isAskedByProduct: boolean;
}

/** The end-session page: one button, which the page's script presses if the product requested the sign-out. */
export function renderSignOutPage({ mountPath, form, isAskedByProduct }: SignOutPage): string {
  return renderDocument({
    mountPath,
    title: 'Sign out',
    ...(isAskedByProduct ? { script: 'sign-out.js' } : {}),
    main: `<section class="card narrow">
<h1>Sign out of TitleNet?</h1>
<p class="muted">You will need to sign in again to look titles up.</p>
${form}
<p class="row"><button class="button" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<a class="button quiet" href="${mountPath}/../">Stay signed in</a></p>
</section>`,
  });
}

export function renderSignedOutPage({ mountPath }: { mountPath: string }): string {
  return renderDocument({
    mountPath,
    title: 'Signed out',
    main: `<section class="card narrow">
<h1>You are signed out</h1>
<p><a class="button" href="${mountPath}/../">Back to TitleNet</a></p>
</section>`,
  });
}
