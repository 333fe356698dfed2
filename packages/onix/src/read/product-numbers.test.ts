import { describe, expect, test } from 'vitest';
import { newTitle, oldTitle } from '../testing/onix-snippets.ts';

const id = (type: string, number: string) =>
  `<ProductIdentifier><ProductIDType>${type}</ProductIDType><IDValue>${number}</IDValue></ProductIdentifier>`;

test.each([
  [
    'an ISBN of 14 digits',
    id('15', '97800628022570'),
    'ProductIdentifier[15]',
    'Not the 13 digits of an ISBN: left out',
  ],
  [
    'a GTIN of 12 digits that is no UPC',
    id('03', '978006280225'),
    'ProductIdentifier[03]',
    'Not the 13 digits of a GTIN: left out',
  ],
  ['a GTIN with a wrong check digit', id('03', '4006381333932'), 'ProductIdentifier[03]', 'Not a valid GTIN-13'],
  ['a GTIN-14 of letters', id('14', 'ABC'), 'ProductIdentifier[14]', 'Not the 14 digits of a GTIN: left out'],
  ['an ISBN-10 with a wrong check digit', id('02', '0062802256'), 'ProductIdentifier[02]', 'Not a valid ISBN-10'],
  ['a UPC with a wrong check digit', id('04', '036000291453'), 'ProductIdentifier[04]', 'Not a valid UPC'],
  [
    'a related ISBN of 14 digits',
    `<RelatedMaterial><RelatedProduct>${id('15', '97800628022570')}</RelatedProduct></RelatedMaterial>`,
    'RelatedProduct/ProductIdentifier[15]',
    'Not the 13 digits of an ISBN: left out',
  ],
])('%s is a warning', async (_, content, path, message) => {
  const { warnings } = await newTitle(content);
  expect(warnings).toEqual([{ path, message, value: expect.any(String) }]);
});

test('the next number of the type is taken for one that is left out', async () => {
  const { isbn, warnings } = await newTitle(id('15', '97800628022570') + id('15', '9780062802255'));
  expect(isbn).toBe('9780062802255');
  expect(warnings).toHaveLength(1);
});

test('elements of 2.1 are checked too', async () => {
  const { isbn, bar, warnings } = await oldTitle('<Publisher/><EAN13>12345</EAN13><ISBN>0062802259</ISBN>');
  expect(isbn).toBe('9780062802255');
  expect(bar.ean).toBe('9780062802255');
  expect(warnings).toEqual([{ path: 'EAN13', message: 'Not the 13 digits of a GTIN: left out', value: '12345' }]);
});

test('an ISBN that is only sent as a GTIN with a wrong check digit is kept, also of a related product', async () => {
  const related = `<RelatedProduct><ProductRelationCode>06</ProductRelationCode>${id('03', '9781111111111')}</RelatedProduct>`;
  const title = await newTitle(`${id('03', '9780062802256')}<RelatedMaterial>${related}</RelatedMaterial>`);
  expect(title.isbn).toBe('9780062802256');
  expect(title.bar.ean).toBe('9780062802256');
  expect(title.references).toMatchObject([{ isbn: '9781111111111' }]);
  expect(title.warnings).toHaveLength(2);
});

test('a correct number of another type precedes a GTIN with a wrong check digit', async () => {
  const { isbn, bar } = await newTitle(id('03', '9780062802256') + id('02', '0062802259'));
  expect(isbn).toBe('9780062802255');
  expect(bar.ean).toBe('9780062802256');
});

test('a GTIN of another trade is no ISBN', async () => {
  const { isbn, bar } = await newTitle(id('03', '4006381333931'));
  expect(isbn).toBeUndefined();
  expect(bar.ean).toBe('4006381333931');
});

test('an ISBN-10 with a wrong check digit is kept if it cannot be computed', async () => {
  const alone = await newTitle(id('02', '0062802256'));
  expect(alone.bar.isbn10).toBe('0062802256');
  expect(alone.isbn).toBeUndefined();
  const computed = await newTitle(id('02', '0062802256') + id('15', '9780062802255'));
  expect(computed.bar.isbn10).toBe('0062802259');
});

test.each(['036000291452', '03600029145200599'])(
  'the UPC %s is correct, also with the digits of a price',
  async (upc) => {
    const { bar, warnings } = await newTitle(id('04', upc));
    expect(bar.upc).toBe(upc);
    expect(warnings).toEqual([]);
  },
);

describe('numbers in another form are converted without a warning [G-211]', () => {
  const read = async (...ids: string[]) => {
    const { isbn, bar, warnings } = await newTitle(ids.join(''));
    expect(warnings).toEqual([]);
    return [isbn, bar.isbn10, bar.ean, bar.upc];
  };

  test('an ISBN-10, with hyphens or blanks, in a field for thirteen digits', async () => {
    const expected = ['9780062802255', '0062802259', '9780062802255', undefined];
    expect(await read(id('15', '0-06-280225-9'))).toEqual(expected);
    expect(await read(id('03', '0 06 280225 9'))).toEqual(expected);
    expect(await read(id('15', '978-0-06-280225-5'))).toEqual(expected);
  });

  test('a UPC as GTIN-13, and a GTIN-13 as UPC', async () => {
    expect(await read(id('03', '0-36000-29145-2'))).toEqual([undefined, undefined, '0036000291452', undefined]);
    expect(await read(id('04', '0 036000 291452'))).toEqual([undefined, undefined, undefined, '036000291452']);
  });

  test('a GTIN-13 with a zero before it', async () => {
    expect(await read(id('03', '04006381333931'))).toEqual([undefined, undefined, '4006381333931', undefined]);
  });

  test('in the older elements of 2.1 for related editions', async () => {
    const { references, warnings } = await oldTitle(
      '<Publisher/><AlternativeFormatEAN13>978-0-06-280225-5</AlternativeFormatEAN13><ReplacesISBN>0 8044 2957 X</ReplacesISBN>',
    );
    expect(references?.map(({ isbn }) => isbn)).toEqual(['9780804429573', '9780062802255']);
    expect(warnings).toEqual([]);
  });
});
