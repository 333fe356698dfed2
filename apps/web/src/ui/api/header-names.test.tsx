import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { configuration, fakeServer } from '../../../test/fake-server.ts';
import { renderApp, waitUntilSignedIn } from '../../../test/render-app.tsx';

test('calls have headers with the configured names', async () => {
  const headers = { subscriptionKey: 'X-Our-Key', enterpriseToken: 'X-Our-Token' };
  const server = fakeServer({ 'GET /configuration': () => ({ ...configuration, headers }) });
  renderApp('/');
  await waitUntilSignedIn();
  const [call] = server.to('GET /api/account/Permissions');
  expect(call!.headers.get('X-Our-Key')).toBe(configuration.subscriptionKey);
  expect(call!.headers.get('X-Our-Token')).toMatch(/^Bearer /);
  expect(call!.headers.has('X-Enterprise-Token')).toBe(false);
  expect(call!.headers.has('X-Subscription-Key')).toBe(false);
});

test('the product receives a bearer token, JSON and the subscription key; the security host all but the key [API-01] [API-02] [API-03] [API-06]', async () => {
  const server = fakeServer({
    'POST /api/Searching/QuickSearch': () => ({ data: [], total: 0, noData: true, moreCriteriaRequired: false }),
  });
  renderApp('/quickSearch?title=lantern&company=1');
  await waitUntilSignedIn();
  await waitFor(() => expect(server.to('POST /api/Searching/QuickSearch')).toHaveLength(1));
  const [search] = server.to('POST /api/Searching/QuickSearch');
  expect(search!.headers.get('Authorization')).toMatch(/^Bearer eyJ/);
  expect(search!.headers.get('Content-Type')).toBe('application/json');
  expect(search!.headers.get('X-Subscription-Key')).toBe(configuration.subscriptionKey);
  const [security] = server.to('POST /enterprise/api/token');
  expect(security!.headers.get('Authorization')).toMatch(/^Bearer eyJ/);
  expect(security!.headers.get('Content-Type')).toBe('application/json');
  expect(security!.headers.has('X-Subscription-Key')).toBe(false);
});
