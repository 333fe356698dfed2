import { describe, expect, test } from 'vitest';
import { searchSources } from '../enumerations.ts';
import { emptyRecord } from '../field.ts';
import { titleBarFields } from '../title-bar.ts';
import { columnDefinitions, customizeBlocks, hccpColumnDefinitions, hccpFieldBlocks } from './column-definitions.ts';
import { type ResultTitle, wireTypes } from './result-field.ts';
import {
  chosenFields,
  findResultField,
  resultFields,
  resultSource,
  resultSourceOf,
  savedName,
} from './result-sources.ts';
import { cellValue, resultRow, rowMembers, sentMembers } from './row-members.ts';

const main = resultSource('HarperCollins');
const hqna = resultSource('Hqna');
const hccp = resultSource('Hccp');
const sources = searchSources.map(resultSource);

const title: ResultTitle = {
  bar: {
    ...emptyRecord(titleBarFields),
    title: 'Bay',
    isbn: '9780373209774',
    productId: 5,
    companyCode: '180',
    price: 7.99,
    canadianPrice: 9.99,
    releaseDate: '2026-03-05T00:00:00',
  },
  sheet: {},
  stored: {},
  codes: {},
};

describe('every table', () => {
  test.each(sources)('of $name has unique fields, choices and members', (source) => {
    const fields = resultFields(source);
    expect(new Set(fields.map((field) => field.name)).size).toBe(fields.length);
    expect(new Set(fields.map(savedName)).size).toBe(fields.length);
    const members = rowMembers(source).map(({ name }) => name);
    expect(new Set(members).size).toBe(members.length);
    expect(source.alwaysSent.filter((name) => !findResultField(source, name))).toEqual([]);
  });

  test.each(sources)('of $name has ISBN and Title fixed and standard [CUSTOM-07] [CUSTOM-08]', (source) => {
    const fixed = resultFields(source).filter((field) => field.isFixed);
    expect(fixed.map((field) => field.label)).toEqual(['ISBN', 'Title']);
    expect(fixed.every((field) => field.isStandard)).toBe(true);
  });

  test.each(sources)('of $name produces a row for a title without data', (source) => {
    const row = resultRow(source, { ...title, bar: { ...title.bar, isbn: null } });
    expect(Object.keys(row)).toEqual(rowMembers(source).map(({ name }) => name));
  });

  test('HCCP fields have unique ids, by which choices are saved', () => {
    const ids = resultFields(hccp).map((field) => field.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => Number.isInteger(id))).toBe(true);
  });
});

describe('the blocks', () => {
  test('of HarperCollins [CUSTOM-09, CUSTOM-10, CUSTOM-11, CUSTOM-12, CUSTOM-13] [CUSTOM-14, CUSTOM-15, CUSTOM-16, CUSTOM-17, CUSTOM-18]', () => {
    expect(main.blocks.map(({ name }) => name)).toEqual([
      'Basic Specs 1',
      'Basic Specs 2',
      'Basic Specs 3',
      'Edition & Supply',
      'Team',
      'Marketing',
      'Sales',
      'Production Team',
      'Audit Report',
      'Reading Level',
      'Sub Rights',
      'Production Details',
    ]);
  });

  test('of HQNA are fewer, with fewer fields [CUSTOM-19]', () => {
    const names = hqna.blocks.map(({ name }) => name);
    expect(names.length).toBeLessThan(main.blocks.length);
    expect(names.every((name) => main.blocks.some((block) => block.name === name))).toBe(true);
    expect(resultFields(hqna).length).toBeLessThan(resultFields(main).length);
  });

  test('of HCCP (G-88)', () => {
    expect(hccp.blocks.map(({ name }) => name)).toEqual([
      'Basic',
      'Dates',
      'Prices',
      'Classification',
      'Edition & Supply',
      'Team',
      'Bible',
      'Marketing',
      'Rights',
    ]);
  });

  test('title audit items are those of the audit report of HarperCollins alone, in italics [CUSTOM-03] [CUSTOM-32]', () => {
    const audit = sources.flatMap((source) => source.blocks).filter((block) => block.isTitleAudit);
    expect(audit.map(({ name }) => name)).toEqual(['Audit Report']);
    const italic = customizeBlocks(main, []).flatMap(({ isTitleAudit, fields }) =>
      fields.filter((field) => field.italic !== isTitleAudit),
    );
    expect(italic).toEqual([]);
  });
});

describe('the standard sets', () => {
  const standard = (source: typeof main) => chosenFields(source, []).map(savedName);

  test('differ by company [CUSTOM-33]', () => {
    expect(standard(main)).toEqual([
      'ISBN',
      'TITLE',
      'AUTHOR_1',
      'SALESMARKETINGCODE',
      'FORMAT_VALUE',
      'IMPRINT_VALUE',
      'ON_SALE_DATE',
      'PRICE',
      'LTD_NET',
      'EDITOR_1',
    ]);
    expect(standard(hqna)).not.toEqual(standard(main));
    expect(standard(hccp)).not.toEqual(standard(main));
  });

  test('of HQNA add the CA price and keywords [CUSTOM-34] [CUSTOM-35]', () => {
    expect(standard(hqna)).toEqual(expect.arrayContaining(['Price_CAD', 'keywords']));
    expect(standard(main)).not.toEqual(expect.arrayContaining(['CANADIAN_PRICE']));
    expect(standard(main)).not.toEqual(expect.arrayContaining(['KEYWORDS']));
  });
});

describe('a choice', () => {
  test('has the order of the table, always includes ISBN and Title, and ignores unknown names', () => {
    expect(chosenFields(main, ['EDITOR_1', 'GONE', 'AUTHOR_2']).map(savedName)).toEqual([
      'ISBN',
      'TITLE',
      'AUTHOR_2',
      'EDITOR_1',
    ]);
  });

  test('is saved under the send name if there is one [CUSTOM-22]', () => {
    const renamed = resultFields(hqna).filter((field) => field.sendName);
    expect(renamed.map((field) => [field.name, savedName(field)])).toEqual([
      ['releaseDate.JDEReleaseDate', 'Release_Date_JDE'],
      ['prices.USD', 'Price_USD'],
      ['prices.CAD', 'Price_CAD'],
    ]);
    expect(chosenFields(hqna, ['Price_CAD']).map((field) => field.name)).toEqual(['isbn', 'title', 'prices.CAD']);
  });

  test('is checked on the screen, with its marks [CUSTOM-27, CUSTOM-28, CUSTOM-29, CUSTOM-30, CUSTOM-31]', () => {
    const price = customizeBlocks(main, ['PRICE'])
      .flatMap(({ fields }) => fields)
      .find(({ propName }) => propName === 'PRICE');
    expect(price).toEqual({
      displayName: 'Price',
      propName: 'PRICE',
      compliancePropName: 'COMPLIANCE_PRICE',
      isCheck: true,
      bold: true,
      italic: false,
      isFixed: false,
    });
    const checked = customizeBlocks(main, ['PRICE']).flatMap(({ fields }) => fields.filter((field) => field.isCheck));
    expect(checked.map(({ propName }) => propName)).toEqual(['ISBN', 'TITLE', 'PRICE']);
  });

  test('of HCCP is by id [CUSTOM-26]', () => {
    const [basic] = hccpFieldBlocks(hccp, [6]);
    expect(basic?.name).toBe('Basic');
    expect(basic?.fields.filter(({ isSelected }) => isSelected).map(({ id }) => id)).toEqual([1, 2, 6]);
    expect(basic?.fields[4]).toEqual({ id: 5, description: 'Author', isSelected: false, isDefault: true });
    const defaults = hccpFieldBlocks(hccp, []).flatMap(({ fields }) => fields);
    expect(defaults.every(({ isSelected, isDefault }) => isSelected === isDefault)).toBe(true);
  });
});

describe('columns of a response', () => {
  test('have name, type, width and label [GRID-105, GRID-106, GRID-107, GRID-108]', () => {
    const [isbn, name, , onSale] = columnDefinitions(
      ['ISBN', 'TITLE', 'AUTHOR_1', 'ON_SALE_DATE'].map((field) => findResultField(main, field)!),
    );
    expect(isbn).toEqual({
      displayColumn: 'ISBN',
      propertyName: 'ISBN',
      isSortable: true,
      isRowInnerUrl: true,
      isInnerLink: true,
      bold: false,
    });
    expect(name).toMatchObject({ displayColumn: 'Title', bold: true, isRowInnerUrl: false });
    expect(onSale).toMatchObject({ displayColumn: 'On Sale Date', type: 'date' });
    expect(columnDefinitions([findResultField(hqna, 'backCoverCopy')!])[0]).toMatchObject({
      isSortable: false,
      type: 'html',
    });
  });

  test('have all types [GRID-109]', () => {
    const types = new Set(columnDefinitions(sources.flatMap(resultFields)).map(({ type }) => type));
    expect(wireTypes.filter((type) => !types.has(type))).toEqual([]);
  });

  test('of HCCP include its keys as system columns (G-161)', () => {
    expect(hccpColumnDefinitions(hccp, chosenFields(hccp, ['5']).slice(0, 1))).toEqual([
      { fieldName: 'PRODUCT_ID', fieldDescription: 'PRODUCT_ID', isSystem: true },
      { fieldName: 'COMPANYCODE', fieldDescription: 'COMPANYCODE', isSystem: true },
      { fieldName: 'REISSUE_NO', fieldDescription: 'REISSUE_NO', isSystem: true },
      { fieldName: 'ISBN', fieldDescription: 'ISBN', isSystem: false },
    ]);
  });
});

describe('a row', () => {
  test('has nested members, and prices by currency [GRID-070] [GRID-075]', () => {
    const row = resultRow(hqna, title);
    expect(row.releaseDate).toEqual({ JDEReleaseDate: '2026-03-05T00:00:00' });
    expect(row.prices).toEqual({
      price: [
        { currencyCode: 'USD', priceAmount: 7.99 },
        { currencyCode: 'CAD', priceAmount: 9.99 },
      ],
    });
    const cell = (name: string) => cellValue(row, findResultField(hqna, name)!);
    expect([cell('releaseDate.JDEReleaseDate'), cell('prices.CAD'), cell('title')]).toEqual([
      '2026-03-05T00:00:00',
      9.99,
      'Bay',
    ]);
  });

  test('has no entry for a currency without a price', () => {
    const row = resultRow(hqna, { ...title, bar: { ...title.bar, price: 0, canadianPrice: null } });
    expect(row.prices).toEqual({ price: [{ currencyCode: 'USD', priceAmount: 0 }] });
    expect(cellValue(row, findResultField(hqna, 'prices.CAD')!)).toBeNull();
  });

  test('is sent with its keys, the chosen members and their compliance marks', () => {
    const sent = sentMembers(main, chosenFields(main, ['PRICE']));
    expect([...sent]).toEqual(expect.arrayContaining(['PRODUCT_ID', 'COMPANYCODE', 'AUTHOR_ID_1', 'COMPLIANCETEXT']));
    expect(sent.has('COMPLIANCE_PRICE')).toBe(true);
    expect(sent.has('AUTHOR_1')).toBe(false);
    expect(sentMembers(hqna, chosenFields(hqna, ['Price_CAD'])).has('prices')).toBe(true);
  });
});

test('results are found by division and by company', () => {
  expect([1, '001', 180, '180', 6, '006'].map((division) => resultSourceOf(division)?.name)).toEqual([
    'HarperCollins',
    'HarperCollins',
    'Hqna',
    'Hqna',
    'Hccp',
    'Hccp',
  ]);
  expect([400, '400', 'x', ''].map(resultSourceOf)).toEqual([undefined, undefined, undefined, undefined]);
});
