import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import type { HouseRecord } from '@titlenet/catalogue/house-record';
import { notYours } from '../onix/parse-titles.ts';

/**
 * Checks whether a record may be changed by a user of these companies. Records without a company (codes, people,
 * permissions) concern all companies, so that changing them requires all. Lists are allowed, because a list shows only
 * titles that its reader may see.
 * @returns the reason for a refusal; undefined when the record may be changed
 */
export function refusalFor(
  record: HouseRecord,
  writableCompanies: readonly CompanyCode[] | undefined,
): string | undefined {
  if (!writableCompanies || record.kind === 'list') return undefined;
  if ('companyCode' in record)
    return writableCompanies.includes(record.companyCode) ? undefined : notYours(record.companyCode);
  if (companyCodes.every((code) => writableCompanies.includes(code))) return undefined;
  return `records of the kind ${record.kind} can only be imported by users of all companies`;
}
