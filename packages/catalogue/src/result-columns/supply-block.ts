import { type FurtherDateRole, furtherDay } from '../rules/further-dates.ts';
import { relationTexts } from '../rules/product-relations.ts';
import { distinctTexts, restrictionTexts, supplyTexts } from '../rules/supply-terms.ts';
import { discountCodes, usedPrices } from '../rules/title-prices.ts';
import { fieldLabel } from '../title-field.ts';
import type { ResultBlock } from './result-field.ts';

const dateField = (id: number, name: string, label: string, role: FurtherDateRole): ResultBlock['fields'][number] => ({
  id,
  name,
  label,
  type: 'date',
  value: ({ bar }) => furtherDay(bar.furtherDates, role),
});

/** Editions, suppliers and their terms as feeds state them, of all suppliers of a title. Choices of HCCP are saved by `id`. */
export const supplyBlock: ResultBlock = {
  name: 'Edition & Supply',
  fields: [
    { id: 71, name: 'PUBLISHER', label: fieldLabel('bar.publisher'), value: ({ bar }) => bar.publisher },
    {
      id: 72,
      name: 'EDITION_NUMBER',
      label: fieldLabel('bar.editionNumber'),
      type: 'integer',
      value: ({ bar }) => bar.editionNumber,
    },
    {
      id: 73,
      name: 'EDITION_STATEMENT',
      label: fieldLabel('bar.editionStatement'),
      width: 200,
      value: ({ bar }) => bar.editionStatement,
    },
    {
      id: 74,
      name: 'EDITION_TYPE',
      label: fieldLabel('bar.editionTypes'),
      type: 'texts',
      value: ({ bar }) => bar.editionTypes,
    },
    { id: 75, name: 'WEIGHT', label: fieldLabel('bar.weight'), value: ({ bar }) => bar.weight },
    { id: 76, name: 'THICKNESS', label: fieldLabel('bar.thickness'), value: ({ bar }) => bar.thickness },
    {
      id: 77,
      name: 'SUPPLIER',
      label: 'Supplier',
      width: 200,
      value: ({ sheet }) => distinctTexts(sheet.subrights?.supply, ({ supplier }) => supplier),
    },
    {
      id: 78,
      name: 'MARKET_STATUS',
      label: 'Market Status',
      value: ({ sheet }) => distinctTexts(sheet.subrights?.supply, supplyTexts.marketStatus),
    },
    {
      id: 79,
      name: 'RETURNS',
      label: 'Returns',
      value: ({ sheet }) => distinctTexts(sheet.subrights?.supply, supplyTexts.returns),
    },
    {
      id: 80,
      name: 'DISCOUNT_CODE',
      label: 'Discount Code',
      value: ({ sheet }) =>
        distinctTexts(usedPrices(sheet.subrights?.prices ?? []), ({ discount }) => discountCodes(discount).join(', ')),
    },
    {
      id: 81,
      name: 'MINIMUM_ORDER',
      label: 'Minimum Order',
      type: 'integer',
      value: ({ sheet }) => sheet.subrights?.supply?.[0]?.minimumOrder,
    },
    {
      id: 82,
      name: 'SALES_RESTRICTION',
      label: 'Sales Restriction',
      width: 200,
      value: ({ sheet }) => distinctTexts(sheet.subrights?.salesRestrictions, restrictionTexts.restriction),
    },
    {
      id: 83,
      name: 'PARTS_OF_COUNTRIES',
      label: fieldLabel('subrights.partsOfCountries'),
      type: 'texts',
      value: ({ sheet }) => sheet.subrights?.partsOfCountries,
    },
    {
      id: 84,
      name: 'RELATED_PRODUCTS',
      label: 'Related Products',
      type: 'texts',
      value: ({ references = [] }) => relationTexts(references),
    },
    dateField(85, 'PUBLIC_ANNOUNCEMENT_DATE', 'Public Announcement', '09'),
    dateField(86, 'TRADE_ANNOUNCEMENT_DATE', 'Trade Announcement', '10'),
    dateField(87, 'FIRST_PUBLICATION_DATE', 'First Published', '11'),
    dateField(88, 'LAST_REPRINT_DATE', 'Last Reprint', '12'),
    dateField(89, 'OUT_OF_PRINT_DATE', 'Out of Print Date', '13'),
    dateField(90, 'REVIEW_EMBARGO_DATE', 'Review Embargo', '23'),
  ],
};
