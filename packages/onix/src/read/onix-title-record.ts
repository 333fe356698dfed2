import { storedSections } from '@titlenet/catalogue/sheet/sections';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { replacedFields } from '../fields/replaced-fields.ts';
import type { OnixHeader } from './header.ts';
import type { GroupName, OnixTitle } from './onix-title.ts';

/** Returns the name by which the records of a message's sender are kept. */
export const senderOf = (header: OnixHeader): string => header.senderKey ?? header.senderName ?? 'unknown sender';

type SheetGroup = Exclude<GroupName, 'bar' | 'stored' | 'codes' | 'facts'>;

/** The sections that ONIX fills. */
function sheetOf(title: OnixTitle): TitleRecord['sheet'] {
  const filled = storedSections.filter(({ name }) => name in title);
  return Object.fromEntries(filled.map(({ name }) => [name, title[name as SheetGroup]]));
}

/**
 * Converts an ONIX product to a title record. A block update lists the fields that it replaces; records of 2.1 have no
 * blocks and are always whole.
 *
 * @param title a product for which `MapOptions.company` chose a company
 * @param header the header of its message: sender and date
 * @throws RangeError for a title without a company
 */
export function onixTitleRecord(title: OnixTitle, header: OnixHeader): TitleRecord {
  const { companyCode, isbn = null, bar, stored, codes, references = [], scheduledPrices } = title;
  if (companyCode === undefined) throw new RangeError(`No company was chosen for ${title.recordReference}`);
  const record: TitleRecord = {
    companyCode,
    isbn,
    source: {
      sender: senderOf(header),
      recordReference: title.recordReference,
      sentAt: title.recordDate ?? header.sentDate ?? null,
    },
    isDeleted: title.isDeleted,
    bar,
    sheet: sheetOf(title),
    stored,
    codes,
    references,
    ...(scheduledPrices && { scheduledPrices }),
  };
  const isWhole = !title.isBlockUpdate || title.blocks.length === 0;
  return isWhole ? record : { ...record, replaces: replacedFields(title.blocks, record) };
}
