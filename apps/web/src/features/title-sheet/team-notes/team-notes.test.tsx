import { screen, waitFor, within } from '@testing-library/react';
import type { TeamNotes } from '@titlenet/contract/team-notes';
import { expect, test } from 'vitest';
import { failure, fakeServer, type Handler } from '../../../../test/fake-server.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sheetAddress, titleBar, titleHandlers } from '../../../../test/titles.ts';

const note = {
  id: 7,
  text: 'Second printing sold',
  author: 'Ben Seller',
  isMine: false,
  canDelete: false,
  writtenAt: '2026-01-05T12:00:00',
  editedAt: null,
  deletedAt: null,
  deletedBy: null,
  versions: [],
};
const mine = {
  ...note,
  id: 8,
  text: 'Ask the agent',
  author: 'Ada Reader',
  isMine: true,
  canDelete: true,
  versions: [{ text: 'Ask', replacedAt: '2026-01-06T12:00:00' }],
};
const stored: TeamNotes = {
  isbn: '9780061120084',
  tags: [{ tag: 'fair', label: 'Fair' }],
  notes: [mine, note],
  tagChanges: [{ label: 'Fair', isAdded: true, by: 'Ben Seller', at: '2026-01-05T12:00:00' }],
};
const path = '/api/TeamNotes/001/42';
const done = () => new Response(null, { status: 204 });

async function open(notes: TeamNotes = stored, more: Record<string, Handler> = {}) {
  const bar = titleBar();
  const server = fakeServer({ ...titleHandlers(bar), [`GET ${path}`]: () => notes, ...more });
  const rendered = renderApp(sheetAddress(bar));
  const region = within(await screen.findByRole('region', { name: 'Notes & Tags' }));
  return { server, region, ...rendered };
}

test('the sheet shows notes with author and time, earlier texts, and tags with their changes [NOTE-10]', async () => {
  const { region } = await open();
  const notes = await region.findByRole('list', { name: 'Notes' });
  const items = within(notes)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement === notes);
  expect(items[0]).toHaveTextContent(/Ada Reader, 01\/05\/2026 .*Ask the agent.*Earlier texts \(1\)/);
  expect(items[1]).toHaveTextContent(/Ben Seller, 01\/05\/2026 .*Second printing sold/);
  expect(
    within(items[0]!)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Edit', 'Delete']);
  expect(within(items[1]!).queryAllByRole('button')).toEqual([]);
  expect(within(region.getByRole('list', { name: 'Tags' })).getByText('Fair')).toBeVisible();
  expect(region.getByText('Changes of tags (1)')).toBeVisible();
});

test('a note is added, changed and deleted [NOTE-10]', async () => {
  const { region, server, user } = await open(stored, {
    [`POST ${path}/Notes`]: () => ({ id: 9 }),
    [`PUT ${path}/Notes/8`]: done,
    [`DELETE ${path}/Notes/8`]: done,
  });
  await user.click(await region.findByRole('button', { name: 'Add Note' }));
  expect(region.getByRole('alert')).toHaveTextContent('Write a note first.');
  await user.type(region.getByRole('textbox', { name: 'New note' }), 'Reprint in May');
  await user.click(region.getByRole('button', { name: 'Add Note' }));
  await waitFor(() => expect(region.getByRole('textbox', { name: 'New note' })).toHaveValue(''));
  expect(JSON.parse(server.to(`POST ${path}/Notes`)[0]!.body)).toEqual({ text: 'Reprint in May' });
  expect(server.to(`GET ${path}`)).toHaveLength(2);

  await user.click(region.getByRole('button', { name: 'Edit' }));
  await user.type(region.getByRole('textbox', { name: 'Note' }), ' again');
  await user.click(region.getByRole('button', { name: 'Save' }));
  await region.findByRole('button', { name: 'Edit' });
  expect(JSON.parse(server.to(`PUT ${path}/Notes/8`)[0]!.body)).toEqual({ text: 'Ask the agent again' });

  await user.click(region.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this note?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.to(`DELETE ${path}/Notes/8`)).toHaveLength(1));
});

test('the page Notes & Tags has a note that was written since it was open [NOTE-14]', async () => {
  const { server, user } = await open(stored, {
    [`POST ${path}/Notes`]: () => ({ id: 9 }),
    'GET /api/TeamNotes': () => ({ data: [], total: 0 }),
  });
  const sheet = window.location.hash;
  const go = (hash: string) => {
    window.location.hash = hash;
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  go('#/teamNotes');
  await screen.findAllByText(/^No notes and tags/);
  go(sheet);
  const again = within(await screen.findByRole('region', { name: 'Notes & Tags' }));
  await user.type(await again.findByRole('textbox', { name: 'New note' }), 'Reprint');
  await user.click(again.getByRole('button', { name: 'Add Note' }));
  await waitFor(() => expect(again.getByRole('textbox', { name: 'New note' })).toHaveValue(''));
  go('#/teamNotes');
  await waitFor(() => expect(server.to('GET /api/TeamNotes')).toHaveLength(2));
});

test('tags are suggested from those of the company, added and removed; a refusal is shown [NOTE-10]', async () => {
  const known = [
    { tag: 'fair', label: 'Fair', titles: 3 },
    { tag: 'display', label: 'Display', titles: 1 },
  ];
  const refused = () =>
    Response.json(
      { code: 'bad-input', message: 'A title has at most 20 tags. Remove some first.', traceId: 't' },
      { status: 400 },
    );
  const { region, server, user } = await open(stored, {
    'GET /api/TeamTags/001': () => known,
    [`POST ${path}/Tags`]: refused,
    [`POST ${path}/Tags/Remove`]: done,
  });
  const box = await region.findByRole('combobox', { name: 'New tag' });
  expect(server.to('GET /api/TeamTags/001')).toHaveLength(0);
  await user.click(box);
  await waitFor(() =>
    expect([...document.querySelectorAll('datalist option')].map((one) => one.getAttribute('value'))).toEqual([
      'Display',
    ]),
  );
  await user.type(box, 'Display{Enter}');
  expect(await region.findByText('A title has at most 20 tags. Remove some first.')).toBeVisible();
  server.on(`POST ${path}/Tags`, done);
  await user.type(box, '{Enter}');
  await waitFor(() => expect(box).toHaveValue(''));
  expect(JSON.parse(server.to(`POST ${path}/Tags`)[1]!.body)).toEqual({ tag: 'Display' });
  await user.click(region.getByRole('button', { name: 'Remove the tag Fair' }));
  await waitFor(() => expect(JSON.parse(server.to(`POST ${path}/Tags/Remove`)[0]!.body)).toEqual({ tag: 'fair' }));
});

test('notes that could not be loaded can be loaded again, and a title without any says so [NOTE-10]', async () => {
  const { region, server, user } = await open(stored, { [`GET ${path}`]: () => failure(500) });
  const again = await region.findByRole('button', { name: 'Try again' });
  server.on(`GET ${path}`, () => ({ ...stored, tags: [], notes: [], tagChanges: [] }));
  await user.click(again);
  expect(await region.findByText('There are no notes yet.')).toBeVisible();
});
