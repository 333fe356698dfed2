import { companyCodes } from '@titlenet/catalogue/companies';
import type { HouseRecord } from '@titlenet/catalogue/house-record';
import { type HouseRecordWriter, houseRecordWriters, writerOfKind } from '@titlenet/catalogue/house-record-writers';
import { houseKindNames } from '@titlenet/contract/feeds/house-record';
import { notYours } from '../onix/parse-titles.ts';
import type { Uploader } from '../runs/import-run.ts';

/** @returns true for a command, and for a user of all companies */
export function mayWriteAll(uploader: Uploader | undefined): boolean {
  return !uploader || companyCodes.every((code) => uploader.companies.includes(code));
}

/**
 * Checks whether a record may be written by this user, by the declaration of its kind. Kinds without one are refused.
 * @param uploader undefined for a command
 * @returns the reason for a refusal; undefined when the record may be written
 */
export function refusalFor(record: HouseRecord, uploader: Uploader | undefined): string | undefined {
  if (!uploader || mayWriteAll(uploader)) return undefined;
  const writer: HouseRecordWriter | undefined = writerOfKind[record.kind];
  if (writer === 'company' && 'companyCode' in record)
    return uploader.companies.includes(record.companyCode) ? undefined : notYours(record.companyCode);
  if (writer === 'owner' && 'owner' in record)
    return record.owner === uploader.subject
      ? undefined
      : `records of the kind ${record.kind} can only be imported by their owner or by users of all companies`;
  return `records of the kind ${record.kind} can only be imported by users of all companies`;
}

/**
 * Denies by default: a kind of record that does not declare who may write it prevents the server from starting.
 * @throws Error that names the kinds
 */
export function requireDeclaredWriters(
  kinds: readonly string[] = houseKindNames,
  declared: Readonly<Partial<Record<string, string>>> = writerOfKind,
): void {
  const known: readonly string[] = houseRecordWriters;
  const undeclared = kinds.filter((kind) => !known.includes(declared[kind] ?? ''));
  if (undeclared.length > 0) throw new Error(`These kinds of records declare no writer: ${undeclared.join(', ')}`);
}
