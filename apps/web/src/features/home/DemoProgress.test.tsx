import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderApp, stopApps, waitUntilSignedIn } from '../../../test/render-app.tsx';

afterEach(stopApps);

const health = (demoCatalogue?: { loaded: number; total: number }) => () => ({
  status: 'Healthy',
  product: 'TitleNet',
  time: '2026-01-02T03:04:05Z',
  checks: { database: 'Healthy', disk: { status: 'Healthy' }, search: { status: 'Healthy', progress: 100 } },
  ...(demoCatalogue && { demoCatalogue }),
});

test('the home page shows how much of the demo catalogue is loaded, until all of it is', async () => {
  const server = fakeServer({ 'GET /api/HealthCheck': health({ loaded: 3_200, total: 5_000 }) });
  renderApp('/');
  expect(await screen.findByText('Demo catalogue: 3,200 of 5,000 titles loaded')).toBeVisible();
  server.on('GET /api/HealthCheck', health());
  await waitFor(() => expect(screen.queryByText(/Demo catalogue/)).toBeNull(), { timeout: 5_000 });
});

test('without a running demo load, the home page shows no progress and sends one request', async () => {
  const server = fakeServer();
  renderApp('/');
  await waitUntilSignedIn();
  await waitFor(() => expect(server.to('GET /api/HealthCheck')).toHaveLength(1));
  expect(screen.queryByText(/Demo catalogue/)).toBeNull();
});
