import { escapeAttribute } from '@titlenet/catalogue/text/escape-markup';
import { renderDocument } from './document.ts';

export interface ErrorPage {
  mountPath: string;
  error: string;
  description?: string;
}

/** Error page of the sign-in: the reason, and a link to the product. */
export function renderErrorPage({ mountPath, error, description }: ErrorPage): string {
  return renderDocument({
    mountPath,
    title: 'Sign-in stopped',
    main: `<section class="card narrow">
<h1>Sign-in stopped</h1>
<p role="alert">${escapeAttribute(description ?? error)}</p>
<p class="muted">Code: ${escapeAttribute(error)}</p>
<p><a class="button" href="${mountPath}/../">Back to TitleNet</a></p>
</section>`,
  });
}
