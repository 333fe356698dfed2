import { describe, expect, test } from 'vitest';
import { priceAddOn } from './price-add-on.ts';
import { inOneLine, sentencesOf, shortenList, shortenText } from './shorten-text.ts';
import type { TipSheetContent } from './tip-sheet-content.ts';
import { headingOfTitles, tipSheetOutline } from './tip-sheet-outline.ts';

const column = { width: 60, size: 9 };

describe('a text of a tip sheet', () => {
  test('is shortened after its last whole sentence that fits [PRINT-59]', () => {
    const text = `${'The sea is calm tonight. '.repeat(3)}${'The tide is full, the moon lies fair upon the straits. '.repeat(9)}`;
    const short = shortenText(text.trim(), column, 4);
    expect(short).toMatch(/^The sea is calm tonight\. .*\.$/);
    expect(text.startsWith(short)).toBe(true);
  });

  test('that is short stays as it is', () => {
    expect(shortenText('Calm sea.', column, 1)).toBe('Calm sea.');
    expect(shortenText('Calm sea.', column, 0)).toBe('');
  });

  test('of one long sentence ends after a word, an unbroken word within it [PRINT-59]', () => {
    expect(shortenText('one two three four five six seven eight nine ten '.repeat(9).trim(), column, 2)).toMatch(
      /^one .* \w+…$/,
    );
    const unbroken = shortenText('x'.repeat(5_000), column, 2);
    expect(unbroken).toMatch(/^x{20,120}…$/);
  });

  test('does not end after a title, an initial or an abbreviation', () => {
    expect(sentencesOf('Dr. A. Mann met Mr. J. R. Poe. They left.')).toEqual([
      'Dr. A. Mann met Mr. J. R. Poe.',
      'They left.',
    ]);
  });

  test('that lists subjects does not end with what separates them', () => {
    const subjects = 'Juvenile / Sports · Juvenile / Sea Stories · Juvenile / Lighthouses · Juvenile / Harbours';
    expect(shortenText(subjects, column, 1)).toMatch(/^Juvenile \/ Sports.* \p{L}+…$/u);
    expect(shortenText('Sea / Stories of the whole northern coast', { width: 9, size: 9 }, 1)).toBe('Sea…');
  });

  test('in Hebrew is shortened after a sentence too', () => {
    const text = 'הספר הזה הוא סיפור. '.repeat(30).trim();
    expect(shortenText(text, column, 2)).toMatch(/סיפור\.$/);
  });
});

test('items of a list are separated in one line, sentences by their own signs [PRINT-64]', () => {
  expect(inOneLine(['Online video', 'Podcast host reads'])).toBe('Online video; Podcast host reads');
  expect(inOneLine(['A tour.', '“What a book!”', 'Two talks'])).toBe('A tour. “What a book!” Two talks');
});

const islands = ['Guernsey', 'Jersey', 'St. Lucia', 'Virgin Islands, British', ...Array(1_200).fill('Iceland')];

test.each([
  [1, 'Guernsey, Jersey and 1,202 more'],
  [2, /^Guernsey, Jersey, St\. Lucia, Virgin Islands, British(, Iceland)+ and 1,19\d more$/],
])('a list is shortened to %s lines by whole members, and says how many are left out [PRINT-63]', (lines, text) => {
  expect(shortenList(islands, column, lines)).toMatch(text);
  expect(shortenList(islands.slice(0, 2), column, lines)).toBe('Guernsey, Jersey');
});

const sheet: TipSheetContent = {
  title: 'Tide',
  subtitle: '',
  credits: [],
  keynote: '',
  points: [],
  description: ['The sea is calm tonight. '.repeat(20)],
  quotes: [],
  author: { name: '', photoId: null, place: '', about: '' },
  highlights: [],
  comparable: [
    {
      title: 'The Secret Society of the Lighthouse at Marrow Bridge',
      author: 'Chloé Lefèvre',
      isbn: '9780062040817',
      price: '$9.99',
      sales: '',
    },
  ],
  works: [],
  box: [],
  details: [],
  barcode: null,
  imprint: 'Lantern',
};

test('titles of comparable books are whole where the page has room, else on one line [PRINT-59]', () => {
  expect(tipSheetOutline(sheet).comparable[0]?.title).toBe('The Secret Society of the Lighthouse at Marrow Bridge');
  const full = { ...sheet, description: ['The sea is calm tonight. '.repeat(400)] };
  expect(tipSheetOutline(full).comparable[0]?.title).toMatch(/^The Secret .*…$/);
});

test.each([
  [50, 12, false],
  // In 12 points the names of comparable titles would be cut.
  [55, 11, false],
  [65, 11, false],
  // In no type one step smaller are they whole.
  [115, 9, true],
])(
  'beside %s sentences type has %s points, so that comparable titles are whole where they can be [PRINT-67]',
  (sentences, size, isCut) => {
    const [long] = sheet.comparable;
    const outline = tipSheetOutline({
      ...sheet,
      description: ['The sea is calm tonight. '.repeat(sentences)],
      comparable: Array.from({ length: 5 }, (_, index) => ({ ...long!, isbn: `978006204081${index}` })),
    });
    expect(outline.type.size).toBe(size);
    expect(outline.comparable[0]?.title.endsWith('…')).toBe(isCut);
  },
);

test('territories, comparable titles and other works that have no room are counted [PRINT-63]', () => {
  const titles = Array.from({ length: 9 }, (_, index) => ({ title: `Tide ${index}`, isbn: `978006204080${index}` }));
  const outline = tipSheetOutline({
    ...sheet,
    description: ['The sea is calm tonight. '.repeat(400)],
    comparable: titles.map((one) => ({ ...one, author: '', price: '', sales: '' })),
    works: titles,
    details: [{ label: 'Not for Sale', text: islands.join(', '), items: islands }],
  });
  expect(outline.details[0]?.text).toMatch(/ and 1,1\d\d more$/);
  expect(headingOfTitles('Other works', outline.works, outline.allWorks)).toBe('Other works (4 of 9)');
  expect(headingOfTitles('Comparable titles', outline.comparable, outline.allComparable)).toMatch(/\([345] of 9\)$/);
  expect(headingOfTitles('Other works', titles, 9)).toBe('Other works');
});

test.each([
  [8, 'Other works (2 of 9)'],
  [9, 'Other works (no room for 9)'],
])('a left column of ten facts and %s details says how many other works have room [PRINT-66]', (count, heading) => {
  const long = Array.from({ length: count }, (_, index) => ({
    label: `Detail ${index}`,
    text: 'The sea is calm. '.repeat(20),
  }));
  const outline = tipSheetOutline({
    ...sheet,
    box: Array.from({ length: 10 }, (_, index) => ({ label: `Fact ${index}`, text: '1' })),
    barcode: { isbn: '9780062040800', addOn: '52499' },
    details: long,
    works: Array.from({ length: 9 }, (_, index) => ({ title: `Tide ${index}`, isbn: `978006204080${index}` })),
  });
  expect(headingOfTitles('Other works', outline.works, outline.allWorks)).toBe(heading);
  expect(outline.coverHeight).toBeGreaterThan(60);
});

test('few words leave none of this out without saying so [PRINT-63]', () => {
  const few = { ...sheet, description: [], comparable: [], works: [{ title: 'Tide', isbn: '1' }] };
  const details = [{ label: 'Not for Sale', text: islands.join(', '), items: islands }];
  const outline = tipSheetOutline({ ...few, works: Array(5).fill(few.works[0]), details });
  expect(outline.layout).toBe('poster');
  expect(outline.details[0]?.text).toMatch(/ and 1,\d{3} more$/);
  expect(headingOfTitles('Other works', outline.works, outline.allWorks)).toBe('Other works (4 of 5)');
});

test('subjects of a title with few words are whole in the column beside its facts [PRINT-68]', () => {
  const text = 'FICTION / Historical / General · FICTION / War & Military · FICTION / Sea Stories';
  const few = { ...sheet, description: [], comparable: [], details: [{ label: 'BISAC Category', text }] };
  expect(tipSheetOutline(few).details[0]?.text).toBe(text);
});

test('names of other works are whole beside a smaller cover, rather than cut beside a large one [PRINT-68]', () => {
  const works = ['Winterbourne', 'Juniper Creek', 'Marrow Bridge', 'Stonecroft'].map((place, index) => ({
    title: `The Seamstress of ${place}`,
    isbn: `978006204080${index}`,
  }));
  const outline = tipSheetOutline({
    ...sheet,
    box: Array.from({ length: 8 }, (_, index) => ({ label: `Fact ${index}`, text: '1' })),
    barcode: { isbn: '9780062040800', addOn: '52499' },
    details: Array.from({ length: 5 }, (_, index) => ({ label: `Detail ${index}`, text: 'Adult' })),
    works,
  });
  expect(outline.works).toEqual(works);
  expect(outline.coverHeight).toBeGreaterThan(72);
  expect(outline.coverHeight).toBeLessThan(84);
});

test.each([
  [24.99, 'USD', '52499'],
  [31.99, 'CAD', '63199'],
  [null, 'USD', '90000'],
  [0, 'USD', '90000'],
  [9.5, 'USD', '50950'],
  [250, 'USD', '59999'],
  [12.99, 'GBP', null],
] as const)('the add-on of a price of %s %s is %s [PRINT-58]', (price, currency, addOn) => {
  expect(priceAddOn(price, currency)).toBe(addOn);
});
