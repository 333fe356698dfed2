import { expect, test } from 'vitest';
import { emptyRecord } from '../field.ts';
import { emptySection } from '../sheet/sections.ts';
import { titleBarFields } from '../title-bar.ts';
import { marketingSheetOf } from './marketing-sheet-fields.ts';

test('a marketing sheet has the descriptions of the title bar [PAPER-30]', () => {
  const bar = { ...emptyRecord(titleBarFields), title: 'Tide', companyCode: '003', productId: 7, pubSeason: 'SU' };
  const sheet = {
    editorial: emptySection('editorial'),
    marketing: emptySection('marketing'),
    online: emptySection('online'),
    publicity: emptySection('publicity'),
    coopData: emptySection('coopData'),
  };
  const described = marketingSheetOf({ bar: { ...bar, descriptions: { pubSeason: 'Summer' } }, sheet, artists: [] });
  expect(described.descriptions).toEqual({ pubSeason: 'Summer' });
  expect(marketingSheetOf({ bar, sheet, artists: [] })).not.toHaveProperty('descriptions');
});
