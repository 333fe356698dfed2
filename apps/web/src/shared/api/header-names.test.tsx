import { expect, test } from 'vitest';
import { configuration, fakeServer } from '../../../test/fake-server.ts';
import { renderApp, untilSignedIn } from '../../../test/render-app.tsx';

test('calls carry the headers by the names that the installation gives them', async () => {
  const headers = { subscriptionKey: 'X-Our-Key', enterpriseToken: 'X-Our-Token' };
  const server = fakeServer({ 'GET /configuration': () => ({ ...configuration, headers }) });
  renderApp('/');
  await untilSignedIn();
  const [call] = server.to('GET /api/account/Permissions');
  expect(call!.headers.get('X-Our-Key')).toBe(configuration.subscriptionKey);
  expect(call!.headers.get('X-Our-Token')).toMatch(/^Bearer /);
  expect(call!.headers.has('X-Enterprise-Token')).toBe(false);
  expect(call!.headers.has('X-Subscription-Key')).toBe(false);
});
