import { configurationSchema } from '@titlenet/contract/configuration';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/test-app.ts';

async function configurationWith(environment: Record<string, string>) {
  const server = await createTestApp({ environment });
  try {
    const answer = await server.app.inject('/configuration');
    return { text: answer.body, configuration: configurationSchema.parse(answer.json()) };
  } finally {
    await server.close();
  }
}

test('by default all addresses are the product’s own, and tokens are renewed two minutes early [SIGN-25]', async () => {
  const { configuration } = await configurationWith({});
  expect(configuration.enterprise.refreshLeadMinutes).toBe(2);
  expect(configuration.oidc.scope).toBe('openid email offline_access');
  expect(configuration).toMatchObject({ loginAddress: '/login/token', supportExtension: 'x1234' });
  for (const link of Object.values(configuration.links)) expect(link).toMatch(/^(#\/|\/guides\/)/);
});

test('an installation can change the addresses, and no secret is sent', async () => {
  const cookieSecret = 'a-secret-of-at-least-thirty-two-letters';
  const { text, configuration } = await configurationWith({
    COOKIE_SECRET: cookieSecret,
    METRICS_TOKEN: 'a-token-for-prometheus',
    LOGIN_ADDRESS: 'provider',
    SUPPORT_EXTENSION: 'x77',
    SUBSCRIPTION_HEADER: 'X-Our-Key',
    ENTERPRISE_HEADER: 'X-Our-Token',
    LINK_USER_LISTS: 'https://lists.test/',
    ENTERPRISE_REFRESH_LEAD_MINUTES: '5',
  });
  expect(configuration).toMatchObject({
    loginAddress: '',
    supportExtension: 'x77',
    headers: { subscriptionKey: 'X-Our-Key', enterpriseToken: 'X-Our-Token' },
    enterprise: { refreshLeadMinutes: 5 },
  });
  expect(configuration.links.userLists).toBe('https://lists.test/');
  for (const secret of [cookieSecret, 'a-token-for-prometheus']) expect(text).not.toContain(secret);
});
