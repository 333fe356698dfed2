import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boxQuery } from '@titlenet/catalogue/search-box/typed-query';
import { describe, expect, test } from 'vitest';
import { SEGMENT_SIZE } from './bitset.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { byNumberPrefix, byTerms, byTitle, filterOf } from './filter.ts';
import { type IndexedTitle, rangeNames } from './indexed-title.ts';
import { type SavedSegment, Segment } from './segment.ts';
import type { Filter } from './segment-filter.ts';
import { ArrayReader } from './snapshot/packed-arrays.ts';
import { readSnapshotFile, writeSnapshotFile } from './snapshot/snapshot-file.ts';

const words = ['lantern', 'sea', 'the', 'of', 'elan', 'ψυχη', 'ox', 'a'];

function title(id: number): IndexedTitle {
  const text = `${words[id % words.length]} ${words[(id * 7) % words.length]} ${id}`;
  const author = `marsh ${id % 100}`;
  const isbn = id % 7 === 0 ? Number.NaN : 9_780_000_080_000 + id;
  return {
    id,
    companyCode: id % 3 === 0 ? '003' : '001',
    isbn: id % 7 === 0 ? '' : String(isbn),
    title: text,
    people: author,
    author1: author,
    author1Shown: '',
    otherNumbers: '',
    boxWords: `${text}\n\n${author}\n`,
    terms: [id % 10, 100 + (id % 1_000)],
    textScopes: [],
    ranges: rangeNames.map((name) => (name === 'isbn' ? isbn : name === 'price' ? id % 50 : Number.NaN)),
  };
}

const required = (filter: Filter | 'none'): Filter => {
  if (filter === 'none') throw new Error('The predicate matches no title');
  return filter;
};

function found(index: CatalogueIndex, filters: readonly Filter[], companies = ['001', '003']) {
  const { total, ids } = index.search({ companies, filters }, 1_000_000);
  expect(total).toBe(ids.length);
  return ids.sort((a, b) => a - b);
}

const conditions: [string, Filter | 'none', (title: IndexedTitle) => boolean][] = [
  ['a word', byTitle('contains', 'lantern'), ({ title }) => title.includes('lantern')],
  ['a word and a number', byTitle('contains', 'ψυχη 65'), ({ title }) => title.includes('ψυχη 65')],
  ['a letter', byTitle('contains', 'x'), ({ title }) => title.includes('x')],
  ['a Greek letter', byTitle('contains', 'ψ'), ({ title }) => title.includes('ψ')],
  ['two letters', byTitle('contains', 'ea'), ({ title }) => title.includes('ea')],
  ['three letters', byTitle('contains', 'ant'), ({ title }) => title.includes('ant')],
  ['a digit, also the last one', byTitle('contains', '7'), ({ title }) => title.includes('7')],
  ['two digits, also the last ones', byTitle('contains', '17'), ({ title }) => title.includes('17')],
  ['the end of a title', byTitle('contains', 'a 7'), ({ title }) => title.includes('a 7')],
  ['a prefix', byTitle('startsWith', 'ox ox'), ({ title }) => title.startsWith('ox ox')],
  ['a whole title', byTitle('exact', 'sea a 65537'), ({ title }) => title === 'sea a 65537'],
  ['a term', byTerms([3], false), ({ terms }) => terms.includes(3)],
  [
    'one of several terms',
    byTerms([3, 4, 777], false),
    ({ terms }) => terms.some((term) => [3, 4, 777].includes(term)),
  ],
  ['none of them', byTerms([3, 4], true), ({ terms }) => !terms.some((term) => [3, 4].includes(term))],
  ['the first digits of an ISBN', byNumberPrefix('97800001355'), ({ isbn }) => isbn.startsWith('97800001355')],
  ['the first digits of most ISBNs', byNumberPrefix('97800001'), ({ isbn }) => isbn.startsWith('97800001')],
  [
    'digits of an ISBN',
    filterOf({ kind: 'text', column: 'isbn', match: 'contains', text: '1355' }),
    ({ isbn }) => isbn.includes('1355'),
  ],
  ['a price', filterOf({ kind: 'number', column: 'price', match: 'lessOrEqual', value: 7 }), ({ id }) => id % 50 <= 7],
  [
    'another price',
    filterOf({ kind: 'number', column: 'price', match: 'notEqual', value: 7 }),
    ({ id }) => id % 50 !== 7,
  ],
];

const count = SEGMENT_SIZE + 5_000;
const all = Array.from({ length: count }, (_, index) => title(index + 1));

function filled(): CatalogueIndex {
  const index = new CatalogueIndex();
  for (const each of all) index.put(each);
  return index;
}

/** Writes segments to a snapshot and reads them again. */
async function restore(saved: readonly SavedSegment[]): Promise<CatalogueIndex> {
  const folder = await mkdtemp(join(tmpdir(), 'titlenet-index-'));
  const path = join(folder, 'snapshot');
  await writeSnapshotFile(path, saved);
  const segments: Segment[] = [];
  for await (const { header, body } of readSnapshotFile(path, () => {})) {
    const { byteLengths, ...own } = header as { size: number; companies: string[]; byteLengths: number[] };
    segments.push(Segment.restore(own, new ArrayReader(body, byteLengths)));
  }
  await rm(folder, { recursive: true });
  return CatalogueIndex.restore(segments);
}

const shared = filled();
const restored = await restore(shared.save());

test.each(conditions)('finds titles of a full and of a growing segment by %s', (_, filter, isMet) => {
  const expected = all.filter(isMet).map(({ id }) => id);
  expect(found(shared, [required(filter)])).toEqual(expected);
  // Sets of titles may be cached.
  expect(found(shared, [required(filter)])).toEqual(expected);
  expect(found(restored, [required(filter)])).toEqual(expected);
});

describe('the search box in a full, a growing and a restored segment', () => {
  const box = (index: CatalogueIndex, typed: string, codes = ['001', '003']) => {
    const search = { groups: [{ division: 1, companies: codes } as const], maximum: 8, recentFrom: '2026-01-01' };
    const [group] = index.searchBox({ query: boxQuery(typed), ...search });
    const ids = group?.titles.map(({ id }) => id) ?? [];
    return { exact: group?.exact ?? 0, similar: group?.similar ?? 0, ids };
  };
  const idsOf = (isMet: (title: IndexedTitle) => boolean) => all.filter(isMet).map(({ id }) => id);
  const none = { exact: 0, similar: 0, ids: [] };

  test.each<[string, (title: IndexedTitle) => boolean]>([
    ['lantern sea', ({ title: text }) => /^lantern sea/.test(text)],
    ['sea lan', ({ title: text }) => /sea/.test(text) && /lantern/.test(text)],
    ['l', ({ title: text }) => /\bl/.test(text)],
    ['marsh 17 lan', ({ id, title: text }) => (id % 100 === 17 || id === 17) && /lantern/.test(text)],
    ['6553', ({ id }) => String(id).startsWith('6553')],
  ])('%j has all exact hits', (typed, isMet) => {
    const expected = idsOf(isMet);
    for (const index of [shared, restored]) {
      const { exact, similar } = box(index, typed);
      expect([exact, similar]).toEqual([expected.length, 0]);
    }
    expect(box(shared, typed, ['003']).exact).toBe(all.filter((one) => isMet(one) && one.companyCode === '003').length);
  });

  test.each([65_501, 65_535, 65_536, 65_537, count])(
    'the title %i is found by its number and a misspelt word',
    (id) => {
      const typed = `${title(id).people.replace('marsh', 'masrh')} ${id}`;
      for (const index of [shared, restored]) expect(box(index, typed)).toEqual({ exact: 0, similar: 1, ids: [id] });
    },
  );

  test('a changed title is found by its new words only', async () => {
    const index = await restore(shared.save());
    for (const id of [65_507, count]) {
      index.put({ ...title(id), title: 'zebra crossing', boxWords: 'zebra crossing\n\n\n' });
      expect(box(index, `${title(id).title} marsh`)).toEqual(none);
    }
    index.remove(count - 1);
    expect(box(index, `${title(count - 1).title} marsh`)).toEqual(none);
    expect(box(index, 'crossing zebr')).toEqual({ exact: 2, similar: 0, ids: [65_507, count] });
    expect(box(index, 'zebrra')).toEqual({ exact: 0, similar: 2, ids: [65_507, count] });
  });
});

test('a restored index can be changed', async () => {
  const index = await restore(shared.save());
  expect(index.size).toBe(count);
  index.remove(6);
  index.put({ ...title(5), title: 'another' });
  index.put({ ...title(count + 1), title: 'another', terms: [5_000] });
  expect(index.size).toBe(count);
  expect(found(index, [required(byTitle('contains', 'another'))])).toEqual([5, count + 1]);
  expect(found(index, [required(byTerms([5_000], false))])).toEqual([count + 1]);
  expect(found(index, [byNumberPrefix('9780000080006')])).toEqual([]);
});

test('a saved index does not change with the original', async () => {
  const index = filled();
  const saved = index.save();
  index.remove(1);
  index.remove(count);
  index.put(title(count + 1));
  expect((await restore(saved)).size).toBe(count);
});

test('returns the terms that titles with all filters have', () => {
  const filters = [required(byTerms([3], false))];
  const companies = ['001', '003'];
  // Terms 100 + id % 1000 of titles whose id ends in 3.
  expect(shared.findTermsInUse({ companies, filters }, [3, 4, 103, 104, 113, 9_999]).sort((a, b) => a - b)).toEqual([
    3, 103, 113,
  ]);
  expect(shared.findTermsInUse({ companies: ['180'], filters }, [3])).toEqual([]);
});

test('returns titles that meet all filters, of the given companies only', () => {
  const filters = [byTerms([3], false), byTitle('contains', 'sea')].map(required);
  expect(found(shared, filters, ['003'])).toEqual(
    all
      .filter(
        ({ terms, title: text, companyCode }) => terms.includes(3) && text.includes('sea') && companyCode === '003',
      )
      .map(({ id }) => id),
  );
});

test('counts titles above the maximum, but returns no ids then', () => {
  const search = { companies: ['001', '003'], filters: [required(byTitle('contains', 'a'))] };
  const total = all.filter(({ title: text }) => text.includes('a')).length;
  expect(shared.search(search, total - 1)).toEqual({ total, ids: [] });
  expect(shared.search(search, total).ids).toHaveLength(total);
});

test('filters by ids in all segments', () => {
  expect(found(shared, [shared.filterByIds([1, 2, SEGMENT_SIZE, count, count + 1])])).toEqual([
    1,
    2,
    SEGMENT_SIZE,
    count,
  ]);
  expect(found(shared, [shared.filterByIds([])])).toEqual([]);
});

test('finds a changed title by its new values only, and a removed title not at all', () => {
  const index = filled();
  index.put({ ...title(5), title: 'another', companyCode: '003', terms: [5_000] });
  index.remove(6);
  expect(index.size).toBe(count - 1);
  expect(found(index, [required(byTitle('contains', 'another'))])).toEqual([5]);
  expect(found(index, [required(byTerms([5_000], false))], ['001'])).toEqual([]);
  expect(found(index, [byNumberPrefix('9780000080005')], ['003'])).toEqual([5]);
  expect(found(index, [byNumberPrefix('9780000080005')], ['001'])).toEqual([]);
  expect(found(index, [byNumberPrefix('9780000080006')])).toEqual([]);
});

test('a search reflects titles added and removed since the previous one, in a full and in a growing segment', () => {
  const index = filled();
  const allTitles = () => found(index, [], ['003', '001']);
  const withX = () => found(index, [required(byTitle('contains', 'x'))]);
  expect(allTitles()).toHaveLength(count);
  expect(withX()).toContain(6);
  index.remove(6);
  index.remove(count);
  const left = all.filter(({ id }) => id !== 6 && id !== count);
  expect(allTitles()).toEqual(left.map(({ id }) => id));
  expect(withX()).toEqual(left.filter((one) => one.title.includes('x')).map(({ id }) => id));
  index.put(title(count + 1));
  expect(allTitles().at(-1)).toBe(count + 1);
});

test('compacts a full segment when less than half of it is used', () => {
  const index = filled();
  expect(index.needsCompaction).toBe(false);
  for (let id = 1; id <= SEGMENT_SIZE / 2; id += 1) index.remove(id);
  expect(index.needsCompaction).toBe(false);
  index.remove(SEGMENT_SIZE / 2 + 1);
  expect(index.needsCompaction).toBe(true);
  const ids = index.idsToCompact();
  expect(ids).toEqual(Array.from({ length: SEGMENT_SIZE / 2 - 1 }, (_, at) => SEGMENT_SIZE / 2 + 2 + at));
  for (const id of ids) index.put(title(id));
  expect(index.needsCompaction).toBe(false);
  const remaining = all.filter(({ id }) => id > SEGMENT_SIZE / 2 + 1).map(({ id }) => id);
  expect(found(index, [])).toEqual(remaining);
  expect(index.size).toBe(remaining.length);
});
