import { type FurtherDateRole, furtherDay } from '../rules/further-dates.ts';
import { distinctTexts, restrictionTexts, supplyTexts } from '../rules/supply-terms.ts';
import { discountCodes, usedPrices } from '../rules/title-prices.ts';
import type { ResultBlock } from './result-field.ts';

const dateField = (name: string, label: string, role: FurtherDateRole): ResultBlock['fields'][number] => ({
  name,
  label,
  type: 'date',
  value: ({ bar }) => furtherDay(bar.furtherDates, role),
});

/** Editions, suppliers and their terms as feeds state them, of all suppliers of a title. */
export const supplyBlock: ResultBlock = {
  name: 'Edition & Supply',
  fields: [
    { name: 'PUBLISHER', label: 'Publisher', value: ({ bar }) => bar.publisher },
    { name: 'EDITION_NUMBER', label: 'Edition Number', type: 'integer', value: ({ bar }) => bar.editionNumber },
    { name: 'EDITION_STATEMENT', label: 'Edition', width: 200, value: ({ bar }) => bar.editionStatement },
    { name: 'EDITION_TYPE', label: 'Edition Type', type: 'texts', value: ({ bar }) => bar.editionTypes },
    { name: 'WEIGHT', label: 'Weight', value: ({ bar }) => bar.weight },
    { name: 'THICKNESS', label: 'Thickness', value: ({ bar }) => bar.thickness },
    {
      name: 'SUPPLIER',
      label: 'Supplier',
      width: 200,
      value: ({ sheet }) => distinctTexts(sheet.subrights?.supply, ({ supplier }) => supplier),
    },
    {
      name: 'MARKET_STATUS',
      label: 'Market Status',
      value: ({ sheet }) => distinctTexts(sheet.subrights?.supply, supplyTexts.marketStatus),
    },
    {
      name: 'RETURNS',
      label: 'Returns',
      value: ({ sheet }) => distinctTexts(sheet.subrights?.supply, supplyTexts.returns),
    },
    {
      name: 'DISCOUNT_CODE',
      label: 'Discount Code',
      value: ({ sheet }) =>
        distinctTexts(usedPrices(sheet.subrights?.prices ?? []), ({ discount }) => discountCodes(discount).join(', ')),
    },
    {
      name: 'MINIMUM_ORDER',
      label: 'Minimum Order',
      type: 'integer',
      value: ({ sheet }) => sheet.subrights?.supply?.[0]?.minimumOrder,
    },
    {
      name: 'SALES_RESTRICTION',
      label: 'Sales Restriction',
      width: 200,
      value: ({ sheet }) => distinctTexts(sheet.subrights?.salesRestrictions, restrictionTexts.restriction),
    },
    dateField('PUBLIC_ANNOUNCEMENT_DATE', 'Public Announcement', '09'),
    dateField('TRADE_ANNOUNCEMENT_DATE', 'Trade Announcement', '10'),
    dateField('FIRST_PUBLICATION_DATE', 'First Published', '11'),
    dateField('LAST_REPRINT_DATE', 'Last Reprint', '12'),
    dateField('OUT_OF_PRINT_DATE', 'Out of Print Date', '13'),
    dateField('REVIEW_EMBARGO_DATE', 'Review Embargo', '23'),
  ],
};
