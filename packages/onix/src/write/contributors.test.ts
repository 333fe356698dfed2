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

/** Writes a title and reads what was written. */
async function rewritten(title: TitleRecord) {
  const context = { bisacCodes: () => undefined, editions: new Map(), release: '3.1', today: '2026-03-10' } as const;
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
