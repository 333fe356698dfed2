import type { Request } from '@playwright/test';
import { expectAccessibleAtWidths } from '../support/accessibility.ts';
import { expect, journey } from '../support/journey.ts';
import { untilShown } from '../support/sign-in.ts';

const isAppData = (request: Request): boolean => /\/(api|enterprise)\//.test(new URL(request.url()).pathname);
const isCodeGrant = (request: Request): boolean => request.postData()?.includes('code_verifier=') ?? false;

journey(
  'the sign-in is a code flow with PKCE, before any data is requested, and shows the requested address after it [SIGN-01, SIGN-02, SIGN-03, SIGN-04, SIGN-05, SIGN-06, SIGN-07, SIGN-23]',
  async ({ page, context }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (isAppData(request)) asked.push(request.url());
    });
    const authorize = page.waitForRequest((request) => new URL(request.url()).searchParams.has('response_type'));
    await page.goto('/#/titleSheet/1?companyCode=001');
    const button = page.getByRole('button', { name: 'Sign in as employee', exact: true });
    await expect(button).toBeVisible();
    expect(asked).toEqual([]);
    await expectAccessibleAtWidths(page, [940, 1440]);

    const exchange = page.waitForResponse((response) => isCodeGrant(response.request()));
    await button.click();
    await untilShown(page);
    await expect(page).toHaveTitle('Trade(001) TitleSheet - TitleNet');
    await expect(page.getByRole('banner')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/titleSheet/1?companyCode=001');

    const sent = new URL((await authorize).url()).searchParams;
    expect(sent.get('response_type')).toBe('code');
    expect(sent.get('code_challenge_method')).toBe('S256');
    expect(sent.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(sent.get('scope')?.split(' ').sort()).toEqual(['email', 'offline_access', 'openid']);
    expect(sent.get('audience')).toBeTruthy();
    const response = await exchange;
    const grant = new URLSearchParams(response.request().postData() ?? '');
    expect(grant.get('grant_type')).toBe('authorization_code');

    // The refresh token never reaches a script.
    const granted = await response.json();
    expect(granted).toHaveProperty('access_token');
    expect(granted).not.toHaveProperty('refresh_token');
    const scripts = await page.evaluate(
      () => `${document.cookie} ${Object.values({ ...localStorage, ...sessionStorage })}`,
    );
    expect(scripts).not.toContain(granted.access_token);
    const cookies = await context.cookies();
    expect(cookies.filter(({ httpOnly }) => !httpOnly)).toEqual([]);
  },
);

journey(
  'axe finds nothing on the page of the sign-in at any width and in both themes',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/#/');
    await expect(page.getByRole('button', { name: 'Sign in as employee', exact: true })).toBeVisible();
    await expectAccessibleAtWidths(page, [940, 1280, 1440, 1920]);
  },
);
