import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from './demo-people.ts';
import { type IdentityFixture, origin, redirectUri, startIdentity } from './testing/identity-fixture.ts';
import { authorizeAddress, SignInBrowser } from './testing/sign-in-browser.ts';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await startIdentity();
});
afterAll(() => fixture.close());

async function openSignIn() {
  const browser = new SignInBrowser(fixture.app, origin);
  const page = await browser.follow(await browser.visit(authorizeAddress(fixture.request).address), `${redirectUri}?`);
  const action = /action="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const submit = (form: Record<string, string>) => browser.visit(action, { method: 'POST', form });
  return { browser, page, action, submit };
}

test('has one button per demo person, named "Sign in as <name>", with companies and roles', async () => {
  const { page } = await openSignIn();
  const buttons = [...page.body.matchAll(/<button [^>]*name="person"[^>]*>(.*?)<\/button>/g)];
  const names = buttons.map(([, content]) => content?.replace(/<\/?b>/g, ''));
  expect(names).toEqual(demoPeople.map(({ name }) => `Sign in as ${name}`));
  expect(page.body).toContain('Theo Radcliffe · employee, user<br>001 018<');
  expect(page.body).toContain('Nora Boddy · employee<br>no company<');
  expect(page.body).toContain('Noel Rowe · no role<br>001 003 006 018 035 180 400<');
});

test('has a strict policy, without inline code and external resources', async () => {
  const { page } = await openSignIn();
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'/,
  );
  expect(page.body).not.toMatch(/<style|style="|<script>| on[a-z]+="/);
  expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//);
  const css = await fixture.app.inject('/identity/assets/identity.css');
  expect(css.headers['content-type']).toContain('text/css');
  expect(css.body).not.toMatch(/@import|url\(/);
});

test('signs in with name and password; the name is case-insensitive', async () => {
  const { browser, submit } = await openSignIn();
  const response = await browser.follow(await submit({ name: ' Trade ', password: 'trade' }), `${redirectUri}?`);
  expect(response.headers.location).toContain(`${redirectUri}?code=`);
});

test.each([
  ['a wrong password', { name: 'trade', password: 'children' }],
  ['an unknown name', { name: 'stranger', password: 'stranger' }],
  ['no password', { name: 'trade' }],
])('refuses %s with a message and keeps the typed name', async (_case, form) => {
  const { submit } = await openSignIn();
  const response = await submit(form);
  expect(response.statusCode).toBe(401);
  expect(response.body).toMatch(/role="alert">That name and password do not match\.</);
  expect(response.body).toContain(`value="${form.name}"`);
});

test('escapes the typed name', async () => {
  const { submit } = await openSignIn();
  const response = await submit({ name: '"><script>alert(1)</script>', password: 'x' });
  expect(response.body).not.toContain('<script>');
});

test('limits wrong passwords', async () => {
  const { submit } = await openSignIn();
  const guess = () => submit({ name: 'uk', password: 'guess' });
  for (let count = 0; count < 10; count += 1) expect((await guess()).statusCode).toBe(401);
  const refused = await submit({ name: 'uk', password: 'uk' });
  expect(refused.statusCode).toBe(429);
  expect(refused.body).toContain('Try again in five minutes');
});

test('shows a message if the sign-in is over or belongs to another browser', async () => {
  const { action } = await openSignIn();
  const stranger = new SignInBrowser(fixture.app, origin);
  const response = await stranger.visit(action, { method: 'POST', form: { person: 'administrator' } });
  expect(response.statusCode).toBe(400);
  expect(response.body).toContain('expired or was finished in another tab');
});

test('refuses a form that is too large', async () => {
  const { submit } = await openSignIn();
  expect((await submit({ name: 'x'.repeat(5000), password: 'x' })).statusCode).toBe(413);
});
