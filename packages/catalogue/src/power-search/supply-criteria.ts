import { dateRange, inGroup, number, selector } from './criterion-kinds.ts';
import { operatorSwitch } from './switches.ts';

const numeric = <Name extends string>(name: Name) => operatorSwitch(name, 'numeric');

/** Editions, suppliers and their terms as feeds state them. */
export const supplyCriteria = inGroup('supply', [
  selector('publisher', 'Publisher', { lookup: 'publishers', codes: 'publisher' }),
  selector('editionType', 'Edition Type', { lookup: 'editionTypes', codes: 'editionType' }),
  number('editionNumber', 'Edition Number', { switch: numeric('editionNumberSwitch'), searches: 'editionNumber' }),
  number('weight', 'Weight (oz)', { switch: numeric('weightSwitch'), searches: 'weight' }),
  number('thickness', 'Thickness (in)', { switch: numeric('thicknessSwitch'), searches: 'thickness' }),
  selector('supplier', 'Supplier', { lookup: 'suppliers', codes: 'supplier' }),
  selector('marketStatus', 'Market Status', { lookup: 'marketStatuses', codes: 'marketStatus' }),
  selector('returns', 'Returns', { lookup: 'returns', codes: 'returns' }),
  selector('discountCode', 'Discount Code', { lookup: 'discountCodes', codes: 'discountCode' }),
  selector('salesRestriction', 'Sales Restriction', { lookup: 'salesRestrictions', codes: 'salesRestriction' }),
  number('minimumOrder', 'Minimum Order', { switch: numeric('minimumOrderSwitch'), searches: 'minimumOrder' }),
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
  dateRange(['lastReprintDateStart', 'lastReprintDateEnd', 'lastReprintDatePeriod'], 'Last Reprint', 'lastReprintDate'),
  dateRange(['outOfPrintDateStart', 'outOfPrintDateEnd', 'outOfPrintDatePeriod'], 'Out of Print', 'outOfPrintDate'),
  dateRange(
    ['reviewEmbargoDateStart', 'reviewEmbargoDateEnd', 'reviewEmbargoDatePeriod'],
    'Review Embargo',
    'reviewEmbargoDate',
  ),
]);
