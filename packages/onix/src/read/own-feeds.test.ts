import { expect, test } from 'vitest';
import { ownFeed, ownFeeds } from '../testing/feeds.ts';
import { collect } from '../testing/onix-snippets.ts';
import { type OnixEvent, readOnix } from './read-onix.ts';

const read = (name: string): Promise<OnixEvent[]> =>
  collect(readOnix(ownFeed(name).open(), { today: '2026-11-01', company: () => '001' }));

/** A line for each event after the header. */
function summary(event: OnixEvent): string {
  if (event.kind !== 'product') return `${event.kind}: ${'reason' in event ? event.reason : ''}`;
  const { version, notificationType, recordReference, bar, warnings } = event.title;
  const warningTexts = warnings.map(({ path, message, value }) => ` [${path} ${message}${value ? ` ${value}` : ''}]`);
  return `${version} ${notificationType} ${recordReference}: ${bar.title ?? 'no title'}${warningTexts.join('')}`;
}

const expected: Record<string, string[]> = {
  'bare-product.xml': [
    'notice: There is no ONIXMessage element.',
    '3.0 03 9780069900138: A Product without a Message [RecordReference Missing; the ISBN is taken instead 9780069900138] [NotificationType Missing; taken as 03]',
  ],
  'cp1252-as-utf-8.xml': ['3.0 03 cp-4: Café “Bord de Mer” [ Bytes that are not UTF-8 were read as cp1252]'],
  'currencies-3.0.xml': [
    '3.0 03 mm-1: Eight Currencies',
    '3.0 03 mm-2: Free of Charge',
    '3.0 03 mm-3: Unknown Currency [Price/CurrencyCode Unknown code USDD]',
  ],
  'reference-2.1.xml': ['2.1 03 oq-1: L’Étoile'],
  'reference-3.0.xml': [
    '3.0 03 hp-9780062040800: The Lantern & the Keeper’s “Daughter”',
    '3.0 03 hp-9780061122415: 灯台守',
    '3.0 03 hp-9780060935467: The Lantern & the Keeper’s “Daughter”',
  ],
  'reference-3.1.xml': ['3.1 02 ta-1: The Night Ferry'],
  'short-2.1.xml': ['2.1 03 oq-2: Café by the Quay'],
  'short-3.0.xml': ['3.0 03 tw-1: The Red Boat', '3.0 03 tw-2: Boats & Ports'],
  'truncated.xml': [
    '3.0 03 co-1: Whole',
    'rejected: The file ends before the record does.',
    'notice: The file ends before </ONIXMessage>: records may be missing.',
  ],
  'updates-3.0.xml': [
    '3.0 04 hp-9780062040800: no title',
    '3.0 05 hp-9780061122415: no title',
    '3.0 05 hp-unknown: no title',
    '3.0 88 hp-test: no title',
  ],
  'wrong-values.xml': [
    '3.0 03 cp-1: Wrong Values, R&D and <3',
    '3.0 03 cp-2: Wrong Check Digit [ProductIdentifier[15] Not a valid ISBN-13 9780000000000] [DescriptiveDetail/ProductFormDetail Unknown code B999]',
    '3.0 03 cp-3: no title',
  ],
};

test.each(ownFeeds.map(({ name }) => name))('%s is read as expected', async (name) => {
  const [header, ...events] = await read(name);
  expect(header?.kind).toBe('header');
  expect(events.map(summary)).toEqual(expected[name]);
});

/** The fields of the first product of a feed. */
async function firstTitle(name: string) {
  const event = (await read(name)).find(({ kind }) => kind === 'product');
  if (event?.kind !== 'product') throw new Error(`No product in ${name}`);
  return event.title;
}

test('short tags of 3.0: ages in months, the publisher’s series before an aggregator’s, defaults of the message', async () => {
  expect(await firstTitle('short-3.0.xml')).toMatchObject({
    isbn: '9780069900015',
    bar: {
      title: 'The Red Boat',
      seriesName: 'Little Boats',
      volumeNumber: '4',
      author1: 'Okoro, Ada',
      author2: 'Holt, Mira',
      lowerAge: 'Nwbrn',
      upperAge: '3',
      formatDesc: 'Board Book',
      trimSize: '7.01 x 7.01',
      booksPerCarton: 24,
      price: 8.99,
      canadianPrice: 11.99,
    },
    editorial: { bookDescription: '<p>A boat. A <b>red</b> boat.</p>' },
    marketing: { keywords: 'boats, sea, color', audience: 'Children' },
    subrights: { productLanguage: 'English', sellingTerritoriesList: ['Canada', 'United States'] },
    stored: { salesRights: '01 US CA; 03 ROW', creditRoles: 'A01; A12' },
  });
});

test('3.1: a synthesized voice, an embargo, the largest cover, the first language of a text, scheduled prices', async () => {
  expect(await firstTitle('reference-3.1.xml')).toMatchObject({
    bar: {
      author1: 'van der Meer, Vera',
      reader: 'Synthesized Voice, Female',
      formatDesc: 'Digital Audio',
      isAudio: true,
      tapelength: '11:30',
      pubDate: '2026-12-01T00:00:00',
      onSaleDate: '2026-12-04T00:00:00',
      pubOnSpecialDay: 'E',
      imageURL: 'https://img.example/ferry-1200.jpg',
      onixDate: '2026-07-31T00:00:00',
      price: 24.99,
    },
    editorial: { bookDescription: 'A crossing.' },
    quotes: { quotations: [{ linkName: 'This Title', quote: 'Hypnotic.', source: 'Jo March, Concord Times' }] },
    subrights: { sellingTerritoriesList: ['World except Ireland, United Kingdom'] },
    stored: { printOrDigital: 'Digital', pubDateFormat: '01' },
    scheduledPrices: [{ from: '2027-01-01', bar: { price: 19.99 } }],
  });
});

test('2.1 in reference tags: entities of its DTD, old elements, defaults of the message', async () => {
  expect(await firstTitle('reference-2.1.xml')).toMatchObject({
    isbn: '9780069900046',
    bar: {
      title: 'L’Étoile',
      longSubtitle: 'A Picture Book',
      seriesName: 'Quay Classics',
      volumeNumber: '7',
      author1: 'Marsh, Iris',
      author2: 'Reed, Bo',
      formatDesc: 'Picture Book',
      lowerAge: '4',
      upperAge: '7',
      trimSize: '8 x 9.5',
      pageCount: 32,
      pubDate: '2026-09-01T00:00:00',
      onSaleDate: '2026-08-25T00:00:00',
      imageURL: 'http://img.example/etoile.jpg',
      price: 17.95,
      canadianPrice: 23.95,
    },
    editorial: { authorBio: 'Iris lives in Lyon.', bookDescription: '<p>A star falls.</p>' },
    quotes: { quotations: [{ quote: 'Shining.', source: 'Harbour Review' }] },
    awards: { authorAwards: '<ul><li>Lantern Prize, 2025</li></ul>' },
    subrights: { productLanguage: 'English', sellingTerritoriesList: ['World except United Kingdom'] },
    references: [{ isbn: '9780069900053', list: 'byFormat', relations: ['13'], known: { format: 'E-Book' } }],
  });
});

test('2.1 in short tags and ISO-8859-1: an e-book with an agency price, published in a year', async () => {
  expect(await firstTitle('short-2.1.xml')).toMatchObject({
    bar: { formatDesc: 'E-Book', pubDate: '2026-01-01T00:00:00', price: 4.99, ebAgencyPrice: 4.99 },
    editorial: { keynote: 'A café, a letter – a life.' },
    stored: { printOrDigital: 'Digital', subformat: 'EPUB', pubDateFormat: '05', priceTypes: '41; ' },
  });
});

test('of eight currencies those of the market and Canada are the prices of the title', async () => {
  const { bar, facts } = await firstTitle('currencies-3.0.xml');
  expect([bar.price, bar.canadianPrice]).toEqual([15.99, 20.99]);
  expect(facts.priceByCurrency).toEqual({
    ...{ GBP: 9.99, EUR: 14.9, USD: 15.99, CAD: 20.99 },
    ...{ AUD: 24.99, NZD: 26.99, CHF: 18.9, JPY: 1800 },
  });
});
