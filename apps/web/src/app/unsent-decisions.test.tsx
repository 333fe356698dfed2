import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { keepWaitingDecision } from '../../test/keep-waiting-decision.ts';
import { renderApp, waitUntilSignedIn } from '../../test/render-app.tsx';

const script = vi.hoisted(() => ({ isMissing: true, requests: 0 }));
vi.mock('../domain/packs/decision-calls.ts', (load) => {
  script.requests += 1;
  if (script.isMissing) throw new TypeError('Failed to fetch dynamically imported module');
  return load();
});

test('what waits is sent when the network is back, also if its script could not be loaded before [PACK-33]', async () => {
  keepWaitingDecision();
  const sent = vi.fn(() => 404);
  fakeServer({ 'PUT /api/Packs/5/Decisions/1': sent });
  renderApp('/userLists');
  await waitUntilSignedIn();
  await waitFor(() => expect(script.requests).toBe(1));
  script.isMissing = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});
