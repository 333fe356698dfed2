import { describe, expect, test } from 'vitest';
import { companies } from '../companies.ts';
import { completenessOf, factsNumbered, lackedFacts, lackedForNext } from './completeness.ts';
import { completenessFacts, type RatedTitle } from './completeness-facts.ts';

const nothing: RatedTitle = {
  companyCode: '001',
  isbn: null,
  bar: {},
  sheet: {},
  stored: { printOrDigital: 'Print' },
  references: [],
};

type Parts = Partial<Omit<RatedTitle, 'sheet'>> & { sheet?: RatedTitle['sheet'] };

const sellable: RatedTitle = {
  ...nothing,
  isbn: '9780062040800',
  bar: {
    title: 'The Lantern Keeper',
    author1: 'Marsh, Eleanor',
    formatDesc: 'Hardcover',
    imprintDesc: 'Harbour Press',
    onSaleDate: '2026-03-10T00:00:00',
    price: 24.99,
  },
};

/** A printed title of Trade with all facts. */
const whole: RatedTitle = {
  ...sellable,
  bar: {
    ...sellable.bar,
    category: '##FICTION / Literary',
    canadianPrice: 30.99,
    pageCount: 320,
    trimSize: '6 x 9',
    booksPerCarton: 24,
  },
  sheet: {
    editorial: {
      bookDescription: '<p>Calm sea.</p>',
      keynote: 'A keeper, a light.',
      authorBio: '<p>Lives by the sea.</p>',
      offPageKeywords: 'lighthouse; sea',
      sellPoints: '<ul><li>Reading groups</li></ul>',
    },
    marketing: { audience: 'General' },
    quotes: { quotations: [{ linkId: 1, linkName: null, quote: '<p>A triumph.</p>', source: null, title: null }] },
    subrights: { sellingTerritoriesList: ['World'], productLanguage: 'English' },
  },
};

function withParts(title: RatedTitle, { bar, sheet = {}, ...parts }: Parts): RatedTitle {
  const sections = Object.entries(sheet).map(([name, section]) => [
    name,
    { ...title.sheet[name as 'editorial'], ...section },
  ]);
  return {
    ...title,
    ...parts,
    bar: { ...title.bar, ...bar },
    sheet: { ...title.sheet, ...Object.fromEntries(sections) },
  };
}

const lacks = (title: RatedTitle) => factsNumbered(lackedFacts(title)).map(({ label }) => label);
const level = (title: RatedTitle) => completenessOf(lackedFacts(title));

test('the level of a title rises from none to gold with its facts', () => {
  expect(level(nothing)).toBe('none');
  expect(lacks(nothing).slice(0, 7)).toEqual(['ISBN', 'Title', 'Author', 'Format', 'Imprint', 'On Sale Date', 'Price']);
  expect(level(sellable)).toBe('bronze');
  expect(level(withParts(whole, { sheet: { quotes: { quotations: [] } } }))).toBe('silver');
  expect(lacks(whole)).toEqual([]);
  expect(level(whole)).toBe('gold');
  expect(level(withParts(whole, { bar: { price: null } }))).toBe('none');
});

test('only the missing facts of the next level are listed', () => {
  const bare = withParts(whole, { sheet: { editorial: { keynote: null, offPageKeywords: null } } });
  expect(lacks(bare)).toEqual(['Keynote or Tagline', 'Keywords']);
  expect(lackedForNext(lackedFacts(bare)).map(({ label }) => label)).toEqual(['Keynote or Tagline']);
  expect(lackedForNext([])).toEqual([]);
});

test.each<[what: string, lacked: string, change: Parts]>([
  ['a default date', 'On Sale Date', { bar: { onSaleDate: '1900-01-01T00:00:00' } }],
  ['no price', 'Price', { bar: { price: 0 } }],
  ['a price of 0 without the zero-price indicator', 'Price', { bar: { price: 0, zeroPriceInd: 'N' } }],
  ['markup without a word', 'Description', { sheet: { editorial: { bookDescription: '<br><br>' } } }],
  ['a comment alone', 'Author Bio', { sheet: { editorial: { authorBio: '<!-- to come --> &nbsp;' } } }],
  ['no pages', 'Page Count', { bar: { pageCount: 0 } }],
])('%s counts as absent', (_what, lacked, change) => {
  expect(lacks(withParts(whole, change))).toEqual([lacked]);
});

test.each<[what: string, change: Parts]>([
  ['free on purpose', { bar: { price: 0, canadianPrice: null, zeroPriceInd: 'Y' } }],
  ['an agency price', { bar: { price: null, ebAgencyPrice: 9.99 } }],
  ['a publication date', { bar: { onSaleDate: null, pubDate: '2026-03-10T00:00:00' } }],
  ['a translator alone', { bar: { author1: null, translator: 'Nagy, Vera' } }],
  [
    'comparisons instead of points',
    {
      sheet: { editorial: { sellPoints: null } },
      references: [{ isbn: '9780061122415', list: 'competitive' }],
    },
  ],
  [
    'a prize instead of quotes',
    { sheet: { quotes: { quotations: [] }, awards: { authorAwards: '<p>Lantern Prize</p>' } } },
  ],
  [
    'not for sale in Canada',
    { bar: { canadianPrice: null }, sheet: { subrights: { sellingTerritoriesList: ['World except Canada'] } } },
  ],
  [
    'a statement that it is not for sale in Canada alone [G-213]',
    {
      bar: { canadianPrice: null },
      sheet: { subrights: { sellingTerritoriesList: [], notForSaleList: ['Canada', 'Mexico'] } },
    },
  ],
  [
    'a statement that it is not for sale in Canada beside the world [G-213]',
    {
      bar: { canadianPrice: null },
      sheet: { subrights: { sellingTerritoriesList: ['World'], notForSaleList: ['Canada'] } },
    },
  ],
])('%s is an accepted alternative', (_what, change) => {
  expect(lacks(withParts(whole, change))).toEqual([]);
});

test('many exceptions among the territories take linear time', () => {
  const subrights = { sellingTerritoriesList: [`World ${'except '.repeat(100_000)}`] };
  const start = process.cpuUsage();
  expect(lacks(withParts(whole, { bar: { canadianPrice: null }, sheet: { subrights } }))).toEqual(['Canadian Price']);
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});

test('an e-book needs no page count, size or carton quantity', () => {
  const digital = { bar: { pageCount: null, trimSize: null, booksPerCarton: null } };
  expect(lacks(withParts(whole, { ...digital, stored: { printOrDigital: 'Digital' } }))).toEqual([]);
  expect(lacks(withParts(whole, digital))).toEqual(['Page Count', 'Trim Size', 'Books per Carton']);
});

test('an audio title needs a reader and a running time, and on discs their number', () => {
  const audio = { isAudio: true, pageCount: null, trimSize: null, booksPerCarton: null };
  expect(lacks(withParts(whole, { bar: audio }))).toEqual(['Reader', 'Running Time', 'Discs']);
  expect(lacks(withParts(whole, { bar: audio, stored: { printOrDigital: 'Digital' } }))).toEqual([
    'Reader',
    'Running Time',
  ]);
  const read = { ...audio, reader: 'Okafor, Ben', tapelength: '09:30', tapecount: 8 };
  expect(lacks(withParts(whole, { bar: read }))).toEqual([]);
});

test('a Bible needs a translation and a font size instead of an author', () => {
  const bible = withParts(whole, {
    companyCode: '006',
    bar: { tap: 'ZN', tar: 'BI', author1: null },
    sheet: { editorial: { authorBio: null } },
  });
  expect(lacks(bible)).toEqual(['Bible Translation', 'Font Size']);
  const known = { bibleTranslation: 'NIV', fontSize: '9 point' };
  expect(lacks(withParts(bible, { bar: known }))).toEqual([]);
  expect(lacks(withParts(bible, { bar: { ...known, tap: null, tar: null } }))).toEqual([]);
});

test("children's titles of every company need ages instead of an audience", () => {
  const childrens = { sheet: { marketing: { audience: null } } };
  expect(lacks(withParts(whole, { ...childrens, companyCode: '003' }))).toEqual(['Ages']);
  const subject = { ...childrens, bar: { category: 'FICTION / Sea|##JUVENILE FICTION / Boats', canadianPrice: null } };
  expect(lacks(withParts(whole, { ...subject, companyCode: '400' }))).toEqual(['Ages']);
  expect(lacks(withParts(whole, { ...childrens, companyCode: '400', bar: { canadianPrice: null } }))).toEqual([
    'Audience',
  ]);
  // Sheets of Trade have no fields for ages.
  expect(lacks(withParts(whole, { ...childrens, bar: { category: 'JUV001000' } }))).toEqual([]);
});

test('a company needs only facts whose fields its sheets have', () => {
  const hqna = withParts(whole, {
    companyCode: '180',
    bar: { formatDesc: null, formatDescSRP5: 'Mass Market' },
    sheet: { editorial: { keynote: null } },
  });
  expect(lacks(hqna)).toEqual(['Keynote or Tagline']);
  const known = { sheet: { editorial: { tagline: 'Set sail.' } } };
  expect(lacks(withParts(hqna, known))).toEqual([]);
  for (const { code } of companies) expect(lacks({ ...whole, companyCode: code })).not.toContain('Description');
});

describe('a title of any company has a cover unless its record says that there is none (G-149, G-222)', () => {
  const none = '/images/covers/0/0000000000000';
  test.each([
    ['names no picture', {}, false],
    ['names a thumbnail', { imageThumbnailURL: 'https://covers.example/1.jpg' }, false],
    ['names a picture', { imageURL: 'https://covers.example/1.jpg' }, false],
    ['says so in the thumbnail', { imageThumbnailURL: `${none}?width=85` }, true],
    ['says so in the picture', { imageURL: none }, true],
    ['says so beside a picture', { imageURL: 'https://covers.example/1.jpg', imageThumbnailURL: none }, true],
  ])('a record that %s', (_, bar, isMissing) => {
    for (const { code } of companies)
      expect(lacks(withParts(whole, { companyCode: code, bar })).includes('Cover'), code).toBe(isMissing);
  });

  test.each([null, '9780062040801'])('a title with the ISBN %s has neither ISBN nor cover', (isbn) => {
    expect(lacks({ ...whole, isbn })).toEqual(['ISBN', 'Cover']);
  });
});

test('numbers of facts are unique', () => {
  expect(new Set(completenessFacts.map(({ number }) => number)).size).toBe(completenessFacts.length);
});
