import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { CompanyCode } from '@titlenet/catalogue/companies';
import { recordValue } from '@titlenet/catalogue/record-fields';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { OnixRelease } from '@titlenet/contract/onix-export';
import { recordFieldEntries } from '@titlenet/onix/fields/onix-fields';
import { ownFeeds } from '@titlenet/onix/testing/feeds';
import { collateral, descriptive, message, product, publishing, supply } from '@titlenet/onix/testing/onix-snippets';
import { hasRealFeeds, realFeedsFolder } from '@titlenet/onix/testing/real-feeds';
import { exportLacks } from '@titlenet/onix/write/export-lacks';
import { productElement } from '@titlenet/onix/write/product-element';
import { writeSalesRights } from '@titlenet/onix/write/selling-territory';
import { availability, supplierTerms } from '@titlenet/onix/write/supply';
import { describe, expect, test } from 'vitest';
import { findFeedFiles } from '../ingest/feed-files.ts';
import { parseTitles } from '../ingest/onix/parse-titles.ts';

const SENT = '2026-11-01T00:00:00';

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function recordsOf(chunks: AsyncIterable<Uint8Array>, company: CompanyCode): Promise<TitleRecord[]> {
  const records: TitleRecord[] = [];
  for await (const item of parseTitles(chunks, { company, imprints: new Map(), receivedAt: `${SENT}Z`, isRetry: true }))
    if (item.kind === 'title') records.push(item.record);
  return records;
}

const context = { bisacCodes: () => undefined, editions: new Map(), today: SENT.slice(0, 10), release: '3.1' } as const;

/** Exports a record as ONIX and imports the result. */
async function exportAndImport(record: TitleRecord, release: OnixRelease): Promise<TitleRecord> {
  const header = `<Header><Sender><SenderName>TitleNet</SenderName></Sender><SentDateTime>${SENT}</SentDateTime></Header>`;
  const text = message(productElement(record, { ...context, release }), release, header);
  return (await recordsOf(bytesOf(text), record.companyCode))[0]!;
}

/** All fields of the field table, as they are stored. */
function onixFields(record: TitleRecord, release: OnixRelease = '3.1'): object {
  const fields = recordFieldEntries.filter(([name]) => name !== 'isbn');
  return {
    isbn: record.isbn,
    ...Object.fromEntries(fields.map(([name]) => [name, recordValue(record, name)])),
    // A record without a date has the date of its message.
    'bar.onixDate': record.bar.onixDate ?? SENT,
    // ONIX requires an availability.
    'bar.availability': availability(record, context.today),
    'subrights.prices': expressiblePrices(record),
    // With the sales rights, which 3.1 requires for them: those of the whole product get their countries.
    'subrights.salesRestrictions': writeSalesRights(record, { release }),
    // The first supplier is written, or the publisher; not for a title of whose supply nothing else is known.
    'subrights.supply': availability(record, context.today) && supplierTerms(record),
  };
}

/** The prices without those in the unknown currency of a feed, which the schemas do not allow. */
function expressiblePrices({ sheet }: TitleRecord): unknown {
  const prices = sheet.subrights?.prices?.filter(({ currency }) => currency !== 'USDD');
  return prices && prices.length > 0 ? prices : undefined;
}

async function expectUnchanged(record: TitleRecord, release: OnixRelease = '3.1'): Promise<void> {
  const back = await exportAndImport(record, release);
  const [imported, exported] = [onixFields(back, release), onixFields(record, release)];
  // `toEqual` shows the differences, but is much slower for equal values.
  if (!isDeepStrictEqual(imported, exported)) expect(imported).toEqual(exported);
}

/** True if a record has the data that an export requires; an ISBN with a wrong check digit is accepted. */
const canBeExported = (record: TitleRecord) =>
  record.isbn !== null && !exportLacks(record).some((lack) => lack === 'Title' || lack === 'Format');

/** Reads one product of 3.0 as a record of the first company. */
async function recordOf(content: string): Promise<TitleRecord> {
  const numbers =
    '<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780062040800</IDValue></ProductIdentifier>';
  return (await recordsOf(bytesOf(message(product(numbers + content))), '001'))[0]!;
}

const title = (content: string) =>
  descriptive(
    `<ProductForm>BC</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Tides</TitleText></TitleElement></TitleDetail>${content}`,
  );

test.each(['001', '180', '006', '400'] as const)(
  'the fields of complete titles of all own feeds return unchanged in company %s',
  async (company) => {
    let compared = 0;
    for (const feed of ownFeeds)
      for (const record of await recordsOf(feed.open(), company)) {
        if (record.isDeleted || record.replaces || !canBeExported(record)) continue;
        await expectUnchanged(record);
        compared++;
      }
    expect(compared).toBe(16);
  },
);

test('keywords and headings with commas return as they were sent', async () => {
  const subject = (scheme: string, text: string) =>
    `<Subject><SubjectSchemeIdentifier>${scheme}</SubjectSchemeIdentifier><SubjectHeadingText>${text}</SubjectHeadingText></Subject>`;
  const record = await recordOf(
    title(
      subject('20', 'Dickens, Charles; London') +
        subject('24', 'Art, modern') +
        subject('24', 'Harbours') +
        subject('10', 'FICTION / Sagas, Sea'),
    ),
  );
  expect(record.sheet.marketing).toMatchObject({
    keywords: 'Dickens, Charles; London',
    subjects: 'Art, modern; Harbours',
  });
  const text = productElement(record, context);
  expect(text).toContain('<SubjectHeadingText>Dickens, Charles; London</SubjectHeadingText>');
  expect(text).toContain('<SubjectHeadingText>Art, modern</SubjectHeadingText>');
  await expectUnchanged(record);
  await expectUnchanged(await recordOf(title(subject('20', 'Dickens, Charles;') + subject('24', 'Art, modern'))));
});

describe('dates that are less precise than a day keep their precision', () => {
  test.each([
    ['01', '202610', '2026-10-01'],
    ['02', '202601', '2025-12-29'],
    ['02', '202653', '2026-12-28'],
    ['03', '20264', '2026-10-01'],
    ['04', '20262', '2026-06-01'],
    ['05', '2026', '2026-01-01'],
  ])('format %s, %s', async (format, digits, day) => {
    const date = (name: string, role: string) =>
      `<${name}><${name}Role>${role}</${name}Role><Date dateformat="${format}">${digits}</Date></${name}>`;
    const record = await recordOf(
      title('') +
        publishing(date('PublishingDate', '01')) +
        supply(date('SupplyDate', '08') + date('SupplyDate', '34')),
    );
    const whole = `${day}T00:00:00`;
    expect(record.bar).toMatchObject({ pubDate: whole, releaseDate: whole, boundBookDate: whole });
    expect(record.bar.onSaleDate).toBeUndefined();
    await expectUnchanged(record);
  });

  test('a date that the house set to a day is written as that day', async () => {
    const record = await recordOf(
      title('') +
        publishing('<PublishingDate><PublishingDateRole>01</PublishingDateRole><Date>202610</Date></PublishingDate>'),
    );
    const set = { ...record, bar: { ...record.bar, pubDate: '2026-10-06T00:00:00' } };
    expect((await exportAndImport(set, '3.1')).bar).toMatchObject({
      pubDate: set.bar.pubDate,
      onSaleDate: set.bar.pubDate,
    });
  });
});

test('accessibility features keep their codes, known or not, and the sender’s words', async () => {
  const feature = (code: string, words = '') =>
    `<ProductFormFeature><ProductFormFeatureType>09</ProductFormFeatureType>${code && `<ProductFormFeatureValue>${code}</ProductFormFeatureValue>`}${words && `<ProductFormFeatureDescription>${words}</ProductFormFeatureDescription>`}</ProductFormFeature>`;
  const record = await recordOf(
    title(feature('11') + feature('75', 'Five people: all here') + feature('B7', 'New') + feature('', 'Ask us')),
  );
  expect(record.stored.accessibility).toBe(
    'Table of contents navigation\nEAA exception: micro-enterprise: Five people: all here\nB7: New\nAsk us',
  );
  expect(productElement(record, context)).toContain(feature('75', 'Five people: all here'));
  await expectUnchanged(record);
});

test('related editions keep their relations and their table', async () => {
  const related = (isbn: string, relation: string, form: string) =>
    `<RelatedProduct><ProductRelationCode>${relation}</ProductRelationCode><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>${form && `<ProductForm>${form}</ProductForm>`}</RelatedProduct>`;
  const record = await recordOf(
    `${title('')}<RelatedMaterial>${related('9780061122415', '06', 'AJ')}${related('9780060935467', '22', 'AC')}${related('9780061120084', '03', '')}</RelatedMaterial>`,
  );
  expect(record.references.map(({ list, relations }) => [list, relations])).toEqual([
    ['audioAndLargePrint', ['06']],
    ['otherWorks', ['22']],
    ['byFormat', ['03']],
  ]);
  await expectUnchanged(record);
});

test.each([
  ['LTE', 'Large Print Paperback'],
  ['ULP', 'Ultra Large Print Paperback'],
])('edition type %s is shown as %s and exported as its code', async (type, format) => {
  const record = await recordOf(title(`<EditionType>${type}</EditionType>`));
  expect(record.bar.formatDesc).toBe(format);
  expect(productElement(record, context)).toContain(`<EditionType>${type}</EditionType>`);
  await expectUnchanged(record);
});

test('an agency price that is also the list price is written once with its type', async () => {
  const price = (currency: string) =>
    `<Price><PriceType>41</PriceType><PriceAmount>9.99</PriceAmount><CurrencyCode>${currency}</CurrencyCode></Price>`;
  const record = await recordOf(title('').replace('>BC<', '>ED<') + supply(price('USD') + price('CAD')));
  expect([record.bar.price, record.bar.ebAgencyPrice, record.stored.priceTypes]).toEqual([9.99, 9.99, '41; 41']);
  expect(productElement(record, context).match(/<PriceType>41</g)).toHaveLength(2);
  await expectUnchanged(record);
});

test('scheduled prices keep their days and types', async () => {
  const price = (type: string, amount: string, currency: string, dates: string) =>
    `<Price><PriceType>${type}</PriceType><PriceAmount>${amount}</PriceAmount><CurrencyCode>${currency}</CurrencyCode>${dates}</Price>`;
  const date = (role: string, day: string) =>
    `<PriceDate><PriceDateRole>${role}</PriceDateRole><Date>${day}</Date></PriceDate>`;
  const record = await recordOf(
    title('') +
      supply(
        price('01', '20.00', 'USD', date('15', '29990131')) +
          price('21', '15.00', 'USD', date('14', '29990201') + date('15', '29990228')) +
          price('01', '22.00', 'USD', date('14', '29990301')) +
          price('01', '30.00', 'CAD', ''),
      ),
  );
  expect(record.scheduledPrices).toEqual([
    { from: '2999-02-01', bar: { price: 15, canadianPrice: 30 }, stored: { priceTypes: '21; 01' } },
    { from: '2999-03-01', bar: { price: 22, canadianPrice: 30 }, stored: { priceTypes: '01; 01' } },
  ]);
  await expectUnchanged(record);
});

test.each([
  [
    'a year of publication alone',
    title('') +
      publishing('<PublishingDate><PublishingDateRole>37</PublishingDateRole><Date>2026</Date></PublishingDate>'),
  ],
  [
    'an upper age of an adult',
    title(
      '<AudienceRange><AudienceRangeQualifier>17</AudienceRangeQualifier><AudienceRangePrecision>03</AudienceRangePrecision><AudienceRangeValue>12</AudienceRangeValue><AudienceRangePrecision>04</AudienceRangePrecision><AudienceRangeValue>22</AudienceRangeValue></AudienceRange>',
    ),
  ],
  [
    'an invalid BISAC code',
    title('<Subject><SubjectSchemeIdentifier>10</SubjectSchemeIdentifier><SubjectCode>FICTION</SubjectCode></Subject>'),
  ],
  [
    'a picture address with blanks',
    title('') +
      collateral(
        '<SupportingResource><ResourceContentType>01</ResourceContentType><ResourceMode>03</ResourceMode><ResourceVersion><ResourceLink>https://img.example/a b.jpg</ResourceLink></ResourceVersion></SupportingResource>',
      ),
  ],
])('%s is unchanged', async (_, content) => {
  const record = await recordOf(content);
  expect(Object.values(onixFields(record))).not.toContain('https://img.example/a b.jpg');
  await expectUnchanged(record);
});

const testRealFeeds = hasRealFeeds ? test : undefined;
const releases: OnixRelease[] = ['3.0', '3.1'];
testRealFeeds?.('the real feeds survive an export and import in both releases, in alternating companies', async () => {
  const companies: CompanyCode[] = ['001', '180', '006', '400'];
  let compared = 0;
  for (const [index, file] of (await findFeedFiles([join(realFeedsFolder, 'onix')])).entries())
    for (const record of await recordsOf(file.open(), companies[index % companies.length]!)) {
      if (record.isDeleted || record.replaces || !canBeExported(record)) continue;
      for (const release of releases) await expectUnchanged(record, release);
      compared++;
    }
  expect(compared).toBeGreaterThan(700);
});
