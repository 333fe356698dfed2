import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PackChanges } from '@titlenet/contract/pack-changes';
import type { PackContent } from '@titlenet/contract/packs';
import { expect, test, vi } from 'vitest';
import { type Call, failure, fakeServer, type Handler } from '../../../test/fake-server.ts';
import { packContent as content, packSummary as summary } from '../../../test/packs.ts';
import { renderApp, waitUntilSignedIn } from '../../../test/render-app.tsx';
import { applyOperation } from './apply-operation.ts';

/** A server that stores a pack in memory. */
function packServer(initial: PackContent, handlers: Record<string, Handler> = {}) {
  const stored = { pack: initial, others: [] as PackChanges['others'] };
  const sent: unknown[] = [];
  const take = (call: Call) => {
    const { operations } = JSON.parse(call.body);
    sent.push(...operations);
    stored.pack = operations.reduce(applyOperation, stored.pack);
    stored.pack = { ...stored.pack, version: stored.pack.version + 1 };
    return { version: stored.pack.version, others: [], refused: [], addedSections: [] };
  };
  const server = fakeServer({
    'GET /api/Packs': () => [summary, { ...summary, id: 6, name: 'Fair', role: 'reader', owner: 'Ben Seller' }],
    'GET /api/Packs/5': () => stored.pack,
    'GET /api/Packs/5/Decisions': () => [],
    'GET /api/Packs/5/Changes': () => ({ version: stored.pack.version, others: stored.others }),
    'POST /api/Packs/5/Changes': take,
    ...handlers,
  });
  return { server, stored, sent, take };
}

async function open(pack = content, handlers: Record<string, Handler> = {}) {
  const kept = packServer(pack, handlers);
  const rendered = renderApp('/packs?pack=5');
  await waitUntilSignedIn();
  await screen.findByRole('heading', { name: pack.name });
  return { ...rendered, ...kept };
}

const titlesOf = () =>
  screen.getAllByRole('listitem').flatMap(
    (item) =>
      item
        .querySelector('button[id^="move-title"]')
        ?.getAttribute('aria-label')
        ?.match(/^Move (\w+),/)?.[1] ?? [],
  );

test('the page lists packs, and shows sections with titles, facts and notes [PACK-14]', async () => {
  await open();
  const nav = within(screen.getByRole('navigation', { name: 'Packs' }));
  expect(nav.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Packs',
    'My packs',
    'Shared by others',
  ]);
  expect(await nav.findByRole('link', { name: /Spring launch/ })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('link', { name: /Fair.*Ben Seller/ })).toBeVisible();
  expect(screen.getByText('Launch · 12/01/2026 · 3 titles · yours')).toBeVisible();
  expect(titlesOf()).toEqual(['Tide', 'Harbour', 'Lantern']);
  expect(screen.getByRole('link', { name: 'Tide' })).toHaveAttribute('href', '#/titleSheet/1?companyCode=001');
  expect(screen.getAllByText('Hardcover · $24.99 · on sale 03/03/2026 · Forthcoming')).toHaveLength(3);
  expect(screen.queryByRole('link', { name: 'Harbour' })).not.toBeInTheDocument();
  expect(screen.getByText('This title does not exist any more.')).toBeVisible();
  expect(screen.getByDisplayValue('New cover')).toBeVisible();
});

test('Alt with an arrow key moves a title, across sections too, keeps the focus and announces its place [PACK-15]', async () => {
  const { user, sent } = await open();
  const move = (name: string) => screen.getByRole('button', { name: new RegExp(`^Move ${name},`) });
  move('Tide').focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(titlesOf()).toEqual(['Harbour', 'Tide', 'Lantern']);
  expect(await screen.findByText('Tide is number 2 of 2 in Fiction.')).toBeInTheDocument();
  await waitFor(() => expect(move('Tide')).toHaveFocus());
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByText('Tide is number 1 of 2 in Sea.')).toBeInTheDocument();
  await waitFor(() => expect(move('Tide')).toHaveFocus());
  await waitFor(() =>
    expect(sent).toEqual([
      { kind: 'moveTitles', ids: [1], sectionId: 10, before: null },
      { kind: 'moveTitles', ids: [1], sectionId: 20, before: 3 },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(titlesOf()).toEqual(['Harbour', 'Tide', 'Lantern']);
});

test('selected titles are moved together by buttons and to a section, and removed as one step [PACK-36]', async () => {
  const { user, sent } = await open();
  const select = (name: string) => user.click(screen.getByRole('checkbox', { name: new RegExp(`^Select ${name},`) }));
  expect(screen.queryByRole('toolbar', { name: 'Selected titles' })).not.toBeInTheDocument();
  // They keep the order of the pack, whichever is selected first.
  await select('Lantern');
  await select('Harbour');
  const bar = within(screen.getByRole('toolbar', { name: 'Selected titles' }));
  expect(bar.getByText('2 selected')).toBeVisible();
  // Titles of two sections are gathered: those that go up before the title above the first one.
  await user.click(bar.getByRole('button', { name: 'Move up' }));
  expect(titlesOf()).toEqual(['Harbour', 'Lantern', 'Tide']);
  expect(screen.getByText('2 titles are numbers 1 to 2 of 3 in Fiction.')).toBeInTheDocument();
  await user.click(bar.getByRole('button', { name: 'Move down' }));
  expect(titlesOf()).toEqual(['Tide', 'Harbour', 'Lantern']);
  await user.selectOptions(bar.getByRole('combobox', { name: 'Move to section' }), 'Sea');
  expect(screen.getByText('2 titles are numbers 1 to 2 of 2 in Sea.')).toBeInTheDocument();
  await waitFor(() =>
    expect(sent).toEqual([
      { kind: 'moveTitles', ids: [2, 3], sectionId: 10, before: 1 },
      { kind: 'moveTitles', ids: [2, 3], sectionId: 10, before: null },
      { kind: 'moveTitles', ids: [2, 3], sectionId: 20, before: null },
    ]),
  );
  await user.click(bar.getByRole('button', { name: 'Remove' }));
  expect(titlesOf()).toEqual(['Tide']);
  expect(await screen.findByText('2 titles were removed. Undo brings them back.')).toBeVisible();
  expect(screen.queryByRole('toolbar', { name: 'Selected titles' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent.slice(-2)).toEqual([
      { kind: 'setTitle', id: 3, set: { isRemoved: false } },
      { kind: 'setTitle', id: 2, set: { isRemoved: false } },
    ]),
  );
});

test('a selected title is dragged with all selected ones, another one alone, and none onto itself [PACK-36]', async () => {
  const { user, sent } = await open();
  const select = (name: string) => user.click(screen.getByRole('checkbox', { name: new RegExp(`^Select ${name},`) }));
  const handle = (name: string) => screen.getByRole('button', { name: new RegExp(`^Move ${name},`) });
  const drag = (name: string, onto: string) => {
    const kept = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, data: string) => kept.set(type, data),
      getData: (type: string) => kept.get(type) ?? '',
      get types() {
        return [...kept.keys()];
      },
    };
    fireEvent.dragStart(handle(name), { dataTransfer });
    fireEvent.drop(handle(onto), { dataTransfer });
  };
  await select('Harbour');
  await select('Lantern');
  drag('Lantern', 'Harbour');
  expect(titlesOf()).toEqual(['Tide', 'Harbour', 'Lantern']);
  drag('Lantern', 'Tide');
  await waitFor(() => expect(titlesOf()).toEqual(['Harbour', 'Lantern', 'Tide']));
  drag('Tide', 'Harbour');
  await waitFor(() => expect(titlesOf()).toEqual(['Tide', 'Harbour', 'Lantern']));
  await waitFor(() =>
    expect(sent).toEqual([
      { kind: 'moveTitles', ids: [2, 3], sectionId: 10, before: 1 },
      { kind: 'moveTitles', ids: [1], sectionId: 10, before: 2 },
    ]),
  );
  const checked = () => screen.queryAllByRole('checkbox', { checked: true, name: /^Select / }).length;
  expect(checked()).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(checked()).toBe(0);
  expect(screen.queryByRole('toolbar', { name: 'Selected titles' })).not.toBeInTheDocument();
});

test('the days of figures are those of the reader [FORMAT-21]', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  const [section, ...others] = content.sections;
  const titles = section!.titles.map((title, index) => ({
    ...title,
    keptAt: index === 0 ? '2026-11-26T03:30:00' : '2026-11-27T17:00:00',
  }));
  await open({ ...content, sections: [{ ...section!, titles }, ...others.map((one) => ({ ...one, titles: [] }))] });
  expect(screen.getByText('Figures of 11/25/2026 to 11/27/2026')).toBeVisible();
});

test('a note is stored while it is typed, says so, and is undone as one step [PACK-15]', async () => {
  const { user, stored } = await open();
  const box = screen.getAllByRole('textbox', { name: 'Internal note' })[0]!;
  await user.type(box, 'Print more');
  expect(screen.getByText('Saving…')).toBeVisible();
  await waitFor(() => expect(stored.pack.sections[0]?.titles[0]?.internalNote).toBe('Print more'), { timeout: 3_000 });
  await user.type(box, ' copies');
  await user.tab();
  await waitFor(() => expect(stored.pack.sections[0]?.titles[0]?.internalNote).toBe('Print more copies'));
  expect(await screen.findByText('Saved')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored.pack.sections[0]?.titles[0]?.internalNote).toBe(''));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('edits that the server did not take are kept and sent again; what it refuses is given up [PACK-15]', async () => {
  const { user, server, stored, take } = await open();
  server.on('POST /api/Packs/5/Changes', () => failure(503, 'overload'));
  await user.click(screen.getByRole('button', { name: /^Remove Tide,/ }));
  expect(titlesOf()).toEqual(['Harbour', 'Lantern']);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.on('POST /api/Packs/5/Changes', take);
  await user.click(again);
  await waitFor(() => expect(stored.pack.sections[0]?.titles).toHaveLength(1));
  expect(await screen.findByText('Saved')).toBeVisible();

  server.on('POST /api/Packs/5/Changes', () => failure(404, 'not-found'));
  await user.click(screen.getByRole('button', { name: /^Remove Harbour,/ }));
  await waitFor(() => expect(titlesOf()).toEqual(['Harbour', 'Lantern']));
});

test('a notice names what others have changed, and has a text that is not stored, because they changed it [PACK-16]', async () => {
  const { user, server, sent } = await open();
  const change = { by: 'Ben Seller', part: 'title', id: 1, name: 'Tide', field: 'internalNote' };
  server.on('POST /api/Packs/5/Changes', () => ({
    version: 5,
    others: [
      { ...change, before: '', at: '2026-11-01T10:00:00' },
      { ...change, id: 3, name: 'Lantern', field: 'place', before: null, at: '2026-11-01T10:00:00' },
    ],
    refused: [{ ...change, text: 'Mine' }],
    addedSections: [],
  }));
  await user.type(screen.getAllByRole('textbox', { name: 'Internal note' })[0]!, 'Mine');
  await user.tab();
  expect(
    await screen.findByText(
      'Tide: Ben Seller changed the internal note meanwhile, so that yours is not stored. Yours is:',
    ),
  ).toBeVisible();
  expect(screen.getByText('Mine', { selector: 'blockquote' })).toBeVisible();
  expect(screen.getByText('Lantern: Ben Seller moved it')).toBeVisible();
  server.on('POST /api/Packs/5/Changes', (call) => {
    sent.push(...JSON.parse(call.body).operations);
    return { version: 6, others: [], refused: [], addedSections: [] };
  });
  await user.click(screen.getByRole('button', { name: 'Use this text' }));
  await waitFor(() => expect(sent).toEqual([{ kind: 'setTitle', id: 1, set: { internalNote: 'Mine' } }]));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Changed by others')).not.toBeInTheDocument();
});

test('a reader sees notes and how many titles are hidden, and changes nothing but a copy [PACK-17]', async () => {
  const { user, server } = await open({ ...content, role: 'reader', owner: 'Ben Seller', hidden: 2 });
  expect(screen.getByText('2 titles of other companies are not shown.')).toBeVisible();
  expect(screen.getByText('New cover')).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('textbox')).not.toBeInTheDocument();
  expect(main.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'New Pack',
    'What has changed since',
    'On the Wall',
    'Binder',
    'Copy Link',
    'Copy',
  ]);
  const copied = vi.fn(() => ({ id: 5 }));
  server.on('POST /api/Packs/5/Copy', (call) => {
    expect(JSON.parse(call.body)).toEqual({ name: 'Copy of Spring launch' });
    return copied();
  });
  await user.click(main.getByRole('button', { name: 'Copy' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(copied).toHaveBeenCalled());
});

test('the owner shares with all people and with some by name [PACK-17]', async () => {
  const shared: unknown[] = [];
  const { user } = await open(content, {
    'GET /api/Packs/5/Sharing': () => ({ forAll: 'none', members: [] }),
    'GET /api/Colleagues': () => [{ subject: 'ben', name: 'Ben Seller' }],
    'PUT /api/Packs/5/Sharing': (call) => {
      shared.push(JSON.parse(call.body));
      return { forAll: 'reader', members: [{ subject: 'ben', role: 'editor', name: 'Ben Seller' }] };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'All people of the house' }), 'reader');
  await user.type(dialog.getByRole('textbox', { name: 'Add a person' }), 'Ben');
  await user.click(await dialog.findByRole('button', { name: 'Add Ben Seller' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Role of Ben Seller' }), 'editor');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shared).toEqual([{ forAll: 'reader', members: [{ subject: 'ben', role: 'editor' }] }]));
});

test('titles of a user list or a saved search are added on the page of the pack [PACK-18]', async () => {
  const added: unknown[] = [];
  const { user } = await open(content, {
    'GET /api/UserLists': () => [
      { id: 7, name: 'Autumn', owner: 'Ada Reader', isMine: true, isShared: false, size: 3 },
    ],
    'GET /api/SavedSearches': () => ({
      saved: [
        { id: 8, name: 'Tides', address: '/Searching/PowerSearch/HarperCollins/result?title=tide', description: '' },
      ],
      recent: [],
    }),
    'POST /api/Packs/5/Titles': (call) => {
      added.push(JSON.parse(call.body));
      return { added: [30, 31], alreadyThere: 1, notFound: 2 };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Add Titles' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'List or search' }), 'Autumn (3)');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText("2 titles added to 'Spring launch'. 1 already there. 2 not found.")).toBeVisible();
  expect(added).toEqual([{ listId: 7 }]);
});

test('a pack that is deleted or not shared any more says so, and packs that failed to load are loaded again [PACK-14]', async () => {
  const { server } = packServer(content, {
    'GET /api/Packs/5': () => failure(404, 'not-found'),
    'GET /api/Packs': () => failure(500),
  });
  const { user } = renderApp('/packs?pack=5');
  expect(await screen.findByText('This pack does not exist, or is not shared with you any more.')).toBeVisible();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.on('GET /api/Packs', () => [summary]);
  await user.click(again);
  expect(await screen.findByRole('link', { name: /Spring launch/ })).toBeVisible();
});

test('what has changed since the day of the figures is shown before they are replaced [PACK-21]', async () => {
  const before = {
    title: 'Tide',
    author: 'Marsh, Eleanor',
    format: 'Hardcover',
    price: 24.99,
    onSaleDate: '2026-03-03T00:00:00',
    status: 'Forthcoming',
  };
  const shared = { companyCode: '001', keptAt: '2026-11-01T09:00:00', wasGone: false, before };
  const { user, server, stored } = await open(content, {
    'GET /api/Packs/5/Figures': () => [
      { ...shared, id: 1, isbn: '9780062040801', after: { ...before, price: 26.99, onSaleDate: null } },
      { ...shared, id: 2, isbn: '9780062040802', before: { ...before, title: 'Harbour' }, after: null },
    ],
    'POST /api/Packs/5/Figures': () => {
      stored.pack = { ...stored.pack, version: 4, meeting: 'Updated' };
      return { version: 4, changed: 2 };
    },
  });
  expect(screen.getByText('Figures of 11/01/2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Compare and update' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Figures of 11/01/2026' }));
  const changes = await dialog.findByRole('region', { name: 'Changes' });
  const lines = within(changes).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Tide 9780062040801Price: $24.99 → $26.99On sale: 03/03/2026 → blank',
    'Price: $24.99 → $26.99',
    'On sale: 03/03/2026 → blank',
    'Harbour 9780062040802The title does not exist any more.',
    'The title does not exist any more.',
  ]);
  expect(server.to('POST /api/Packs/5/Figures')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('The figures are those of now. 2 titles changed.')).toBeVisible();
  expect(await screen.findByText(/^Updated · 12/)).toBeVisible();
});
