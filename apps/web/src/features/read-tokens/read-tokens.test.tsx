import { screen, waitFor, within } from '@testing-library/react';
import type { ReadToken } from '@titlenet/contract/read-tokens';
import { expect, test } from 'vitest';
import { failure, fakeServer, type Handler, permissions } from '../../../test/fake-server.ts';
import { renderApp, waitUntilSignedIn } from '../../../test/render-app.tsx';

const weekly: ReadToken = {
  id: 4,
  name: 'Weekly figures',
  owner: 'Ada Reader',
  isMine: true,
  companies: ['001', '003'],
  scopes: ['titles', 'reports'],
  createdAt: '2026-03-01T09:00:00',
  expiresAt: '2026-05-30T09:00:00',
  isExpired: false,
  lastUsedAt: null,
};
const TEXT = `tnr_${'x'.repeat(43)}`;

async function open(tokens: ReadToken[], handlers: Record<string, Handler> = {}) {
  let stored = tokens;
  const server = fakeServer({
    ...permissions(['001', '003'], ['User']),
    'GET /api/ReadTokens': () => stored,
    'POST /api/ReadTokens': ({ body }) => {
      const created = { ...weekly, ...JSON.parse(body), id: 5 };
      stored = [created, ...stored];
      return { ...created, token: TEXT };
    },
    'DELETE /api/ReadTokens/4': () => {
      stored = stored.filter(({ id }) => id !== 4);
      return new Response(null, { status: 204 });
    },
    ...handlers,
  });
  const { user } = renderApp('/readTokens');
  await waitUntilSignedIn();
  await screen.findByRole('heading', { name: 'Read Tokens' });
  return { user, server };
}

test('creates a token for chosen companies and scopes, and shows it once [TOKEN-02]', async () => {
  const { user, server } = await open([]);
  await screen.findByText('You have no read tokens.');
  await user.click(screen.getByRole('button', { name: 'New Token' }));
  const dialog = await screen.findByRole('dialog', { name: 'New read token' });
  await user.click(within(dialog).getByRole('button', { name: 'Create' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Give the token a name.');
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), ' Weekly figures ');
  await user.click(within(dialog).getByRole('button', { name: 'Create' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Choose at least one company.');
  await user.click(within(within(dialog).getByRole('group', { name: 'Companies' })).getByLabelText(/\(003\)/));
  await user.click(within(dialog).getByLabelText('Searches'));
  await user.selectOptions(within(dialog).getByLabelText('Expires after'), '30 days');
  await user.click(within(dialog).getByRole('button', { name: 'Create' }));

  const shown = await screen.findByRole('region', { name: "New read token 'Weekly figures'" });
  expect(within(shown).getByRole('textbox', { name: 'Read token' })).toHaveValue(TEXT);
  const sent = server.calls.find(({ method, path }) => method === 'POST' && path === '/api/ReadTokens');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    name: 'Weekly figures',
    companies: ['003'],
    scopes: ['titles'],
    days: 30,
  });
  await user.click(within(shown).getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue(TEXT)).toBeNull();
});

test('lists what each token may read and until when, and revokes one after a question [TOKEN-04, TOKEN-06]', async () => {
  const other = { ...weekly, id: 9, name: 'Of sales', owner: 'Ben Seller', isMine: false, isExpired: true };
  const { user } = await open([weekly, other]);
  const mine = await screen.findByRole('table', { name: 'My read tokens' });
  const cells = within(mine)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(0, 2)).toEqual(['001, 003', 'Title sheets, Reports of titles']);
  expect(cells[4]).toBe('Never');
  const others = screen.getByRole('table', { name: 'Read tokens of other people' });
  expect(within(others).getByText('Ben Seller')).toBeVisible();
  expect(within(others).getByText(/^Expired on 05\/30\/2026/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Revoke Weekly figures' }));
  const dialog = await screen.findByRole('dialog', { name: /Revoke the read token 'Weekly figures'\?/ });
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByText('Weekly figures')).toBeNull());
  expect(screen.getByText('Of sales')).toBeVisible();
});

test('a failed load can be tried again, and a refused revocation keeps the dialog open [TOKEN-06]', async () => {
  let isDown = true;
  const { user } = await open([weekly], {
    'GET /api/ReadTokens': () => (isDown ? failure(503, 'overload') : [weekly]),
    'DELETE /api/ReadTokens/4': () => failure(503, 'overload'),
  });
  expect(await screen.findByText('The read tokens could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke Weekly figures' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
});
