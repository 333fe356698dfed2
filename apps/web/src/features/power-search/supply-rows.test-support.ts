import { days, type SpecifiedRow } from './form-rows.test-support.ts';

/** The rows of the group Edition & supply, the same in all forms but for the numbers of the default operators. */
export const supplyRows = (lines: string, { starts, equal }: { starts: number; equal: number }): SpecifiedRow[] => [
  [lines, 'Publisher', 'publisher', 'publisher=publishers-1'],
  [lines, 'Edition Type', 'editionType', 'editionType=editionTypes-1'],
  [lines, 'Edition Number', 'editionNumber', `editionNumber=12&editionNumberSwitch=${equal}`],
  [lines, 'Edition', 'editionStatement', `editionStatement=abc&editionStatementSwitch=${starts}`],
  [lines, 'Weight (oz)', 'weight', `weight=12&weightSwitch=${equal}`],
  [lines, 'Thickness (in)', 'thickness', `thickness=12&thicknessSwitch=${equal}`],
  [lines, 'Supplier', 'supplier', 'supplier=suppliers-1'],
  [lines, 'Market Status', 'marketStatus', 'marketStatus=marketStatuses-1'],
  [lines, 'Returns', 'returns', 'returns=returns-1'],
  [lines, 'Discount Code', 'discountCode', 'discountCode=discountCodes-1'],
  [lines, 'Sales Restriction', 'salesRestriction', 'salesRestriction=salesRestrictions-1'],
  [lines, 'Minimum Order', 'minimumOrder', `minimumOrder=12&minimumOrderSwitch=${equal}`],
  [lines, 'Related Products', 'relation', 'relation=relations-1'],
  [
    lines,
    'Public Announcement',
    'publicAnnouncementDateStart',
    days('publicAnnouncementDateStart', 'publicAnnouncementDateEnd'),
  ],
  [
    lines,
    'Trade Announcement',
    'tradeAnnouncementDateStart',
    days('tradeAnnouncementDateStart', 'tradeAnnouncementDateEnd'),
  ],
  [lines, 'First Published', 'firstPublicationDateStart', days('firstPublicationDateStart', 'firstPublicationDateEnd')],
  [lines, 'Last Reprint', 'lastReprintDateStart', days('lastReprintDateStart', 'lastReprintDateEnd')],
  [lines, 'Out of Print', 'outOfPrintDateStart', days('outOfPrintDateStart', 'outOfPrintDateEnd')],
  [lines, 'Review Embargo', 'reviewEmbargoDateStart', days('reviewEmbargoDateStart', 'reviewEmbargoDateEnd')],
];
