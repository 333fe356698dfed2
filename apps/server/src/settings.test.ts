import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

test('without variables the development defaults apply; empty ones count as absent', () => {
  const settings = readSettings({ PORT: '', SUPPORT_EXTENSION: ' ' });
  expect(settings).toMatchObject({ PORT: 8080, HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:8080' });
  expect(settings).toMatchObject({ SUPPORT_EXTENSION: 'x1234', ENTERPRISE_REFRESH_LEAD_MINUTES: 2 });
});

test('the port changes the address, unless that is set', () => {
  expect(readSettings({ PORT: '9000' }).PUBLIC_URL).toBe('http://localhost:9000');
  expect(readSettings({ PORT: '9000', PUBLIC_URL: 'https://titles.test/' }).PUBLIC_URL).toBe('https://titles.test');
});

test('a link of the installation replaces the product’s own (G-38)', () => {
  const { links } = readSettings({ LINK_PKA: 'https://reports.test/pka?isbn={isbn}' });
  expect(links.pka).toBe('https://reports.test/pka?isbn={isbn}');
  expect(links.guides).toBe('/guides/index.html');
});

test.each([
  [{ PORT: 'abc' }, 'PORT: must be a port from 1 to 65535'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must be a postgres:// address'],
  [{ LINK_PKA: 'javascript:alert(1)' }, 'LINK_PKA: must be an address, a path or a #/route'],
  [
    { OIDC_ISSUER: 'https://id.test', OIDC_TOKEN_URL: 'https://id.test/t' },
    'OIDC_JWKS_URL: is needed when OIDC_ISSUER is set',
  ],
  [
    { OIDC_CLIENT_SECRET: 's', LOGIN_ADDRESS: 'provider' },
    'OIDC_CLIENT_SECRET: is used by the server’s own login address only, but LOGIN_ADDRESS is set',
  ],
  [{ SMTP_URL: 'smtp://mail.test' }, 'ERROR_MAIL_TO: is needed when SMTP_URL is set'],
])('%o is one clear line', (environment, line) => {
  const read = () => readSettings(environment as Record<string, string>);
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(line);
});

test.each([[{ ENVIRONMENT: 'prod' }], [{ ENVIRONMENT: 'uat', DATABASE_URL: '' }]])(
  '%j demands the address of a database [OPS-05]',
  (environment) => {
    expect(() => readSettings(environment)).toThrow(
      `DATABASE_URL: is needed where ENVIRONMENT is ${environment.ENVIRONMENT}`,
    );
  },
);

test('the embedded database may serve production if that is said [OPS-05]', () => {
  const { DATABASE_URL } = readSettings({ ENVIRONMENT: 'prod', TITLENET_ALLOW_EMBEDDED_DATABASE: 'yes-i-know' });
  expect(DATABASE_URL).toBeUndefined();
});

test.each([[{ ENVIRONMENT: 'uat', DATABASE_URL: 'postgres://db/titles' }], [{ OIDC_ISSUER: 'https://sso.example' }]])(
  'demo titles are refused with %j [OPS-03]',
  (environment) => {
    expect(() => readSettings({ ...environment, TITLENET_DEMO_TITLES: '5' })).toThrow(
      'TITLENET_DEMO_TITLES: demo titles are loaded only with the development identity provider, and never in uat or prod',
    );
  },
);
