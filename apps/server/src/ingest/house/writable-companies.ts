import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import type { HouseRecord } from '@titlenet/catalogue/house-record';
import { notYours } from '../onix/parse-titles.ts';

/**
 * Why this record stays out for somebody who may fill these companies only; undefined where it goes in. What belongs to
 * no company (codes, people, permissions) is everybody's, so that it takes all companies to change it; a list of ISBNs
 * shows nothing that its reader may not see anyway.
 */
export function refusalFor(
  record: HouseRecord,
  writableCompanies: readonly CompanyCode[] | undefined,
): string | undefined {
  if (!writableCompanies || record.kind === 'list') return undefined;
  if ('companyCode' in record)
    return writableCompanies.includes(record.companyCode) ? undefined : notYours(record.companyCode);
  if (companyCodes.every((code) => writableCompanies.includes(code))) return undefined;
  return `records of the kind ${record.kind} are taken from those only who hold all companies`;
}
