import type { Request } from '@playwright/test';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { expect, journey } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

const isAppData = (request: Request): boolean => /\/(api|enterprise)\//.test(new URL(request.url()).pathname);

journey('without a session the sign-in page opens before any data is requested [SIGN-01]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isAppData(request)) asked.push(request.url());
  });
  await page.goto('/#/quickSearch');
  await expect(page.getByRole('button', { name: 'Sign in as employee', exact: true })).toBeVisible();
  expect(asked).toEqual([]);
  await expectNoAxeViolations(page);
});

const flow =
  'the sign-in is a code flow with PKCE, its scopes and an audience [SIGN-02, SIGN-03, SIGN-04, SIGN-05, SIGN-07]';

journey(flow, async ({ page }) => {
  const authorize = page.waitForRequest((request) => new URL(request.url()).searchParams.has('response_type'));
  const exchange = page.waitForRequest((request) => request.postData()?.includes('code_verifier=') ?? false);
  await signIn(page, 'employee');
  const asked = new URL((await authorize).url()).searchParams;
  expect(asked.get('response_type')).toBe('code');
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  expect(asked.get('scope')?.split(' ').sort()).toEqual(['email', 'offline_access', 'openid']);
  expect(asked.get('audience')).toBeTruthy();
  expect(new URLSearchParams((await exchange).postData() ?? '').get('grant_type')).toBe('authorization_code');
});

journey('the refresh token never reaches a script [SIGN-06]', async ({ page, context }) => {
  const exchange = page.waitForResponse(
    (response) => response.request().postData()?.includes('code_verifier=') ?? false,
  );
  await signIn(page, 'employee');
  const granted = await (await exchange).json();
  expect(granted).toHaveProperty('access_token');
  expect(granted).not.toHaveProperty('refresh_token');
  const scripts = await page.evaluate(
    () => `${document.cookie} ${Object.values({ ...localStorage, ...sessionStorage })}`,
  );
  expect(scripts).not.toContain(granted.access_token);
  const cookies = await context.cookies();
  expect(cookies.filter(({ httpOnly }) => !httpOnly)).toEqual([]);
});

journey('an employee signs in and sees the home page', async ({ page }) => {
  await signIn(page, 'employee');
  await expect(page).toHaveTitle('Home - TitleNet');
  await expect(page.getByRole('banner')).toBeVisible();
  expect(new URL(page.url()).hash).toMatch(/^(#\/)?$/);
  await expectNoAxeViolations(page);
});

journey('after the sign-in the requested address is shown with its query [SIGN-23]', async ({ page }) => {
  await signIn(page, 'employee', '/#/titleSheet/1?companyCode=001');
  await expect(page).toHaveTitle('Trade(001) TitleSheet - TitleNet');
  expect(new URL(page.url()).hash).toBe('#/titleSheet/1?companyCode=001');
});
