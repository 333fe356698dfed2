import { callsTo, recordCalls } from '../support/calls.ts';
import { expect, journey } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

const guarded = ['/api/account/', '/api/Searching/', '/api/TitleSheet/'];

journey(
  'discovery, code, enterprise token, product: in this order, each token only for its host, and none is stored [SIGN-09, SIGN-12, SIGN-14, SIGN-15, SIGN-16, SIGN-17, SIGN-18, SIGN-26, SIGN-34, SIGN-35]',
  async ({ page, context, playwright, baseURL }) => {
    const calls = recordCalls(context);
    const granted = page.waitForResponse(
      (response) =>
        response.url().endsWith('/login/token') && response.request().postData()?.includes('code=') === true,
    );
    const entitled = page.waitForResponse((response) => response.url().endsWith('/enterprise/api/token'));
    await signIn(page, 'employee', '/#/quickSearch?title=the&company=1');
    await page.getByRole('grid').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Editorial' })).toBeVisible();
    const { access_token: ssoToken } = await (await granted).json();
    const { token: enterpriseToken } = await (await entitled).json();

    const discovery = calls.findIndex(({ url }) => url.pathname.endsWith('/.well-known/openid-configuration'));
    const product = calls.findIndex(({ url }) => url.pathname.startsWith('/api/'));
    expect(discovery).toBeGreaterThanOrEqual(0);
    expect(discovery).toBeLessThan(product);

    const [asked, ...again] = callsTo(calls, '/enterprise/api/token');
    expect(again).toEqual([]);
    expect(asked?.method).toBe('POST');
    expect(asked?.headers.authorization).toBe(`Bearer ${ssoToken}`);
    expect(Object.keys(JSON.parse(asked?.body ?? '{}')).sort()).toEqual(['applicationid', 'tenantid']);

    const toProduct = guarded.flatMap((path) => callsTo(calls, path));
    expect(toProduct.length).toBeGreaterThanOrEqual(4);
    for (const { url, headers } of toProduct)
      expect.soft(headers, url.pathname).toMatchObject({
        authorization: `Bearer ${ssoToken}`,
        'x-enterprise-token': `Bearer ${enterpriseToken}`,
        traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0\d$/),
      });

    expect(callsTo(calls, '/images/').length).toBeGreaterThan(0);
    const bearers = calls.filter(({ headers }) => headers.authorization || headers['x-enterprise-token']);
    const receivers = new Set(bearers.map(({ url }) => url.pathname.split('/')[1]));
    expect([...receivers].sort()).toEqual(['api', 'enterprise', 'identity']);
    const toIdentity = bearers.filter(({ url }) => url.pathname.startsWith('/identity/'));
    // The person's name comes from the provider (G-30).
    expect(new Set(toIdentity.map(({ url }) => url.pathname))).toEqual(new Set(['/identity/userinfo']));

    // No storage of the browser holds a token, a code or a verifier.
    const { origins } = await context.storageState({ indexedDB: true });
    const session = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    const kept = JSON.stringify(origins) + session;
    expect(kept).not.toMatch(/eyJ|code_verifier|titlenet\.oidc|[\w-]{60,}/);
    expect(new URL(page.url()).search).toBe('');

    // Pictures need the sign-in cookie.
    const cover = page.getByRole('main').getByRole('img').first();
    await expect(cover).toBeVisible();
    const address = await cover.evaluate((image: HTMLImageElement) => image.src);
    expect((await context.request.get(address)).status()).toBe(200);
    const stranger = await playwright.request.newContext({ baseURL });
    expect((await stranger.get(address)).status()).toBe(401);
    await stranger.dispose();

    // A reload takes the token from the login address, without the provider.
    calls.length = 0;
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(callsTo(calls, '/identity/auth')).toEqual([]);
    const [renewal, ...more] = callsTo(calls, '/login/token');
    expect(renewal?.body).toContain('grant_type=refresh_token');
    expect(more).toEqual([]);
    expect(callsTo(calls, '/enterprise/api/token')).toHaveLength(1);
  },
);
