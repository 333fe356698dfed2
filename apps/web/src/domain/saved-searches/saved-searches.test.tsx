import { screen, waitFor, within } from '@testing-library/react';
import type { SavedSearches } from '@titlenet/contract/saved-searches';
import { expect, test } from 'vitest';
import { failure, fakeServer, type Handler } from '../../../test/fake-server.ts';
import { hash, renderApp, waitUntilSignedIn } from '../../../test/render-app.tsx';

const address = '/Searching/PowerSearch/HarperCollins/result?title=moby&titleSwitch=1';
const saved = { id: 3, name: 'Whales', address, description: 'Title starts with moby' };
const recent = { address: '/Searching/PowerSearch/HQNA/result?author_Value=ahab', description: 'Author contains ahab' };

/** A server that stores searches in memory. */
function searchServer(initial: SavedSearches, handlers: Record<string, Handler> = {}) {
  let kept = initial;
  const server = fakeServer({
    'GET /api/SavedSearches': () => kept,
    'POST /api/SavedSearches': ({ body }) => {
      const search = { id: 9, ...JSON.parse(body) };
      kept = { ...kept, saved: [...kept.saved, search] };
      return search;
    },
    'PUT /api/SavedSearches/3': ({ body }) => {
      kept = { ...kept, saved: kept.saved.map((one) => ({ ...one, ...JSON.parse(body) })) };
      return new Response(null, { status: 204 });
    },
    'DELETE /api/SavedSearches/3': () => {
      kept = { ...kept, saved: kept.saved.filter(({ id }) => id !== 3) };
      return new Response(null, { status: 204 });
    },
    ...handlers,
  });
  return server;
}

async function open(initial: SavedSearches = { saved: [saved], recent: [recent] }, handlers?: Record<string, Handler>) {
  const server = searchServer(initial, handlers);
  const rendered = renderApp('/');
  await waitUntilSignedIn();
  await rendered.user.click(screen.getByRole('button', { name: 'My power searches' }));
  return { ...rendered, server };
}

test('the home page links to named and recent searches', async () => {
  const { user } = await open();
  expect(await screen.findByRole('link', { name: 'Whales' })).toHaveAttribute('href', `#${address}`);
  const links = within(screen.getByRole('region', { name: 'Recent searches' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Author contains ahab', `#${recent.address}`],
  ]);
  await user.click(links[0]!);
  await waitFor(() => expect(hash()).toBe(`#${recent.address}`));
});

test('the titles of a saved search are added to a pack [PACK-18]', async () => {
  const sent: unknown[] = [];
  const { user } = await open(undefined, {
    'GET /api/Packs': () => [],
    'POST /api/Packs': () => ({ id: 8 }),
    'POST /api/Packs/8/Titles': ({ body }) => {
      sent.push(JSON.parse(body));
      return { added: [1, 2], alreadyThere: 0, notFound: 0 };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Manage saved searches' }));
  await user.click(screen.getByRole('button', { name: 'Add Whales to a pack' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText(/^Name/), 'Sea');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText("2 titles added to 'Sea'.")).toBeVisible();
  expect(sent).toEqual([{ searchId: 3 }]);
});

test('a saved search has a star that follows it [FOLLOW-04]', async () => {
  const nothing = { titles: [], lists: [], searches: [] };
  let followed: object = nothing;
  const { user } = await open(undefined, {
    'GET /api/Following': () => followed,
    'POST /api/Following/Searches/3': () => {
      const search = { ...saved, followedId: 4, since: '2026-03-01T17:00:00', hasTooMany: false };
      followed = { ...nothing, searches: [search] };
      return new Response(null, { status: 204 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Follow Whales', pressed: false }));
  expect(await screen.findByRole('button', { name: 'Follow Whales', pressed: true })).toHaveTextContent('Following');
});

test('the home page loads them when they are opened', async () => {
  const { server, user } = await open({ saved: [], recent: [] });
  expect(await screen.findByText(/^No searches yet/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'My power searches', expanded: true }));
  expect(screen.queryByText(/^No searches yet/)).not.toBeInTheDocument();
  expect(server.to('GET /api/SavedSearches')).toHaveLength(1);
});

test('a failure to load them shows no toast', async () => {
  const { server } = await open(undefined, { 'GET /api/SavedSearches': () => failure(500) });
  await waitFor(() => expect(server.to('GET /api/SavedSearches')).toHaveLength(1));
  expect(screen.queryByText('Server error')).not.toBeInTheDocument();
});

test('a named search is renamed; a duplicate name is refused', async () => {
  const message = "You have a search 'Squids' already.";
  const { user, server } = await open();
  await user.click(await screen.findByRole('button', { name: 'Manage saved searches' }));
  await user.click(screen.getByRole('button', { name: 'Rename Whales' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename the search' }));
  const box = dialog.getByRole('textbox', { name: /Name/ });
  expect(box).toHaveValue('Whales');
  await user.clear(box);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Give the search a name.');
  server.on('PUT /api/SavedSearches/3', () => Response.json({ code: 'bad-input', message }, { status: 400 }));
  await user.type(box, 'Squids{Enter}');
  expect(await screen.findByText(message)).toBeInTheDocument();
  server.on('PUT /api/SavedSearches/3', () => new Response(null, { status: 204 }));
  server.on('GET /api/SavedSearches', () => ({ saved: [{ ...saved, name: 'Squids' }], recent: [] }));
  await user.type(box, '{Enter}');
  expect(await screen.findByRole('link', { name: 'Squids' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the complete address of a named search can be copied', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Manage saved searches' }));
  await user.click(screen.getByRole('button', { name: 'Copy link to Whales' }));
  expect(await screen.findByText("The link to 'Whales' was copied.")).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/#${address}`);
});

test('a named search is deleted', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Manage saved searches' }));
  await user.click(screen.getByRole('button', { name: 'Delete Whales' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Whales' })).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Recent searches' })).toBeInTheDocument();
});
