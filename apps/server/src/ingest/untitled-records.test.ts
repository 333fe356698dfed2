import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyStore } from '../../test/store-digest.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { fileOf } from './feed-file.test-data.ts';
import { importRecords, type SentRecord } from './house/house-files.test-data.ts';
import { importFeed } from './import-feed.ts';
import { keeper, message, product } from './onix/onix-messages.test-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => emptyStore(database.batch));

const send = (text: string, company: '001' | undefined = '001') =>
  importFeed(fileOf(text), {
    database,
    company,
    imprintCompanies: new Map([['harbour press', '001' as const]]),
    startedBy: 'test',
    list: { owner: 'house', isShared: true },
    onProgress: () => undefined,
  });

async function shown() {
  const row = await database.batch
    .selectFrom('title')
    .innerJoin('title_document', 'title_id', 'id')
    .select(['bar', 'sheet', 'is_deleted', 'ltd_gross'])
    .executeTakeFirstOrThrow();
  const { title, author1, price, pageCount, formatDesc, isAudio, salesMarketingCode } = JSON.parse(row.bar);
  const { editorial, subrights } = JSON.parse(`{${row.sheet}}`);
  return {
    ...{ title, author1, price, pageCount, formatDesc, isAudio, salesMarketingCode, isDeleted: row.is_deleted },
    description: editorial.onixRetailerDescription,
    language: subrights.productLanguage,
  };
}

const UNTITLED = 'No title: taken as an update of the parts that are there';

describe('an ONIX record without a title', () => {
  const whole = { ...keeper, price: '20.00', published: '20260310', description: 'Lamps.' };
  const onlySupply = (notification: string, price = '25.00') =>
    product({ reference: keeper.reference, isbn: keeper.isbn, notification, price });

  test.each(['01', '02', '03', '08', '09'])(
    'of type %s is an update of its parts, with a warning [G-202]',
    async (type) => {
      await send(message([product(whole)], '20260101'));
      const report = await send(message([onlySupply(type)], '20260102'));
      expect(report).toMatchObject({
        updated: 1,
        rejected: [],
        warned: { warnings: [{ message: UNTITLED, count: 1 }] },
      });
      expect(await shown()).toMatchObject({
        ...{ title: 'The Lantern Keeper', price: 25, formatDesc: 'Hardcover', description: 'Lamps.', isDeleted: false },
      });
    },
  );

  test('in its description changes only what the description states [G-202]', async () => {
    const described = product(whole).replace(
      '</DescriptiveDetail>',
      '<Extent><ExtentType>00</ExtentType><ExtentValue>320</ExtentValue><ExtentUnit>03</ExtentUnit></Extent></DescriptiveDetail>',
    );
    await send(message([described], '20260101'));
    const author =
      '<DescriptiveDetail><Contributor><ContributorRole>A01</ContributorRole><PersonName>Iris Vale</PersonName></Contributor></DescriptiveDetail>';
    for (const [type, day] of [['03', '20260102'] as const, ['04', '20260103'] as const]) {
      const text = onlySupply(type).replace('<ProductSupply>', `${author}<ProductSupply>`);
      expect(await send(message([text], day))).toMatchObject({ warned: { warnings: [{ message: UNTITLED }] } });
      expect(await shown()).toMatchObject({
        ...{ title: 'The Lantern Keeper', author1: 'Vale, Iris', pageCount: 320, formatDesc: 'Hardcover', price: 25 },
      });
    }
  });

  test('that arrives first is applied when the title arrives, which was sent before [G-202]', async () => {
    const early = await send(message([onlySupply('03')], '20260102'));
    expect(early.warned.warnings.map(({ message }) => message)).toEqual([
      UNTITLED,
      'Updates a record that has not come: not found until it does',
    ]);
    await send(message([product(whole)], '20260101'));
    expect(await shown()).toMatchObject({ title: 'The Lantern Keeper', price: 25, isDeleted: false });
  });

  test('and without an imprint is of the company of the stored record [G-202]', async () => {
    await send(message([product({ ...whole, imprint: 'Harbour Press' })], '20260101'), undefined);
    expect(await send(message([onlySupply('03')], '20260102'), undefined)).toMatchObject({ updated: 1, rejected: [] });
    expect(await shown()).toMatchObject({ title: 'The Lantern Keeper', price: 25 });
  });

  const old = (type: string, content: string, sent: string) => `<?xml version="1.0"?>
<ONIXMessage><Header><FromCompany>Harbour Press</FromCompany><SentDate>${sent}</SentDate>
<DefaultLanguageOfText>eng</DefaultLanguageOfText></Header>
<Product><RecordReference>hp-1</RecordReference><NotificationType>${type}</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780062040800</IDValue></ProductIdentifier>
${content}</Product></ONIXMessage>`;

  test.each(['02', '03', '04'])(
    'of ONIX 2.1 and type %s changes only what it states, with a warning [G-202]',
    async (type) => {
      const language = '<Language><LanguageRole>01</LanguageRole><LanguageCode>fre</LanguageCode></Language>';
      const text = '<OtherText><TextTypeCode>01</TextTypeCode><Text>Lamps.</Text></OtherText>';
      const title = '<Title><TitleType>01</TitleType><TitleText>The Lantern Keeper</TitleText></Title>';
      await send(old('03', `<ProductForm>AC</ProductForm>${title}${language}${text}`, '20260101'));
      const price =
        '<SupplyDetail><Price><PriceTypeCode>01</PriceTypeCode><PriceAmount>25.00</PriceAmount><CurrencyCode>USD</CurrencyCode></Price></SupplyDetail>';
      const report = await send(old(type, price, '20260102'));
      expect(report).toMatchObject({ updated: 1, warned: { warnings: [{ message: UNTITLED, count: 1 }] } });
      expect(await shown()).toMatchObject({
        ...{ title: 'The Lantern Keeper', price: 25, isAudio: true, formatDesc: 'Audio CD', description: 'Lamps.' },
        language: 'French',
      });
    },
  );
});

describe('a title record of the house without a title', () => {
  const ofHouse = (day: string, members: object): SentRecord =>
    ({
      kind: 'title',
      companyCode: '001',
      isbn: keeper.isbn,
      sentAt: `2026-01-${day}T00:00:00Z`,
      ...members,
    }) as SentRecord;
  const named = ofHouse('01', {
    bar: { title: 'The Lantern Keeper', price: 20, salesMarketingCode: 'AV' },
    sheet: { editorial: { onixRetailerDescription: '<p>Lamps.</p>' } },
  });
  const unnamed = ofHouse('02', { bar: { price: 25, pageCount: 320 }, stored: { availStock: 5 } });
  const together = {
    ...{ title: 'The Lantern Keeper', price: 25, pageCount: 320, salesMarketingCode: 'AV', isDeleted: false },
    description: '<p>Lamps.</p>',
  };

  test('is an update of the record that has one, with a warning [G-202]', async () => {
    await importRecords(database, [named]);
    expect(await importRecords(database, [unnamed])).toMatchObject({
      updated: 1,
      warned: { warnings: [{ path: 'bar.title', message: UNTITLED, count: 1 }] },
    });
    expect(await shown()).toMatchObject(together);
    expect(await importRecords(database, [unnamed])).toMatchObject({ unchanged: 1 });
    // null still removes a value, and a later record with a title replaces all.
    await importRecords(database, [ofHouse('03', { bar: { pageCount: null } })]);
    expect(await shown()).toMatchObject({ ...together, pageCount: null });
    await importRecords(database, [ofHouse('04', { bar: { title: 'Keeper' } })]);
    expect(await shown()).toMatchObject({ title: 'Keeper', price: null, description: null });
  });

  test('gives the same if it arrives before the record that has one [G-202]', async () => {
    await importRecords(database, [unnamed]);
    expect(await importRecords(database, [named])).toMatchObject({ updated: 1 });
    expect(await shown()).toMatchObject(together);
  });

  test('replaces the record before it if the name is that of ONIX [G-202]', async () => {
    await send(message([product({ ...keeper, price: '20.00' })], '20260101'));
    const codes = (day: string, bar: object) => ofHouse(day, { bar });
    await importRecords(database, [codes('01', { salesMarketingCode: 'AV', pageCount: 300 })]);
    const report = await importRecords(database, [codes('02', { salesMarketingCode: 'OS' })]);
    expect(report).toMatchObject({ updated: 1, warnings: 0 });
    expect(await shown()).toMatchObject({ title: 'The Lantern Keeper', salesMarketingCode: 'OS', pageCount: null });
  });

  test('does not restore a deleted title unless it says so [G-202]', async () => {
    await importRecords(database, [named, ofHouse('02', { isDeleted: true })]);
    await importRecords(database, [ofHouse('03', { bar: { price: 26 } })]);
    expect(await shown()).toMatchObject({ title: 'The Lantern Keeper', price: 26, isDeleted: true });
    await importRecords(database, [ofHouse('04', { isDeleted: false })]);
    expect(await shown()).toMatchObject({ title: 'The Lantern Keeper', price: 26, isDeleted: false });
  });
});
