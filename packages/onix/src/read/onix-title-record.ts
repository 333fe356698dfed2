import { storedSections } from '@titlenet/catalogue/sheet/sections';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { replacedFields, type UpdatedParts } from '../fields/replaced-fields.ts';
import { boundedKey } from './bounded-key.ts';
import type { OnixHeader } from './header.ts';
import { allBlocks } from './onix-record.ts';
import type { OnixTitle } from './onix-title.ts';
import type { OnixBlock } from './onix-values.ts';

/** With a record reference of 2,000 bytes it fits into an index of PostgreSQL. */
const MAX_SENDER_BYTES = 500;

/** Returns the name by which the records of a message's sender are kept. */
export const senderOf = (header: OnixHeader): string =>
  boundedKey(header.senderKey ?? header.senderName ?? 'unknown sender', MAX_SENDER_BYTES);

/** True if a record replaces the sender's whole record: also updates of 2.1 with a title, which have no blocks. */
export const isWholeRecord = ({ isBlockUpdate, notificationType, version, bar }: OnixTitle): boolean =>
  !isBlockUpdate || (version === '2.1' && notificationType === '04' && bar.title !== undefined);

/**
 * The parts of a record that is not whole. ONIX 2.1 has no blocks, and a description without a title is not complete.
 */
function partsOf({ version, blocks, bar }: OnixTitle): UpdatedParts {
  if (version === '2.1') return { complete: [], partial: allBlocks };
  if (bar.title !== undefined) return { complete: blocks, partial: [] };
  const isDescription = (block: OnixBlock) => block === 'DescriptiveDetail';
  return { complete: blocks.filter((block) => !isDescription(block)), partial: blocks.filter(isDescription) };
}

/** The sections that ONIX fills. */
function sheetOf(title: OnixTitle): TitleRecord['sheet'] {
  const groups: Partial<Record<string, unknown>> = title;
  const filled = storedSections.filter(({ name }) => name in groups);
  return Object.fromEntries(filled.map(({ name }) => [name, groups[name]]));
}

/**
 * Converts an ONIX product to a title record. One that is not whole lists the fields that it replaces.
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
      ...(header.senderName && { senderName: header.senderName.slice(0, MAX_SENDER_BYTES) }),
      recordReference: title.recordReference,
      sentAt: title.sentAt ?? header.sentDate ?? null,
    },
    isDeleted: title.isDeleted,
    bar,
    sheet: sheetOf(title),
    stored,
    codes,
    references,
    ...(scheduledPrices && { scheduledPrices }),
  };
  return isWholeRecord(title) ? record : { ...record, replaces: replacedFields(partsOf(title), record) };
}
