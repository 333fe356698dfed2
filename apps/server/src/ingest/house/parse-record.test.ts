import { describe, expect, test } from 'vitest';
import { parseHouseLine as parseLine, validateRecord } from './parse-record.ts';

const parseHouseLine = (text: string) => parseLine({ text, fault: null, isRepaired: false });

const title = (members: string) => `{"kind":"title","companyCode":"001","isbn":"9780062040800"${members}}`;
const nested = (depth: number, inner: string) => '['.repeat(depth) + inner + ']'.repeat(depth);
const ofTitle = { companyCode: '001', isbn: '9780062040800' };

describe('a line', () => {
  test('with a valid record is accepted', () => {
    expect(parseHouseLine(title(',"bar":{"title":"\\u00e9"}'))).toEqual({
      record: { kind: 'title', ...ofTitle, bar: { title: 'é' } },
      warnings: [],
    });
  });

  test.each(['\\u0000', 'a\\ud800', '\\udfff'])('with %s in the name of a property or in a key is rejected', (text) => {
    const reason = 'contains invalid characters (NUL or an unpaired surrogate)';
    for (const members of [`,"${text}":1`, `,"recordReference":"${text}"`, `,"bar":{"title":"x","${text}":"x"}`])
      expect(parseHouseLine(title(members))).toMatchObject({ reason });
    expect(parseHouseLine(`{"kind":"person","id":"p1","name":"${text}"}`)).toEqual({ reason, recordReference: 'p1' });
  });

  test.each([
    ['\\u0000', 'Tides', 'Bee'],
    ['\\ud800', 'T\ufffdides', 'B\ufffdee'],
    ['\\udfff', 'T\ufffdides', 'B\ufffdee'],
  ])('with %s in facts is accepted without it, with a warning', (text, name, author1) => {
    const found = parseHouseLine(title(`,"bar":{"title":"T${text}ides","author1":"B${text}ee"}`));
    expect(found).toMatchObject({
      record: { bar: { title: name, author1 } },
      warnings: [{ path: 'bar', message: 'Characters that cannot be stored were removed or replaced' }],
    });
  });

  test('with bytes that are not UTF-8 is accepted with a warning', () => {
    expect(parseLine({ text: title(',"bar":{"title":"Café"}'), fault: null, isRepaired: true })).toMatchObject({
      record: { bar: { title: 'Café' } },
      warnings: [{ path: '', message: 'Bytes that are not UTF-8 were read as cp1252' }],
    });
  });

  test.each(['"\\u0000"', '"\\ud800"', '1'])('nested 20,000 levels deep around %s is rejected', (inner) => {
    const line = title(`,"bar":${nested(20_000, inner)}`);
    expect(parseHouseLine(line)).toMatchObject({ reason: expect.any(String), recordReference: '9780062040800' });
  });
});

describe('an invalid value of a fact', () => {
  test('is left out with a warning; the other values are kept', () => {
    const bar = { title: 'Tides', price: 'a lot', pubDate: '2026-02-30', pageCount: 1e12, reissueNo: 99_999 };
    const found = validateRecord({ kind: 'title', ...ofTitle, bar, stored: { availStock: 3 } });
    expect(found).toEqual({
      record: {
        kind: 'title',
        ...ofTitle,
        bar: { title: 'Tides' },
        stored: { availStock: 3 },
        keeps: expect.arrayContaining(['bar.price', 'bar.pubDate', 'bar.pageCount', 'bar.reissueNo']),
      },
      warnings: expect.arrayContaining([
        {
          path: 'bar.price',
          message: expect.stringMatching(/expected number.*: left out, a stored value stays$/),
          value: 'a lot',
        },
        { path: 'bar.pubDate', message: 'is not in the calendar: left out, a stored value stays', value: '2026-02-30' },
        { path: 'bar.pageCount', message: expect.stringMatching(/: left out, a/), value: '1000000000000' },
        { path: 'bar.reissueNo', message: expect.stringMatching(/: left out, a/), value: '99999' },
      ]),
    });
  });

  test('of a row is left out; the row and its neighbours are kept', () => {
    const booking = (callSign: string, dateAdded?: string) => ({ callSign, dateAdded, nat: '0', frontPage: '0' });
    const info = [booking('WKLM'), booking('WXYZ', 'soon'), booking('WABC')];
    expect(validateRecord({ kind: 'publicity', ...ofTitle, publicity: { info } })).toMatchObject({
      record: {
        publicity: { info: [{ callSign: 'WKLM' }, { callSign: 'WXYZ' }, { callSign: 'WABC' }] },
      },
      warnings: [{ path: 'publicity.info.dateAdded', value: 'soon' }],
    });
  });

  test('that its row requires leaves out the row', () => {
    const references = [
      { isbn: '9780061122415', list: 'otherWorks' },
      { isbn: 'none', list: 'otherWorks' },
      { isbn: '9780062040817', list: 'all' },
      { isbn: '9780062040800', list: 'titleTrack', known: { price: 'a lot', format: 'Hardcover' } },
    ];
    const found = validateRecord({ kind: 'title', ...ofTitle, references });
    expect(found).toMatchObject({
      record: {
        references: [
          { isbn: '9780061122415', list: 'otherWorks' },
          { isbn: '9780062040800', list: 'titleTrack', known: { format: 'Hardcover' } },
        ],
      },
    });
    const kinds = 'warnings' in found ? found.warnings.map(({ path, value }) => [path, value]) : [];
    expect(kinds).toEqual(
      expect.arrayContaining([
        ['references.isbn', 'none'],
        ['references.list', 'all'],
        ['references', undefined],
        ['references.known.price', 'a lot'],
      ]),
    );
  });

  test.each([
    [
      'an ISBN of a list',
      { kind: 'list', name: 'Spring', owner: 'nora' },
      'isbns',
      ['9780062040800', 'x'],
      ['9780062040800'],
    ],
    ['a contract', { kind: 'contract', ...ofTitle }, 'contracts', { msDueByContract: 'soon' }, {}],
    ['co-op data', { kind: 'coop', ...ofTitle }, 'coopData', { coopContracts: [{ coopAmount: 'x' }] }, undefined],
    ['an award', { kind: 'award', ...ofTitle }, 'lists', [{ id: 0, audience: 'TR', name: 'Owl', year: 2026 }], []],
  ])('in %s is left out', (_, record, member, value, expected) => {
    const found = validateRecord({ ...record, [member]: value });
    expect(found).toMatchObject({ warnings: expect.arrayContaining([expect.anything()]) });
    if (expected) expect(found).toMatchObject({ record: { [member]: expected } });
  });

  test('a photo of a person that is no address is left out', () => {
    const found = validateRecord({ kind: 'person', id: 'p1', name: 'Nora Feld', photoUrl: 'photo.jpg' });
    expect(found).toEqual({
      record: { kind: 'person', id: 'p1', name: 'Nora Feld', keeps: ['photoUrl'] },
      warnings: [
        { path: 'photoUrl', message: 'is no http(s) address: left out, a stored value stays', value: 'photo.jpg' },
      ],
    });
  });
});

const month = {
  kind: 'sales-month',
  ...ofTitle,
  month: '2026-02',
  channel: '',
  account: '',
  gross: 1,
  returns: 0,
  dollars: 1,
};
const permission = { kind: 'permission', subject: 'nora', displayName: 'Nora', companies: ['001'], roles: [] };

test.each([
  { ...month, month: '10/2026' },
  { ...month, month: '' },
  { kind: 'sales-week', ...ofTitle, weekEnding: 'Oct 2026', channels: [] },
  { kind: 'pending-order', ...ofTitle, account: 'A', orderNumber: '1', orderDate: '', quantity: 1, status: 'Open' },
])('a wrong time of a figure is refused with a sentence: %j [LIST-93]', (record) => {
  const found = validateRecord(record);
  expect(found).toMatchObject({ reason: expect.stringMatching(/^\w+: (?:.* )?is (?:no|blank)/) });
  expect(found).toMatchObject({ reason: expect.not.stringContaining('Error') });
});

describe('an impossible value of a fact is left out [G-203]:', () => {
  const titled = (members: object) => ({ kind: 'title', ...ofTitle, bar: { title: 'Tides' }, ...members });
  const inBar = (field: string, value: unknown) => titled({ bar: { title: 'Tides', [field]: value } });
  const known = (field: string, value: unknown) =>
    titled({ references: [{ isbn: '9780061122415', list: 'otherWorks', known: { [field]: value } }] });
  const prices = (members: object) => titled({ sheet: { subrights: { prices: [{ amount: 5, ...members }] } } });
  const contract = { kind: 'contract', ...ofTitle, contracts: { purchaseQty: -1 } };

  test.each<[string, object, string]>([
    ...['price', 'canadianPrice', 'ebAgencyPrice', 'ebLibraryPrice'].map((name): [string, object, string] => [
      `a negative ${name}`,
      inBar(name, -20),
      `bar.${name}`,
    ]),
    ...['pageCount', 'booksPerCarton', 'firstPrintAnnounced', 'tapecount', 'miniSeriesPubOrder'].map(
      (name): [string, object, string] => [`a negative ${name}`, inBar(name, -1), `bar.${name}`],
    ),
    ['a negative agency price', titled({ stored: { agencyPriceCad: -1 } }), 'stored.agencyPriceCad'],
    ['a negative library price', titled({ stored: { libraryPriceCad: -1 } }), 'stored.libraryPriceCad'],
    ['a negative number in print', titled({ stored: { totalInPrint: -1 } }), 'stored.totalInPrint'],
    ['a price of ten million', titled({ stored: { agencyPriceCad: 10_000_000 } }), 'stored.agencyPriceCad'],
    ['a negative price of a related title', known('price', -1), 'references.known.price'],
    ['negative pages of a related title', known('pageCount', -1), 'references.known.pageCount'],
    ['a negative amount', prices({ amount: -1 }), 'sheet.subrights.prices.amount'],
    ['an amount of ten million', prices({ amount: 10_000_000 }), 'sheet.subrights.prices.amount'],
    ['a negative minimum', prices({ minimumOrder: -1 }), 'sheet.subrights.prices.minimumOrder'],
    ['a negative quantity', contract, 'contracts.purchaseQty'],
    ['a date before the year 1000', inBar('pubDate', '0999-12-31'), 'bar.pubDate'],
    ['a blank title', inBar('title', '  '), 'bar.title'],
  ])('%s', (_, record, path) => {
    expect(validateRecord(record)).toMatchObject({ warnings: [{ path }] });
  });

  test.each<[string, object]>([
    ['a blank date', inBar('pubDate', '0001-01-01')],
    ['a price of 0', inBar('price', 0)],
    ['stock below 0', titled({ stored: { availStock: -5, netDollars: -1.5, ltdNet: -1 } })],
    ['a co-op credit', { kind: 'coop', ...ofTitle, coopData: { coopContracts: [{ coopAmount: -100 }] } }],
  ])('but not %s', (_, record) => {
    expect(validateRecord(record)).toMatchObject({ warnings: [] });
  });
});

describe('a record is rejected for', () => {
  test.each([
    ['its company', { kind: 'title', ...ofTitle, companyCode: '999' }, 'companyCode'],
    ['its ISBN', { kind: 'title', ...ofTitle, isbn: '12' }, 'isbn'],
    ['its reference', { kind: 'title', companyCode: '001', recordReference: '' }, 'recordReference'],
    ['its product id', { kind: 'title', ...ofTitle, productId: 'x' }, 'productId'],
    ['its time', { kind: 'title', ...ofTitle, sentAt: 'yesterday' }, 'sentAt'],
    ['its deletion', { kind: 'title', ...ofTitle, isDeleted: 'yes' }, 'isDeleted'],
    ['a section that is none', { kind: 'title', ...ofTitle, bar: 'Tides' }, 'bar'],
    ['an unknown field', { kind: 'title', ...ofTitle, bar: { titel: 'Tides' } }, 'titel'],
    ['an unknown field of a section', { kind: 'title', ...ofTitle, sheet: { editorial: { titel: 'x' } } }, 'titel'],
    [
      'an unknown field of a row',
      { kind: 'title', ...ofTitle, references: [{ ...ofTitle, list: 'otherWorks' }] },
      'companyCode',
    ],
    ['a figure', { ...month, gross: 'x' }, 'gross'],
    [
      'a figure of a week',
      { kind: 'sales-week', ...ofTitle, weekEnding: '2026-02-28', channels: [{ gross: 1 }] },
      'channels',
    ],
    [
      'amounts of a week that add up to more than 2^53 cents [G-191]',
      {
        ...{ kind: 'sales-week', ...ofTitle, weekEnding: '2026-02-28' },
        channels: Array.from({ length: 9_008 }, (_, index) => ({
          ...{ channel: 'Chain', account: `${index}`, gross: 1, returns: 0 },
          dollars: index % 2 === 0 ? 9_999_999_999 : -9_999_999_999,
        })),
      },
      'channels: the amounts add up to more than 9,007,199,254,740,991 cents',
    ],
    ['an unknown role', { ...permission, roles: ['Editor in chief'] }, 'roles'],
    ['an unknown company of a person', { ...permission, companies: ['999'] }, 'companies'],
    [
      'a title of a ranking',
      { kind: 'trade-category', report: 'Mystery', titles: [{ ...ofTitle, isbn: 'x' }] },
      'titles',
    ],
    ['a list of which no ISBN is valid', { kind: 'list', name: 'Spring', owner: 'nora', isbns: ['x', 'y'] }, 'isbns'],
    ['the code of a lookup', { kind: 'lookup', attribute: 'imprint', code: '', description: 'x' }, 'code'],
  ])('%s', (_, record, named) => {
    expect(validateRecord(record)).toMatchObject({ reason: expect.stringContaining(named) });
  });
});

test('a record whose validation throws is rejected', () => {
  const value = {
    kind: 'title',
    get companyCode(): string {
      throw new RangeError('no further');
    },
  };
  expect(validateRecord(value)).toMatchObject({ reason: 'cannot be read: RangeError: no further' });
});
