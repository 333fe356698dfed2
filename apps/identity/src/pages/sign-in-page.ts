import type { DemoPerson } from '../demo-people.ts';
import { escapeHtml, renderDocument } from './document.ts';

export interface SignInPage {
  mountPath: string;
  uid: string;
  people: readonly DemoPerson[];
  /** The name typed before, kept when the attempt failed. */
  typedName?: string;
  /** Why the last attempt failed. */
  failure?: string;
}

function renderPerson({ name, displayName, companies, roles }: DemoPerson): string {
  const access = [companies.join(' ') || 'no company', roles.join(', ') || 'no role'].join(' · ');
  const id = `access-${escapeHtml(name)}`;
  return `<li><button type="submit" name="person" value="${escapeHtml(name)}" aria-label="Sign in as ${escapeHtml(name)}" aria-describedby="${id}">
<span class="name">${escapeHtml(name)}</span> <span class="full">${escapeHtml(displayName)}</span>
<span class="muted" id="${id}">${escapeHtml(access)}</span></button></li>`;
}

/** The sign-in page: one button a demo person, and a form for name and password. */
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
${failure ? `<p class="failure" id="failure" role="alert">${escapeHtml(failure)}</p>` : ''}
<label for="name">Name</label>
<input id="name" name="name" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="100" required value="${escapeHtml(typedName)}"${invalid}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="200" required${invalid}>
<button class="button" type="submit">Sign in</button>
<p class="muted">In development everyone's password is their own name.</p>
</form>
</div>`,
  });
}
