import { fieldLabel } from '../title-field.ts';
import { dateRange, inGroup, number, selector, text } from './criterion-kinds.ts';
import type { SwitchDefinition } from './switches.ts';

type SwitchOf = <Name extends string>(name: Name, kind: 'numeric' | 'text') => SwitchDefinition<Name>;

/**
 * Editions, suppliers and their terms as feeds state them, the same in all forms.
 *
 * @param switchOf makes the switches of the form
 */
export const supplyCriteria = (switchOf: SwitchOf) =>
  inGroup('supply', [
    selector('publisher', fieldLabel('bar.publisher'), { lookup: 'publishers', codes: 'publisher' }),
    selector('editionType', fieldLabel('bar.editionTypes'), { lookup: 'editionTypes', codes: 'editionType' }),
    number('editionNumber', fieldLabel('bar.editionNumber'), {
      switch: switchOf('editionNumberSwitch', 'numeric'),
      searches: 'editionNumber',
    }),
    text('editionStatement', fieldLabel('bar.editionStatement'), {
      switch: switchOf('editionStatementSwitch', 'text'),
      searches: { names: 'editionStatement' },
    }),
    number('weight', 'Weight (oz)', { switch: switchOf('weightSwitch', 'numeric'), searches: 'weight' }),
    number('thickness', 'Thickness (in)', { switch: switchOf('thicknessSwitch', 'numeric'), searches: 'thickness' }),
    selector('supplier', 'Supplier', { lookup: 'suppliers', codes: 'supplier' }),
    selector('marketStatus', 'Market Status', { lookup: 'marketStatuses', codes: 'marketStatus' }),
    selector('returns', 'Returns', { lookup: 'returns', codes: 'returns' }),
    selector('discountCode', 'Discount Code', { lookup: 'discountCodes', codes: 'discountCode' }),
    selector('salesRestriction', 'Sales Restriction', { lookup: 'salesRestrictions', codes: 'salesRestriction' }),
    number('minimumOrder', 'Minimum Order', {
      switch: switchOf('minimumOrderSwitch', 'numeric'),
      searches: 'minimumOrder',
    }),
    selector('relation', 'Related Products', { lookup: 'relations', codes: 'relation' }),
    dateRange(
      ['publicAnnouncementDateStart', 'publicAnnouncementDateEnd', 'publicAnnouncementDatePeriod'],
      'Public Announcement',
      'publicAnnouncementDate',
    ),
    dateRange(
      ['tradeAnnouncementDateStart', 'tradeAnnouncementDateEnd', 'tradeAnnouncementDatePeriod'],
      'Trade Announcement',
      'tradeAnnouncementDate',
    ),
    dateRange(
      ['firstPublicationDateStart', 'firstPublicationDateEnd', 'firstPublicationDatePeriod'],
      'First Published',
      'firstPublicationDate',
    ),
    dateRange(
      ['lastReprintDateStart', 'lastReprintDateEnd', 'lastReprintDatePeriod'],
      'Last Reprint',
      'lastReprintDate',
    ),
    dateRange(['outOfPrintDateStart', 'outOfPrintDateEnd', 'outOfPrintDatePeriod'], 'Out of Print', 'outOfPrintDate'),
    dateRange(
      ['reviewEmbargoDateStart', 'reviewEmbargoDateEnd', 'reviewEmbargoDatePeriod'],
      'Review Embargo',
      'reviewEmbargoDate',
    ),
  ]);
