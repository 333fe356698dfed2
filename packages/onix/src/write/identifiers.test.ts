import { expect, test } from 'vitest';
import { writeIdentifiers } from './identifiers.ts';

type Numbers = Parameters<typeof writeIdentifiers>[0];

/** Type and number of each identifier, by list 5: 02 ISBN-10, 03 GTIN-13, 04 UPC, 15 ISBN-13, 30 UPC and price. */
const written = (isbn: string | null, bar: Partial<Numbers['bar']>) => {
  const { ProductIdentifier: all } = writeIdentifiers({ isbn, bar });
  return (all as { ProductIDType: string; IDValue: string }[]).map(({ ProductIDType, IDValue }) => [
    ProductIDType,
    IDValue,
  ]);
};

test.each<[string, string | null, Partial<Numbers['bar']>, string[][]]>([
  [
    'an ISBN, whose own ISBN-10 is not repeated',
    '9780306406157',
    { isbn10: '0306406152' },
    [
      ['03', '9780306406157'],
      ['15', '9780306406157'],
    ],
  ],
  [
    'an ISBN-10 of another edition',
    '9780306406157',
    { isbn10: '0198526636' },
    [
      ['03', '9780306406157'],
      ['02', '0198526636'],
      ['15', '9780306406157'],
    ],
  ],
  ['an ISBN-10 alone', null, { isbn10: '0198526636' }, [['02', '0198526636']]],
  ['a number of trade in place of the ISBN', '4006381333931', {}, [['03', '4006381333931']]],
  [
    'an ISBN and another EAN',
    '9780306406157',
    { ean: '4006381333931' },
    [
      ['03', '4006381333931'],
      ['15', '9780306406157'],
    ],
  ],
  [
    'a UPC, which is a GTIN too',
    null,
    { upc: '036000291452' },
    [
      ['03', '0036000291452'],
      ['04', '036000291452'],
    ],
  ],
  ['a UPC with a price, which is no GTIN', null, { upc: '03600029145250799' }, [['30', '03600029145250799']]],
])('identifiers of a title with %s', (_, isbn, bar, expected) => {
  expect(written(isbn, bar)).toEqual(expected);
});
