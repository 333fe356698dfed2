import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { membersOf } from '@titlenet/catalogue/members-of';
import { decodeJwt } from 'jose';
import { findChromium } from '../../e2e/support/chromium.ts';
import { type Check, Lines } from '../harness/checks.ts';
import { waitUntil } from '../harness/processes.ts';
import { type Product, startProduct } from '../harness/product.ts';
import { type OpenIdProvider, startGlewlwyd } from './glewlwyd.ts';
import { ACCESS_TOKEN_SECONDS, person } from './glewlwyd-settings.ts';
import { type SecurityHost, startSecurityHost } from './security-host.ts';

const ports = { product: 18_510, provider: 18_511, securityHost: 18_512 };
const audience = 'https://titles.example.com/api';
const clientId = 'titlenet';
const clientSecret = 'secret-of-this-client';

/** Signs in, renews, signs out, and calls with a token of another audience, in a browser. */
export const signInCheck: Check = {
  name: 'sign-in',
  async run(folder) {
    await using started = new AsyncDisposableStack();
    const { provider, securityHost, product } = await startAll(folder, started);
    const browser = await chromium.launch({
      executablePath: findChromium(),
      chromiumSandbox: process.getuid?.() !== 0,
    });
    started.defer(() => browser.close());
    const context = await browser.newContext({ baseURL: product.url, locale: 'en-US' });
    const page = await context.newPage();
    const lines = new Lines();
    const { accessToken, subject } = await signIn(page);
    lines.compare('the audience of the access token', decodeJwt(accessToken).aud, audience);
    await page.getByText('You do not have permissions to access this page.').waitFor();
    lines.add('a person without permissions', 'is told so', true);

    await product.command('grant', subject, '--companies', '001', '--roles', 'employee');
    await page.goto('/#/quickSearch?title=the&company=1');
    await waitUntil('the permissions are used', 60_000, async () => {
      await page.reload();
      await page.getByRole('grid').waitFor({ timeout: 8_000 });
      return true;
    });
    lines.add('with permissions, after a reload', 'a search shows titles', true);
    const renewed = 'renewed without the login page';
    lines.compare(`calls after ${ACCESS_TOKEN_SECONDS} s`, await useAfterExpiry(page, renewed), renewed);
    await checkOtherAudience(lines, { context, provider, securityHost, productUrl: product.url, subject });
    await checkSignOut(lines, page, context);
    const log = readFileSync(join(folder, 'product.log'), 'utf8');
    lines.compare('the log names the wrong audience', log.includes('access token: \\"aud\\" is not as wanted'), true);
    lines.compare('tokens in the log', /eyJ[\w-]{10,}\./.test(log), false);
    return lines.all.map((line) => ({ ...line, what: `glewlwyd ${provider.version}: ${line.what}` }));
  },
};

async function startAll(
  folder: string,
  started: AsyncDisposableStack,
): Promise<{ provider: OpenIdProvider; securityHost: SecurityHost; product: Product }> {
  const productUrl = `http://localhost:${ports.product}`;
  const client = { productUrl, clientId, clientSecret, audience };
  const provider = await startGlewlwyd({ folder, port: ports.provider, ...client });
  started.defer(() => provider.stop());
  const securityHost = await startSecurityHost(ports.securityHost, `${provider.issuer}/jwks`);
  started.defer(() => securityHost.stop());
  const product = await startProduct(folder, ports.product, {
    OIDC_ISSUER: provider.issuer,
    OIDC_JWKS_URL: `${provider.issuer}/jwks`,
    OIDC_TOKEN_URL: `${provider.issuer}/token`,
    OIDC_REVOCATION_URL: `${provider.issuer}/revoke`,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_AUDIENCE: audience,
    OIDC_RESOURCE: audience,
    ...securityHost.settings,
  });
  started.defer(() => product.stop());
  return { provider, securityHost, product };
}

/** Signs in on the provider's pages, and grants the product what it asks for. */
async function signIn(page: Page): Promise<{ accessToken: string; subject: string }> {
  const granted = page.waitForResponse(
    (response) => response.url().endsWith('/login/token') && response.status() === 200,
    { timeout: 60_000 },
  );
  await page.goto('/');
  await page.getByPlaceholder('Your username').fill(person.username);
  await page.getByPlaceholder('Your password').fill(person.password);
  await page.getByRole('button', { name: 'OK' }).click();
  const grant = page.getByRole('button', { name: 'Grant access' });
  const proceed = page.getByRole('button', { name: 'Continue' });
  await grant.click();
  await proceed.click();
  const accessToken = String(membersOf(await (await granted).json()).access_token);
  return { accessToken, subject: String(decodeJwt(accessToken).sub) };
}

/** Searches when the access token that the page had has expired. @returns `wanted`, or what was needed instead */
async function useAfterExpiry(page: Page, wanted: string): Promise<string> {
  const renewals: number[] = [];
  let refused = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/login/token')) renewals.push(response.status());
    if (response.url().includes('/api/') && response.status() === 401) refused += 1;
  });
  await page.waitForTimeout((ACCESS_TOKEN_SECONDS + 10) * 1_000);
  await page.goto('/#/quickSearch?title=an&company=1');
  await page.getByRole('grid').waitFor();
  const isRenewed = renewals.length > 0 && renewals.every((status) => status === 200);
  return isRenewed && refused === 0 && page.url().includes('quickSearch')
    ? wanted
    : `renewals ${renewals.join()}, ${refused} calls refused, ${page.url()}`;
}

interface Audience {
  context: BrowserContext;
  provider: OpenIdProvider;
  securityHost: SecurityHost;
  productUrl: string;
  subject: string;
}

/** Calls the product with a token that the provider has issued for another resource. */
async function checkOtherAudience(
  lines: Lines,
  { context, provider, securityHost, productUrl, subject }: Audience,
): Promise<void> {
  const tokenFor = async (resource: string): Promise<string> => {
    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams({
      client_id: clientId,
      redirect_uri: `${productUrl}/`,
      response_type: 'code',
      scope: 'openid',
      nonce: 'n'.repeat(22),
      state: 's',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      resource,
    });
    const authorized = await context.request.get(`${provider.issuer}/auth?${query}&g_continue`, { maxRedirects: 0 });
    const code = new URL(authorized.headers().location ?? '', productUrl).searchParams.get('code') ?? '';
    const form = {
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: `${productUrl}/`,
      code,
      code_verifier: verifier,
      resource,
    };
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const answer = await context.request.post(`${provider.issuer}/token`, {
      form,
      headers: { authorization: `Basic ${credentials}` },
    });
    return String(membersOf(await answer.json()).access_token);
  };
  const enterprise = await securityHost.sign(subject);
  const statusWith = async (token: string): Promise<number> => {
    const headers = { authorization: `Bearer ${token}`, 'x-enterprise-token': `Bearer ${enterprise}` };
    return (await fetch(`${productUrl}/api/account/Permissions`, { headers })).status;
  };
  lines.compare('a call with a token of this audience', await statusWith(await tokenFor(audience)), 200);
  lines.compare('a call with a token of another audience', await statusWith(await tokenFor(`${audience}/other`)), 401);
}

async function checkSignOut(lines: Lines, page: Page, context: BrowserContext): Promise<void> {
  const cookies = await context.cookies(`${new URL(page.url()).origin}/login`);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByText('You are disconnected').waitFor();
  await page.goto('/');
  await page.getByPlaceholder('Your password').waitFor();
  lines.add('Sign Out, and to end the session at the provider', 'the product asks for the password again', true);
  const renewed = await fetch(`http://localhost:${ports.product}/login/token`, {
    method: 'POST',
    headers: {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      origin: `http://localhost:${ports.product}`,
      'x-titlenet-login': '1',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ grant_type: 'refresh_token', client_id: clientId }),
  });
  lines.compare('a renewal with the cookie of before the sign-out', renewed.status, 204);
}
