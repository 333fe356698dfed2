import { act, screen, waitFor } from '@testing-library/react';
import { getPermissions } from '@titlenet/contract/account';
import { convert10To13Isbn } from '@titlenet/contract/isbn';
import { quickSearch } from '@titlenet/contract/searching';
import { expect, test } from 'vitest';
import { deferredResponse, failure, fakeServer } from '../../../test/fake-server.ts';
import { renderApp, waitUntilSignedIn } from '../../../test/render-app.tsx';
import { callApi } from './call-api.ts';

const page = () => screen.getByRole('main', { hidden: true });

/** Opens a page without pending calls. */
async function openPage() {
  const server = fakeServer();
  renderApp('/404');
  await waitUntilSignedIn();
  await screen.findByText('Ada Reader');
  await expectFree();
  return server;
}

async function expectBlocked() {
  expect(await screen.findByText('Loading...')).toBeVisible();
  expect(page().closest('[inert]')).not.toBeNull();
}

async function expectFree() {
  await waitFor(() => expect(page().closest('[inert]')).toBeNull());
  await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
}

const search = () => callApi(quickSearch, { body: { title: 'moby', company: 1 } });
const found = () => Response.json({ data: [], total: 0, noData: true, moreCriteriaRequired: false });
const convert = () => callApi(convert10To13Isbn, { params: { isbn: '0061120081' } });

test.each([
  [
    'for data',
    'GET /api/account/Permissions',
    () => callApi(getPermissions),
    () => Response.json({ companies: [], roles: [] }),
  ],
  ['for a text', 'GET /api/isbn/0061120081/Convert10to13', convert, () => new Response('9780061120084')],
  ['with a body', 'POST /api/Searching/QuickSearch', search, found],
])('a call %s blocks the page until its response [API-07]', async (_, endpoint, call, response) => {
  const server = await openPage();
  const held = deferredResponse();
  server.on(endpoint, () => held.response);
  const called = call();
  await expectBlocked();
  await act(async () => {
    held.send(response());
    await called;
  });
  await expectFree();
});

test('of two concurrent calls the last one unblocks the page, also if it fails [API-07]', async () => {
  const server = await openPage();
  const [first, last] = [deferredResponse(), deferredResponse()];
  server.on('GET /api/isbn/0061120081/Convert10to13', () => first.response);
  server.on('POST /api/Searching/QuickSearch', () => last.response);
  const [converted, searched] = [convert(), search().catch(() => 'failed')];
  await expectBlocked();
  await act(async () => {
    first.send(new Response('9780061120084'));
    await converted;
  });
  await expectBlocked();
  await act(async () => {
    last.send(failure(500));
    expect(await searched).toBe('failed');
  });
  await expectFree();
});
