import { boxTexts, boxWords, boxWordsText } from '@titlenet/catalogue/search-box/box-words';
import { boxQuery } from '@titlenet/catalogue/search-box/typed-query';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomRuns } from '../../../../test/random-runs.ts';
import type { BoxGroup } from '../../box-hits.ts';
import { SEGMENT_SIZE } from '../bitset.ts';
import { CatalogueIndex } from '../catalogue-index.ts';
import { rangeNames } from '../indexed-title.ts';

interface Book {
  title: string;
  people?: readonly string[];
  series?: string;
  subtitle?: string;
  imprint?: string;
  isbn?: string;
  otherNumbers?: string;
  company?: string;
  onSale?: number;
  sold?: number;
}

/** Titles on sale from this day on are recent. */
const RECENT_FROM = '2025-11-23';
const RECENT_DAY = 20_251_123;
const groups: readonly BoxGroup[] = [
  { division: 1, companies: ['001', '003'] },
  { division: 180, companies: ['180'] },
];

function indexOf(books: readonly Book[], index = new CatalogueIndex()): CatalogueIndex {
  for (const [id, book] of books.entries()) {
    const [author1, ...others] = book.people ?? [];
    const people = others.map((name) => ({ name, role: null, biography: null, roles: null, isCredited: true }));
    const bar = {
      title: book.title,
      author1: author1 ?? null,
      seriesName: book.series ?? null,
      longSubtitle: book.subtitle ?? null,
      imprintDesc: book.imprint ?? null,
    };
    const ranges: Record<string, number> = { isbn: Number(book.isbn ?? 'NaN') };
    if (book.onSale) ranges.onSaleDate = book.onSale;
    if (book.sold !== undefined) ranges.ltdNet = book.sold;
    index.put({
      id,
      companyCode: book.company ?? '001',
      isbn: book.isbn ?? '',
      title: book.title.toLowerCase(),
      people: '',
      author1: '',
      author1Shown: '',
      otherNumbers: book.otherNumbers ? `\n${book.otherNumbers}\n` : '',
      boxWords: boxWordsText(boxWords(boxTexts({ bar, sheet: { editorial: { people } }, stored: {} }))),
      terms: [],
      textScopes: [],
      ranges: rangeNames.map((name) => ranges[name] ?? Number.NaN),
    });
  }
  return index;
}

const search = (index: CatalogueIndex, typed: string, maximum = 100) =>
  index.searchBox({ query: boxQuery(typed), groups, maximum, recentFrom: RECENT_FROM });

/** Titles in their order, similar ones with their typos; a line for each group. */
function found(books: readonly Book[], typed: string, maximum?: number): string[] {
  return search(indexOf(books), typed, maximum).map(({ titles }) =>
    titles.map(({ id, typos }) => books[id]!.title + (typos > 0 ? ` ~${typos}` : '')).join(', '),
  );
}

describe('order of exact hits (G-264)', () => {
  test('number, exact title, start, title, contributors, elsewhere, beginning of a number [BOX-14]', () => {
    const books = [
      { title: 'Numbered', otherNumbers: '1984000000006' },
      { title: 'Elsewhere', subtitle: 'Written in 1984' },
      { title: 'By a person', people: ['1984, Class of'] },
      { title: 'The Year 1984' },
      { title: '1984 and After' },
      { title: '1984' },
    ];
    expect(found(books, '1984')).toEqual(['1984, 1984 and After, The Year 1984, By a person, Elsewhere, Numbered']);
  });

  test('the exact title also without its article and with a typed one [BOX-07, BOX-20]', () => {
    const books = [{ title: 'Moose Tracks' }, { title: 'A Moose' }, { title: 'Big Moose' }, { title: 'The Moose' }];
    for (const typed of ['moose', 'the moose', 'a moose'])
      expect(found(books, typed)).toEqual(['A Moose, The Moose, Moose Tracks, Big Moose']);
  });

  test('forthcoming and recent ones first, then copies sold, then by title, also in a list that is full [BOX-15]', () => {
    const books = [
      { title: 'Tide e', onSale: 20_251_122, sold: 900 },
      { title: 'Tide d' },
      { title: 'Tide c', onSale: 20_261_231 },
      { title: 'Tide b', onSale: 20_251_123, sold: 5 },
      { title: 'Tide a', sold: -3 },
      { title: 'Tide cc', sold: 0 },
    ];
    const ordered = ['Tide b', 'Tide c', 'Tide e', 'Tide cc', 'Tide d', 'Tide a'];
    for (const maximum of [1, 2, 3, 4, 5, 6])
      expect(found(books, 'tid', maximum)).toEqual([ordered.slice(0, maximum).join(', ')]);
  });

  test('a better title of a later segment is in a list that is full [BOX-15]', () => {
    const books = Array.from({ length: SEGMENT_SIZE }, () => ({ title: 'Tide b' }));
    expect(found([...books, { title: 'Tide a' }], 'tid', 1)).toEqual(['Tide a']);
  });

  test('groups by division, the best hit first, with exact counts [BOX-17]', () => {
    const books: Book[] = [
      ...Array.from({ length: 12 }, (_, index) => ({ title: `Harbour ${index}` })),
      { title: 'Harbour', company: '180' },
      { title: 'Harbour Island', company: '180' },
      { title: 'Harbour', company: '400' },
    ];
    const [first, second] = search(indexOf(books), 'harbour', 3);
    expect([first!.division, first!.exact, first!.titles.length]).toEqual([180, 2, 2]);
    expect([second!.division, second!.exact, second!.titles.length]).toEqual([1, 12, 3]);
    expect(search(indexOf(books), 'harbour')).toHaveLength(2);
  });
});

describe('numbers (G-262)', () => {
  const books = [
    { title: 'One', isbn: '9780062040800' },
    { title: 'Two', isbn: '9780062040817', otherNumbers: '4006381333931' },
    { title: 'ISBN 9780062040800', isbn: '9780062040824' },
  ];

  test.each([
    ['978-0-06-204080-0', ['One']],
    ['isbn 0-06-204080-4 please', ['One']],
    ['4006381333931', ['Two']],
    ['97800620408', ['ISBN 9780062040800, One, Two']],
    ['9780062040', ['ISBN 9780062040800, One, Two']],
    ['978006204081', ['Two']],
    ['9780062040831', []],
    ['two 9780062040831', []],
  ])('%j finds %j [BOX-09, BOX-10]', (typed, titles) => {
    expect(found(books, typed)).toEqual(titles);
  });
});

describe('similar titles (G-263)', () => {
  test('follow fewer than five exact hits [BOX-11, BOX-12]', () => {
    const books = (count: number) => [
      { title: 'Lanterns of the Sea' },
      ...Array.from({ length: count }, (_, index) => ({ title: `Lantren ${index}` })),
    ];
    const [few] = search(indexOf(books(4)), 'lantren');
    expect([few!.exact, few!.similar, few!.titles.at(-1)]).toEqual([4, 1, { id: 0, place: 'titleStart', typos: 1 }]);
    const [many] = search(indexOf(books(5)), 'lantren');
    expect([many!.exact, many!.similar]).toEqual([5, 0]);
  });

  test('are ordered by typos, then as exact hits [BOX-16]', () => {
    const books = [
      { title: 'Elsewhere', series: 'Mysteries' },
      { title: 'Msyteriez' },
      { title: 'The Book of Mysteries' },
      { title: 'Mysteries' },
      { title: 'Mystic' },
    ];
    expect(found(books, 'mysteriez')).toEqual(['Msyteriez ~1, Mysteries ~1, The Book of Mysteries ~1, Elsewhere ~1']);
  });

  test.each([
    ['sea side', 'Seaside ~1'],
    ['mobydick', 'Moby Dick ~1'],
    ['moby dikc', ''],
    ['seeside', 'Seaside ~1'],
  ])('%j finds %j [BOX-13]', (typed, titles) => {
    expect(found([{ title: 'Seaside' }, { title: 'Moby Dick' }], typed).join()).toBe(titles);
  });
});

/*
 * An independent reading of G-260 to G-265, for texts of lower-case letters and blanks: every title is compared with
 * every word, without folding, word lists, bit sets and tables.
 */

interface Found {
  id: number;
  place: string;
  typos: number;
}

type Match = Omit<Found, 'id'>;

const places = ['exactTitle', 'titleStart', 'title', 'people', 'elsewhere'];
const NEVER = Number.POSITIVE_INFINITY;
const listOf = (text: string | undefined) => (text ?? '').split(' ').filter((word) => word !== '');
const articles = 'the a an le la les el los las il das der'.split(' ');
const bare = (words: readonly string[]) => (words.length > 1 && articles.includes(words[0]!) ? words.slice(1) : words);

/** Whether one change of a letter makes one word of the other. */
function isOneChange(typed: string, word: string): boolean {
  for (let at = 0; at <= Math.max(typed.length, word.length); at += 1) {
    const [start, end] = [typed.slice(0, at), typed.slice(at)];
    const letter = word[at] ?? '';
    const exchanged = end.length > 1 ? `${start}${end[1]}${end[0]}${end.slice(2)}` : '';
    if ([start + end.slice(1), start + letter + end, start + letter + end.slice(1), exchanged].includes(word))
      return true;
  }
  return false;
}

/** No word of the vocabulary and no typed word is longer, so that each may have one typo at most. */
const MAX_LENGTH = 8;

function typosIn(
  typed: string,
  words: readonly string[],
  { isLast, isSimilar }: { isLast: boolean; isSimilar: boolean },
) {
  if (words.some((word) => word === typed || (isLast && word.startsWith(typed)))) return 0;
  const isLike = (word: string) => {
    if (Math.max(typed.length, word.length) >= 5 && isOneChange(typed, word)) return true;
    const lengths = isLast && typed.length >= 5 ? [typed.length - 1, typed.length, typed.length + 1] : [];
    return lengths.some((length) => isOneChange(typed, word.slice(0, length)) || typed === word.slice(0, length));
  };
  return isSimilar && words.some(isLike) ? 1 : NEVER;
}

function matchBook(book: Book, words: readonly string[], isSimilar: boolean): Match | null {
  const title = listOf(book.title);
  const people = [...title, ...(book.people ?? []).flatMap(listOf)];
  const all = [...people, ...listOf(book.series), ...listOf(book.subtitle), ...listOf(book.imprint)];
  const last = words.length - 1;
  const typosOf = (index: number, found: readonly string[], isLast: boolean) =>
    typosIn(words[index]!, found, { isLast, isSimilar });
  for (const [found, place] of [
    [title, 'title'],
    [people, 'people'],
    [all, 'elsewhere'],
  ] as const) {
    const typos = words.reduce((sum, _, index) => sum + typosOf(index, found, index === last), 0);
    if (typos === NEVER) continue;
    const own = bare(title);
    const isInOrder = words.every((_, index) => typosOf(index, own.slice(index, index + 1), index === last) < NEVER);
    if (place !== 'title' || !isInOrder) return { place, typos };
    const isWhole = own.length === words.length && typosOf(last, own.slice(last), false) < NEVER;
    return { place: isWhole ? 'exactTitle' : 'titleStart', typos };
  }
  return null;
}

/** The typed words with one blank less or more. */
function respaced(words: readonly string[]): string[][] {
  const joined = words.slice(1).map((word, at) => [...words.slice(0, at), words[at]! + word, ...words.slice(at + 2)]);
  const parts = words.flatMap((word, at) =>
    [...word.slice(1)].map((_, cut) => [
      ...words.slice(0, at),
      word.slice(0, cut + 1),
      word.slice(cut + 1),
      ...words.slice(at + 1),
    ]),
  );
  return [...joined, ...parts];
}

const compareMatches = (a: Match, b: Match) => a.typos - b.typos || places.indexOf(a.place) - places.indexOf(b.place);

function compareFound(books: readonly Book[], a: Found, b: Found): number {
  const [one, other] = [books[a.id]!, books[b.id]!];
  const isRecent = ({ onSale = 0 }: Book) => Number(onSale >= RECENT_DAY);
  const byTitle = one.title < other.title ? -1 : one.title > other.title ? 1 : 0;
  const byCompany = one.company! < other.company! ? -1 : one.company! > other.company! ? 1 : 0;
  return (
    compareMatches(a, b) ||
    isRecent(other) - isRecent(one) ||
    (other.sold ?? 0) - (one.sold ?? 0) ||
    byTitle ||
    byCompany ||
    a.id - b.id
  );
}

function naiveSearch(books: readonly Book[], typed: string) {
  const words = bare(listOf(typed));
  if (words.length === 0) return [];
  const hits = (match: (book: Book) => Match | null) =>
    books.flatMap((book, id) => {
      const found = groups.some(({ companies }) => companies.includes(book.company!)) && match(book);
      return found ? [{ id, ...found }] : [];
    });
  const exact = hits((book) => matchBook(book, words, false));
  const isExact = (id: number) => exact.some((one) => one.id === id);
  const likeOf = (book: Book) => {
    const found = respaced(words).flatMap((each) => matchBook(book, each, false) ?? []);
    const all = [matchBook(book, words, true), ...found.map(({ place }) => ({ place, typos: 1 }))];
    return all.filter((match) => match !== null).toSorted(compareMatches)[0] ?? null;
  };
  const similar = exact.length >= 5 ? [] : hits(likeOf).filter(({ id }) => !isExact(id));
  const order = (a: Found, b: Found) => compareFound(books, a, b);
  return groups
    .map(({ division, companies }) => {
      const isOwn = ({ id }: Found) => companies.includes(books[id]!.company!);
      const [own, like] = [exact.filter(isOwn), similar.filter(isOwn)];
      return { division, exact: own.length, similar: like.length, titles: [...own, ...like].toSorted(order) };
    })
    .filter(({ titles }) => titles.length > 0)
    .toSorted((a, b) => order(a.titles[0]!, b.titles[0]!));
}

const vocabulary = 'the sea seas seaside side tide tides lantern lan tern harbour house our of'.split(' ');
const text = fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const sometimes = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const anyBook = fc
  .record({
    title: text,
    people: fc.array(text, { maxLength: 2 }),
    series: sometimes(text),
    subtitle: sometimes(text),
    imprint: sometimes(text),
    company: fc.constantFrom('001', '003', '180', '400'),
    onSale: sometimes(fc.constantFrom(20_240_101, RECENT_DAY, 20_270_101)),
    sold: sometimes(fc.integer({ min: -2, max: 2 })),
  })
  .map((book) => book as Book);
/** A text of the vocabulary, cut off and with up to two random changes. */
const change = fc.tuple(fc.nat(30), fc.constantFrom('', 's', 't', ' '), fc.nat(2));
const typedText = fc
  .tuple(text, fc.nat(30), fc.array(change, { maxLength: 2 }))
  .map(([whole, length, changes]) =>
    changes.reduce(
      (typed, [at, letter, removed]) => typed.slice(0, at) + letter + typed.slice(at + removed),
      whole.slice(0, Math.max(3, length)),
    ),
  )
  .filter((typed) => listOf(typed).every(({ length }) => length <= MAX_LENGTH));

const someBooks = fc.array(anyBook, { minLength: 1, maxLength: 12 });

test('random searches of random titles return the same as a naive reading of the rules [BOX-01, BOX-18]', {
  timeout: 120_000,
}, () => {
  const settings = randomRuns(200);
  let [exact, similar] = [0, 0];
  fc.assert(
    fc.property(someBooks, typedText, fc.integer({ min: 1, max: 12 }), (books, typed, maximum) => {
      const all = naiveSearch(books, typed);
      for (const group of all) {
        exact += group.exact;
        similar += group.similar;
      }
      const expected = all.map((group) => ({ ...group, titles: group.titles.slice(0, maximum) }));
      expect(search(indexOf(books), typed, maximum)).toEqual(expected);
    }),
    settings,
  );
  expect(Math.min(exact, similar)).toBeGreaterThan(settings.numRuns / 4);
});

test('after corrections and deletions the words of before find nothing, exact or similar [BOX-29]', () => {
  const misspelt = indexOf([{ title: 'Lantren Keeper' }, { title: 'Msyterious' }]);
  const corrected = indexOf([{ title: 'Lantern Keeper' }], misspelt);
  corrected.remove(1);
  expect(search(corrected, 'msyterious')).toEqual([]);
  expect(search(corrected, 'lantren')).toMatchObject([{ exact: 0, similar: 1, titles: [{ id: 0, typos: 1 }] }]);
  const fewBooks = fc.array(anyBook, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fewBooks, fewBooks, typedText, (before, after, typed) => {
      const index = indexOf(after, indexOf(before));
      for (const id of before.keys()) if (id >= after.length) index.remove(id);
      expect(search(index, typed)).toEqual(naiveSearch(after, typed));
    }),
    randomRuns(100),
  );
});

test('the title typed so far is found at every letter, and typed whole it is first; no title of another company is [BOX-18, BOX-20, BOX-21]', () => {
  const own = groups.flatMap(({ companies }) => companies);
  fc.assert(
    fc.property(someBooks, fc.nat(), (books, any) => {
      const at = any % books.length;
      const { title, company } = books[at]!;
      const index = indexOf(books);
      for (let length = 1; length <= title.length; length += 1) {
        const hits = search(index, title.slice(0, length)).flatMap(({ titles }) => titles);
        expect(hits.every(({ id }) => own.includes(books[id]!.company ?? ''))).toBe(true);
        const hit = hits.find(({ id }) => id === at);
        if (own.includes(company ?? '')) expect(hit, title.slice(0, length)).toMatchObject({ typos: 0 });
      }
      for (const { titles } of search(index, title))
        if (titles.some(({ id }) => id === at)) expect(titles[0]).toMatchObject({ place: 'exactTitle', typos: 0 });
    }),
    randomRuns(30),
  );
});
