import type { CompanyCode } from '@titlenet/catalogue/companies';
import { toIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import { type SearchAttributeName, sentAttributes, type TitleCodes } from '@titlenet/catalogue/search-attributes';
import type { TitleRecord } from '@titlenet/catalogue/title-record';

/** Small vocabularies, so that random searches have matches, with characters that are special in patterns or folding. */
export const words = [
  ...['the', 'Lantern', 'of', 'Élan', 'œuvre', 'Straße', '100%', 'Wool_Works', 'C:\\Temp', 'a', 'O’Neill', "O'Neill"],
  ...['Vol', '2', '10', '007', 'Ψυχή', 'naïve', 'LANTERN', 'lanterns', 'sea–side', 'sea', 'ox', 'Łódź', 'and', '…'],
];
export const people = [
  ...['Marsh, Eleanor', 'marsh, eleanor', 'García Márquez, Gabriel', 'Brontë, Emily', 'King, Martin Luther, Jr.'],
  ...['Ōe, Kenzaburō', 'Ash, A.', 'Chronicle Books, LLC', 'Madonna', 'Emily, Anne', '100%_Sure, Sam'],
];
const numbers = ['4006381333931', '9780060000006', '0012345678905', '9790060115615'];
const upcs = ['012345678905', '073999123453', '07399912345350999'];
export const serieses = ['Tides', 'The Tides', 'Tides of Élan', 'Vol_2', 'Œuvres', 'A', '100%'];
export const translations = ['NIV', 'King James Version', 'New King James'];
export const ageNames = ['Nwbrn', '3', '7', '8', '12', '13', '8up', '16up', 'Adult', 'All'];
/** Rich texts and, written by hand, what they show (G-220). */
const richTexts = [
  ['A lantern in the dark, well-known and <b>bright</b>.', 'A lantern in the dark, well-known and bright.'],
  [
    '<p>The <em>da</em>rk sea; a lan&shy;tern is lit.</p><p>See www.example.com/lantern for more</p>or<br>3.5 reasons.',
    'The dark sea; a lantern is lit. See www.example.com/lantern for more or 3.5 reasons.',
  ],
  [
    'Bright sea, bright lanterns: l&rsquo;&oelig;uvre d&#8217;&Eacute;lan, 1<sup>st</sup> edition&nbsp;— na&#xEF;ve &amp; "dark".',
    'Bright sea, bright lanterns: l’œuvre d’Élan, 1st edition — naïve & "dark".',
  ],
  ['<ul><li>Nothing</li><li>at <a title="x > y">all</a></li></ul>', 'Nothing at all'],
  ['<p>&nbsp;</p><!-- lantern -->', ''],
] as const;
const shownTexts = new Map<string, string>(richTexts);
/** The shown texts. */
export const texts = richTexts.map(([, shown]) => shown).filter((shown) => shown !== '');

/** Values that show nothing (G-221). */
const blanks = ['<br><br>', ' \u00a0', '&#160;'];
const defaultDates = ['1900-01-01T00:00:00', '0001-01-01T00:00:00'];

/** Prices with more digits than cents and, written by hand, what they show. */
const shownPrices = new Map<unknown, number>([[9.995, 10]]);

/** A copy of a record with the plain text of rich texts, prices to the cent, and null for values that show nothing. */
export function asShown(record: TitleRecord): TitleRecord {
  const isBlank = (value: unknown) => [...blanks, ...defaultDates].some((blank) => blank === value);
  return JSON.parse(JSON.stringify(record), (_, value) =>
    isBlank(value) ? null : (shownTexts.get(value) ?? shownPrices.get(value) ?? value),
  ) as TitleRecord;
}

const codes = ['A', 'B', 'C', 'D'];

/** Reproducible random numbers (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const severalCodes: readonly SearchAttributeName[] = ['sellingTerritory', 'bisac', 'award', 'marketingSubject'];
/** Codes that are derived from other fields of the record. */
const fromFields: readonly SearchAttributeName[] = [
  ...(['companyCode', 'editor', 'series', 'bibleTranslation', 'zeroPrice'] as const),
];

const companies: readonly CompanyCode[] = ['001', '001', '003', '018', '180', '180', '006', '006'];

function picker(random: () => number) {
  return {
    pick: <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!,
    /** Three of four times the value, else null. */
    maybe: <Value>(make: () => Value): Value | null => (random() < 0.75 ? make() : null),
  };
}

function randomBar(random: () => number): TitleRecord['bar'] {
  const { pick, maybe } = picker(random);
  const price = () => pick([0, 9.99, 9.995, 10, 12.5, 25, 1_000_000]);
  const day = () =>
    random() < 0.1
      ? pick(defaultDates)
      : (`20${pick(['09', '19', '26'])}-${pick(['01', '02', '12'])}-${pick(['01', '15', '28'])}T00:00:00` as const);
  return {
    title: Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(words)).join(' '),
    author1: maybe(() => pick(people)),
    author2: maybe(() => pick([...people, ...blanks])),
    ean: random() < 0.2 ? pick(numbers) : null,
    upc: random() < 0.2 ? pick(upcs) : null,
    seriesName: maybe(() => pick([...serieses, ...blanks])),
    bibleTranslation: maybe(() => pick(translations)),
    divisionDesc: maybe(() => pick(words)),
    categoryDesc: maybe(() => pick(words)),
    formatDesc: maybe(() => pick(['Vol 2', 'Vol 10', 'Hardcover'])),
    imprintDesc: maybe(() => pick(['élan', 'Elan', 'Zebra', ...blanks])),
    salesMarketingCode: maybe(() => pick(['AV - In Stock', 'DV', 'av'])),
    answerCode: maybe(() => pick(['IP', 'OP'])),
    casBusinessUnit: maybe(() => pick(['TRD', 'CHD'])),
    pubSeason: maybe(() => pick(['Fall 2', 'Fall 10', 'Spring'])),
    pubYear: maybe(() => pick([2009, 2019, 2026])),
    price: maybe(price),
    canadianPrice: maybe(price),
    ebAgencyPrice: maybe(price),
    ebLibraryPrice: maybe(price),
    zeroPriceInd: maybe(() => pick(['Y', 'N'])),
    firstPrintAnnounced: maybe(() => pick([0, 500, 5_000, 7_500, 100_000])),
    releaseDate: maybe(day),
    onSaleDate: maybe(day),
    pubDate: maybe(day),
    hccpSalesConfDate: maybe(day),
    hccpNACDate: maybe(day),
    lowerAge: maybe(() => pick(ageNames)),
    upperAge: maybe(() => pick(ageNames)),
    availability: maybe(() => pick(['20', '21', 'IP', '40', 'ZZ'])),
  };
}

/** Titles of every division, each with a random selection of fields. */
export function randomCatalogue(count: number, seed = 7): TitleRecord[] {
  const random = seeded(seed);
  const { pick, maybe } = picker(random);
  const text = () => pick(richTexts)[0];

  const codesOf = (): TitleCodes =>
    Object.fromEntries(
      sentAttributes
        .filter(({ name }) => !fromFields.includes(name) && random() < 0.7)
        .map(({ name }) => {
          const isFlag = name === 'redLetter' || name === 'thumbIndexed';
          const own = severalCodes.includes(name) ? [pick(codes), pick(codes)] : [isFlag ? 'Y' : pick(codes)];
          return [name, own.map((code) => ({ code, description: `${name} ${code}` }))];
        }),
    );

  return Array.from({ length: count }, (_, index): TitleRecord => {
    const isbn = toIsbn13(isbn10Of(index))!;
    const companyCode = pick(companies);
    return {
      companyCode,
      isbn,
      source: { sender: 'house', recordReference: isbn },
      isDeleted: random() < 0.05,
      references: [],
      codes: codesOf(),
      bar: randomBar(random),
      sheet: {
        editorial: {
          editor: maybe(() => pick([...people, ...blanks])),
          people: random() < 0.3 ? manyPeople(random) : [],
          onixRetailerDescription: maybe(text),
          offPageKeywords: maybe(text),
        },
      },
      stored: {
        ltdNet: maybe(() => pick([-20, 0, 9_999, 10_000, 250_000])),
        backCoverCopy: maybe(text),
        childrenKeywords: maybe(text),
      },
    };
  });
}

/** Up to 40 people, who do not fit into the start of the text that an index covers. */
function manyPeople(random: () => number) {
  const count = Math.floor(random() * 40);
  return Array.from({ length: count }, (_, index) => {
    const name = random() < 0.1 ? people[index % people.length]! : `Filler, Number ${index}`;
    return { name, role: 'Illustrator', biography: null, isCredited: true, roles: 'A12' };
  });
}

/** Different ISBN-10s with valid check digits. */
function isbn10Of(index: number): string {
  const nine = String(60_000_000 + index * 7_919).padStart(9, '0');
  const sum = [...nine].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  const check = (11 - (sum % 11)) % 11;
  return nine + (check === 10 ? 'X' : String(check));
}
