import { escapeAttribute } from '@titlenet/catalogue/text/escape-markup';
import type { DemoPerson } from '../demo-people.ts';
import { renderDocument } from './document.ts';

export interface SignInPage {
  mountPath: string;
  uid: string;
  people: readonly DemoPerson[];
  /** The typed name of a failed attempt. */
  typedName?: string;
  /** Error of the last attempt. */
  failure?: string;
}

// The visible text of the button is its accessible name (WCAG 2.5.3); details are outside the button.
function renderPerson({ name, displayName, companies, roles }: DemoPerson): string {
  const who = `${displayName} · ${roles.join(', ') || 'no role'}`;
  const [safeName, id] = [escapeAttribute(name), `access-${escapeAttribute(name)}`];
  return `<li><button type="submit" name="person" value="${safeName}" aria-describedby="${id}">Sign in as <b>${safeName}</b></button>
<p id="${id}" class="muted">${escapeAttribute(who)}<br>${escapeAttribute(companies.join(' ') || 'no company')}</p></li>`;
}

/** The sign-in page: one button per demo person, and a form for name and password. */
export function renderSignInPage({ mountPath, uid, people, typedName = '', failure }: SignInPage): string {
  const action = `${mountPath}/sign-in/${encodeURIComponent(uid)}`;
  const invalid = failure ? ' aria-invalid="true" aria-describedby="failure"' : '';
  return renderDocument({
    mountPath,
    title: 'Sign in',
    main: `<h1>Sign in</h1>
<p class="muted lead">This is the development identity provider. Choose whom to be: each person sees other companies and may do other things.</p>
<div class="columns">
<form class="card" method="post" action="${action}">
<h2>Demo people</h2>
<ul class="people">${people.map(renderPerson).join('\n')}</ul>
</form>
<form class="card" method="post" action="${action}">
<h2>Name and password</h2>
${failure ? `<p class="failure" id="failure" role="alert">${escapeAttribute(failure)}</p>` : ''}
<label for="name">Name</label>
<input id="name" name="name" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="100" required value="${escapeAttribute(typedName)}"${invalid}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="200" required${invalid}${failure ? ' autofocus' : ''}>
<button class="button" type="submit">Sign in</button>
<p class="muted">In development everyone's password is their own name.</p>
</form>
</div>`,
  });
}
