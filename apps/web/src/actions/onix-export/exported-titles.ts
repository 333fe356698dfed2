import { type CompanyCode, findCompany } from '@titlenet/catalogue/companies';
import { checkOnixExport, exportOnix, type OnixExportCheck, type OnixRelease } from '@titlenet/contract/onix-export';
import { callApi } from '../../ui/api/call-api.ts';
import type { ReceivedFile } from '../../ui/api/request.ts';

/** The properties of a row or sheet that an export needs. */
export interface ExportedTitle {
  readonly companyCode: string;
  readonly isbn: string | null;
}

/** Titles of one company, because an ONIX message has one sender. */
export interface ExportedGroup {
  readonly companyCode: CompanyCode;
  readonly isbns: string[];
}

/** Groups titles by company and counts those without an ISBN, which cannot be exported. */
export function groupTitles(titles: readonly ExportedTitle[]): { groups: ExportedGroup[]; withoutIsbn: number } {
  const groups = new Map<CompanyCode, string[]>();
  let withoutIsbn = 0;
  for (const { companyCode, isbn } of titles) {
    const code = findCompany(companyCode)?.code;
    if (!code || !isbn) withoutIsbn++;
    else groups.set(code, [...(groups.get(code) ?? []), isbn]);
  }
  return { groups: [...groups].map(([companyCode, isbns]) => ({ companyCode, isbns })), withoutIsbn };
}

/**
 * Checks an export of all groups and adds up the results.
 *
 * @throws ApiError
 */
export async function checkExport(groups: readonly ExportedGroup[], signal: AbortSignal): Promise<OnixExportCheck> {
  const sum: OnixExportCheck = { written: 0, deleted: 0, excluded: [], lacking: [], unknown: 0 };
  for (const body of groups) {
    const check = await callApi(checkOnixExport, { body }, { blocking: false, toast: false, signal });
    sum.written += check.written;
    sum.deleted += check.deleted;
    sum.unknown += check.unknown;
    sum.excluded.push(...check.excluded);
    sum.lacking.push(...check.lacking);
  }
  return sum;
}

/**
 * Downloads one message for each group that has one.
 *
 * @throws ApiError
 */
export async function fetchExports(
  groups: readonly ExportedGroup[],
  release: OnixRelease,
  signal: AbortSignal,
): Promise<ReceivedFile[]> {
  const files: ReceivedFile[] = [];
  for (const group of groups) {
    const file = await callApi(exportOnix, { body: { ...group, release } }, { blocking: false, signal });
    if (file) files.push(file);
  }
  return files;
}
