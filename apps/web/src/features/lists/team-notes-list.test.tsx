import { screen, waitFor } from '@testing-library/react';
import { emptyRecord } from '@titlenet/catalogue/field';
import { type ListedTeamNote, teamNoteFields } from '@titlenet/catalogue/lists/team-note-list';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { hash, renderApp } from '../../../test/render-app.tsx';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';
import { grid, heads, ignoreDownloads, textsUnder } from './lists.test-support.ts';

beforeEach(() => giveElementsSize({ width: 4000, height: 900 }));

const note = (parts: Partial<ListedTeamNote>): ListedTeamNote => ({
  ...emptyRecord(teamNoteFields),
  isbn: '9780062040800',
  title: 'The Lantern Keeper',
  kind: 'Note',
  text: 'Second printing sold.',
  by: 'Anna Reader',
  day: '2026-03-02T05:00:00',
  productId: 77,
  companyCode: '001',
  ...parts,
});
const rows = [
  note({}),
  note({ isbn: '9780061122415', title: 'Tides', titleState: 'Deleted', kind: 'Tag', text: 'Fair' }),
];
const endpoint = 'GET /api/TeamNotes';

test('notes and tags are listed, those of deleted titles without a link, and limited by the address [NOTE-12]', async () => {
  const server = fakeServer({ [endpoint]: () => ({ data: rows, total: 2 }) });
  const { user } = renderApp('/teamNotes');
  expect((await heads()).slice(1)).toEqual([
    'ISBN',
    'Title',
    'Title State',
    'Kind',
    'Text',
    'By',
    'Day',
    'Author',
    'Imprint',
  ]);
  expect(await textsUnder('Title')).toEqual(['The Lantern Keeper', 'Tides']);
  expect(await textsUnder('Title State')).toEqual(['', 'Deleted']);
  expect(await textsUnder('Text')).toEqual(['Second printing sold.', 'Fair']);
  expect(screen.getByRole('link', { name: '9780062040800' })).toHaveAttribute(
    'href',
    '#/titleSheet/77?companyCode=001',
  );
  expect(screen.queryByRole('link', { name: '9780061122415' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Titles'), 'Deleted');
  await waitFor(() => expect(hash()).toBe('#/teamNotes?deleted=true'));
  await user.selectOptions(screen.getByLabelText('Kind'), 'Tags');
  await waitFor(() => expect(hash()).toBe('#/teamNotes?deleted=true&kind=tag'));
  await waitFor(() => expect(server.to(endpoint).at(-1)?.query.toString()).toBe('kind=tag&deleted=true'));
});

test('a note of the evening is of the day of the reader, on screen and in Excel [NOTE-13]', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  ignoreDownloads();
  const server = fakeServer({
    [endpoint]: () => ({ data: [note({ day: '2026-03-02T03:30:15' })], total: 1 }),
    'POST /api/Export/Table/Excel': () => ({ file: '', fileName: 'Notes.xlsx' }),
  });
  const { user } = renderApp('/teamNotes');
  expect(await textsUnder('Day')).toEqual(['3/1/2026']);
  await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
  await waitFor(() => expect(server.to('POST /api/Export/Table/Excel')).toHaveLength(1));
  expect(JSON.parse(server.to('POST /api/Export/Table/Excel')[0]!.body).rows[0].day).toBe('2026-03-01T22:30:15');
});

test('the Excel file of notes and tags names deleted titles [NOTE-12]', async () => {
  ignoreDownloads();
  const server = fakeServer({
    [endpoint]: () => ({ data: rows, total: 2 }),
    'POST /api/Export/Table/Excel': () => ({ file: '', fileName: 'Notes.xlsx' }),
  });
  const { user } = renderApp('/teamNotes');
  await grid();
  await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
  await waitFor(() => expect(server.to('POST /api/Export/Table/Excel')).toHaveLength(1));
  const sent = JSON.parse(server.to('POST /api/Export/Table/Excel')[0]!.body);
  expect(sent.columns.map(({ label }: { label: string }) => label)).toContain('Text');
  expect(sent.rows[1]).toMatchObject({ isbn: '9780061122415', title: 'Tides', titleState: 'Deleted', text: 'Fair' });
});

test('without notes the page says where they are written [NOTE-12]', async () => {
  fakeServer({ [endpoint]: () => ({ data: [], total: 0 }) });
  renderApp('/teamNotes');
  expect(await screen.findAllByText(/^No notes and tags\. They are written below/)).not.toHaveLength(0);
});
