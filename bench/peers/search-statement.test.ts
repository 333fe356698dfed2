import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import { searchAttribute } from '@titlenet/catalogue/search-attributes';
import type { Predicate } from '@titlenet/server/search/title-search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { titleColumns } from './catalogue-rows.ts';
import { piece, textbookDialect } from './dialect.ts';
import type { Engine } from './engine.ts';
import { searchPiece } from './search-statement.ts';
import { sqlite } from './sqlite.ts';
import { numbered } from './textbook-postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'titlenet-peers-'));
let engine: Engine;

type Cells = Partial<Record<(typeof titleColumns)[number], string | number>>;

const titles: Cells[] = [
  { id: 1, isbn: '9780062040800', title_folded: 'the guesthouse', price: 12.99, pub_year: 2024, lower_age: 8 },
  { id: 2, isbn: '9780062040817', title_folded: '100% "wild"', price: 13, pub_year: 2025, on_sale_date: '2025-03-01' },
  { id: 3, title_folded: 'a_b and what?', author1_folded: 'orr, ann', author1_shown: 'ann orr', upper_age: 99 },
  { id: 4, isbn: '9780062040824', division: 2, title_folded: 'the guesthouse' },
];
const [series, editor] = [searchAttribute('series').number, searchAttribute('editor').number];

beforeAll(async () => {
  const loader = await sqlite.load({ folder });
  const cell = (title: Cells, name: (typeof titleColumns)[number]) =>
    title[name] ?? (name === 'division' ? 1 : name === 'title_sort' ? (title.title_folded ?? null) : null);
  await loader.add({
    title: titles.map((title) => titleColumns.map((name) => cell(title, name))),
    title_row: titles.map(({ id }) => [id!, `layout of ${resultSource('HarperCollins').name}`]),
    title_term: [
      [1, 10],
      [2, 11],
      [3, 10],
      [3, 12],
    ],
    title_text: [
      [1, 1, 2, ' summer at the lake '],
      [2, 2, 2, ' summer '],
      [3, 2, 3, ' the lake '],
    ],
    title_number: [
      [1, 2, '647291001627'],
      [2, 2, '0647291001627'],
      [3, 4, '647291001627'],
    ],
    title_person: [
      [1, 1, 'orr, ann'],
      [2, 1, 'ann orr'],
    ],
    term: [
      [10, series, 'A'],
      [11, series, 'B'],
      [12, editor, 'A'],
    ],
    term_name: [
      [1, 10, series, 'lake house'],
      [2, 11, series, 'the lakes'],
      [3, 12, editor, 'house, lake'],
      [4, 12, editor, 'lake house'],
    ],
  });
  await loader.finish();
  engine = await sqlite.open({ folder });
});

afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

const text = (
  column: 'title' | 'author' | 'people' | 'furtherPeople' | 'isbn',
  match: 'contains' | 'startsWith' | 'exact',
  typed: string,
) => ({ kind: 'text', column, match, text: typed }) as const;
const codes = (chosen: string[], isExcluded = false) =>
  ({ kind: 'codes', attribute: 'series', codes: chosen, isExcluded }) as const;
const words = (scopes: number[], typed: string) => ({ kind: 'words', scopes, text: typed }) as const;

test.each<[string, Predicate[], number[]]>([
  ['the division alone', [], [2, 3, 1]],
  ['a part of three letters or more', [text('title', 'contains', 'Guést')], [1]],
  ['two letters', [text('title', 'contains', 'wi')], [2]],
  ['quotes and percent signs as themselves', [text('title', 'contains', '0% "w')], [2]],
  ['an underscore as itself', [text('title', 'startsWith', 'a_')], [3]],
  ['a percent sign that begins nothing', [text('title', 'startsWith', '%')], []],
  ['the whole title', [text('title', 'exact', 'The  Guesthouse')], [1]],
  ['nothing', [text('title', 'contains', ' ')], []],
  ['an author in either order', [text('author', 'startsWith', 'ann o')], [3]],
  ['a part of an author', [text('author', 'contains', 'orr')], [3]],
  ['an ISBN-10', [text('isbn', 'exact', '0-06-204080-4')], [1]],
  ['digits of an ISBN', [text('isbn', 'contains', '4081')], [2]],
  ['the beginning of an ISBN', [text('isbn', 'startsWith', '97800620408')], [2, 1]],
  ['another number of a title', [text('isbn', 'exact', '647291001627')], [2]],
  ['the beginning of another number', [text('isbn', 'startsWith', '0647')], [2]],
  ['digits of another number', [text('isbn', 'contains', '1627')], [2]],
  ['a further person, not the first author', [text('furtherPeople', 'startsWith', 'Ann')], [1]],
  ['a part of a further person', [text('furtherPeople', 'contains', 'orr, a')], [1]],
  ['any of the people', [text('people', 'contains', 'orr')], [3, 1]],
  ['one of some codes', [codes(['A', 'B', 'C'])], [2, 3, 1]],
  ['none of some codes', [codes(['A'], true)], [2]],
  [
    'a name, not another attribute’s',
    [{ kind: 'name', attribute: 'series', match: 'contains', text: 'LAKE' }],
    [2, 3, 1],
  ],
  ['the beginning of a name', [{ kind: 'name', attribute: 'editor', match: 'startsWith', text: 'lake' }], [3]],
  ['a price with cents', [{ kind: 'number', column: 'price', match: 'equal', value: 12.99 }], [1]],
  [
    'a number that is not, where there is one',
    [{ kind: 'number', column: 'price', match: 'notEqual', value: 13 }],
    [1],
  ],
  ['a day of its range', [{ kind: 'dates', column: 'onSaleDate', first: '2025-03-01', last: '2025-03-01' }], [2]],
  ['ages, where there are any', [{ kind: 'ages', lowest: null, highest: null }], [1]],
  ['words in one text', [words([2, 3], 'summer la')], [1]],
  ['a phrase', [words([2, 3], '"the lake"')], [2, 1]],
  ['words of a scope', [words([3], 'lake')], [2]],
  ['all of it', [codes(['A']), text('title', 'contains', 'what?')], [3]],
])('finds %s', async (_, predicates, ids) => {
  expect((await engine.find(1, predicates)).ids).toEqual(ids);
});

test('counts a change of titles, and finds them by their new texts only', async () => {
  const changed = { id: 1, title_folded: 'the lighthouse', title_sort: 'lighthouse', price: 1, grid_row: '' };
  await engine.update([changed]);
  expect((await engine.find(1, [text('title', 'contains', 'lightho')])).ids).toEqual([1]);
  expect((await engine.find(1, [text('title', 'contains', 'guest')])).total).toBe(0);
  await engine.update([{ ...changed, title_folded: 'the guesthouse', title_sort: 'the guesthouse', price: 12.99 }]);
});

test('keeps what is typed out of the statement, and its wildcards literal', () => {
  const asked = searchPiece(textbookDialect, 1, [text('title', 'contains', "50%_\\'?")]);
  expect(asked.values).toEqual(["%50\\%\\_\\\\'?%"]);
  expect(numbered(piece('a = ? and b = ?', 'x', 'y'))).toEqual({ text: 'a = $1 and b = $2', values: ['x', 'y'] });
});

test('refuses lists of people', () => {
  expect(() => searchPiece(textbookDialect, 1, [{ kind: 'lists', ids: [1] }])).toThrow(RangeError);
});
