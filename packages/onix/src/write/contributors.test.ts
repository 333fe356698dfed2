import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { expect, test } from 'vitest';
import { newTitle } from '../testing/onix-snippets.ts';
import { productElement } from './product-element.ts';

const record = (bar: TitleRecord['bar'], editorial: TitleRecord['sheet']['editorial'] = {}): TitleRecord => ({
  companyCode: '001',
  isbn: '9780062040800',
  source: { sender: 'house', recordReference: 'r' },
  bar: { title: 'Tides', onSaleDate: '2026-03-03T00:00:00', ...bar },
  sheet: { editorial },
  stored: { printOrDigital: 'Print' },
  codes: {},
  references: [],
});

const context = { bisacCodes: () => undefined, editions: new Map(), release: '3.1', today: '2026-03-10' } as const;

/** Writes a title and reads what was written. */
async function rewritten(title: TitleRecord) {
  const [, content = ''] = /<Product[^>]*>(.*)<\/Product>/s.exec(productElement(title, context)) ?? [];
  const { bar, editorial, facts } = await newTitle(content.replace(/^.*?<ProductIdentifier>/s, '<ProductIdentifier>'));
  return { bar, editorial, facts };
}

const row = (name: string, role: string, roles: string, biography: string | null, isCredited: boolean) => ({
  name,
  role,
  roles,
  biography,
  isCredited,
});

test('all people are written in the order of the list, each with the own roles and biography', async () => {
  const people = [
    row('Dee, Cee', 'Preface', 'A15', '<p>Prefaces.</p>', false),
    row('Bee, Ann', 'Author', 'A01', null, true),
    row('Eff, Gee', 'Author', 'A01', '<p>Writes too.</p>', true),
    row('Eye, Aitch', 'Illustrator, Colorist', 'A12 A40', '<p>Draws.</p>', true),
  ];
  const sheet = { people, authorBio: '<p>Writes too.</p>', artisInfo: '<p>Draws.</p>' };
  const { bar, editorial } = await rewritten(record({ author1: 'Bee, Ann', author2: 'Eff, Gee' }, sheet));
  expect(bar).toMatchObject({ author1: 'Bee, Ann', author2: 'Eff, Gee' });
  expect(editorial).toEqual(sheet);
});

test('a biography that the house has replaced is that of the first author', async () => {
  const people = [
    row('Bee, Ann', 'Author', 'A01', '<p>Old.</p>', true),
    row('Dee, Cee', 'Preface', 'A15', '<p>Prefaces.</p>', false),
  ];
  const { editorial } = await rewritten(record({ author1: 'Bee, Ann' }, { people, authorBio: '<p>New.</p>' }));
  expect(editorial.authorBio).toBe('<p>New.</p>');
  expect(editorial.people?.map(({ biography }) => biography)).toEqual(['<p>New.</p>', '<p>Prefaces.</p>']);
});

test('people of the title bar whom the list does not have keep their order', async () => {
  const people = [row('Eye, Aitch', 'Author', 'A01', null, true), row('Dee, Cee', 'Preface', 'A15', null, false)];
  const credits = { author1: 'Eye, Aitch', author2: 'Bee, Ann', translator: 'Gee, Eff' };
  const { facts } = await rewritten(record(credits, { people }));
  expect(facts.contributors?.map(({ name, roles }) => [name, roles])).toEqual([
    ['Eye, Aitch', ['A01']],
    ['Bee, Ann', ['A01']],
    ['Gee, Eff', ['B06']],
    ['Dee, Cee', ['A15']],
  ]);
});

test('further series, Thema, BIC, statuses, table of contents and excerpt return unchanged', async () => {
  const fields = {
    seriesName: 'Martin Beck',
    volumeNumber: '3',
    furtherSeries: ['Nordic Crime (12)', 'Classics, Old and New', 'Reading (List)'],
    thema: ['FBA Modern and contemporary fiction', 'FJ', '1KBB'],
    bic: ['FA Modern fiction', '2AB'],
    publishingStatus: '07',
    availability: '51',
  };
  const texts = { tableOfContents: '<ol><li>One</li></ol>', excerpt: '<p>It was dark.</p>' };
  const { bar, editorial } = await rewritten(record({ author1: 'Bee, Ann', ...fields }, texts));
  expect(bar).toMatchObject(fields);
  expect(editorial).toMatchObject(texts);
});

test('without an availability of a feed, it follows from the day of sale', async () => {
  expect((await rewritten(record({ onSaleDate: '2027-01-01T00:00:00' }))).bar.availability).toBe('10');
});

// List 54 is not in ONIX 3.
test.each([
  ['AB', '01'],
  ['AD', '44'],
  ['CS', '99'],
  ['EX', '43'],
  ['IP', '20'],
  ['MD', '23'],
  ['NP', '10'],
  ['NY', '11'],
  ['OF', '42'],
  ['OI', '40'],
  ['OP', '51'],
  ['OR', '41'],
  ['PP', '09'],
  ['RF', '43'],
  ['RM', '47'],
  ['RP', '32'],
  ['RU', '32'],
  ['TO', '22'],
  ['TP', '31'],
  ['TU', '30'],
  ['UR', '33'],
  ['WR', '20'],
  ['WS', '46'],
])('availability %s of ONIX 2.1 is written as %s of list 65 [SHEET-187]', async (availability, written) => {
  expect((await rewritten(record({ availability }))).bar.availability).toBe(written);
});

test.each(['ED', 'EA', 'EB', 'AN', 'AZ', 'SF'])('product form %s is written as it was sent [API-71]', async (form) => {
  const { bar, stored } = await newTitle(`<DescriptiveDetail><ProductForm>${form}</ProductForm></DescriptiveDetail>`);
  const written = (title: TitleRecord) => /<ProductForm>(\w+)/.exec(productElement(title, context))?.[1];
  expect(written({ ...record({ formatDesc: bar.formatDesc }), stored })).toBe(form);
  // The house's own words go before the code of a sender.
  expect(written({ ...record({ formatDesc: 'Hardcover' }), stored })).toBe('BB');
});

test('a product of several items keeps its composition and its parts [API-71]', async () => {
  const part = (isbn: string, copies: string) =>
    `<ProductPart><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
<ProductForm>BC</ProductForm>${copies}</ProductPart>`;
  const { stored, references } = await newTitle(
    `<DescriptiveDetail><ProductComposition>10</ProductComposition><ProductForm>SB</ProductForm>
${part('9780062040817', '<NumberOfCopies>1</NumberOfCopies>')}
${part('9780062040824', '<NumberOfItemsOfThisForm>3</NumberOfItemsOfThisForm>')}</DescriptiveDetail>
<RelatedMaterial><RelatedProduct><ProductRelationCode>01</ProductRelationCode><ProductIdentifier>
<ProductIDType>15</ProductIDType><IDValue>9780062040831</IDValue></ProductIdentifier></RelatedProduct></RelatedMaterial>`,
  );
  const xml = productElement({ ...record({ formatDesc: 'Boxed Set' }), stored, references: references ?? [] }, context);
  expect(xml).toContain('<ProductComposition>10</ProductComposition>');
  expect(xml.match(/<ProductPart>.*<\/ProductPart>/s)?.[0]).toBe(
    '<ProductPart><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780062040817</IDValue></ProductIdentifier><ProductForm>BC</ProductForm><NumberOfCopies>1</NumberOfCopies></ProductPart>' +
      '<ProductPart><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780062040824</IDValue></ProductIdentifier><ProductForm>BC</ProductForm><NumberOfCopies>3</NumberOfCopies></ProductPart>',
  );
  expect(xml.match(/<RelatedProduct>.*?<IDValue>(\d+)/gs)?.map((one) => one.slice(-13))).toEqual(['9780062040831']);
});

test.each([
  [{ supplier: 'Far Books', role: null }, '00'],
  [{ supplier: 'Far Books', role: '04' }, '04'],
  [undefined, '00'],
])('the role of supplier %j is written as %s [API-71]', (row, role) => {
  const supply = { ...record({ price: 20, availability: '20' }), companyCode: '001' as const };
  // The other members of a row are absent, as in the row of a feed that does not state them.
  const rows = row ? [row as NonNullable<NonNullable<TitleRecord['sheet']['subrights']>['supply']>[number]] : [];
  const xml = productElement({ ...supply, sheet: { subrights: { supply: rows } } }, context);
  expect(/<SupplierRole>(\d+)/.exec(xml)?.[1]).toBe(role);
});

test('further dates are written with the precision that was sent [FORMAT-26]', () => {
  const furtherDates = ['09 2027-07-01/P3M', '10 2027-06-01/P3M', '11 1995', '12 2024-03', '13 2027-08-30/P7D'];
  const xml = productElement(record({ furtherDates }), context);
  const written = [...xml.matchAll(/<PublishingDateRole>(\d\d)<\/PublishingDateRole><Date dateformat="(\d\d)">(\d+)/g)];
  expect(written.map(([, ...parts]) => parts.join(' '))).toEqual(
    expect.arrayContaining(['09 03 20273', '10 04 20272', '11 05 1995', '12 01 202403', '13 02 202735']),
  );
});
