import { type CompanyCode, findCompany } from '@titlenet/catalogue/companies';
import { checkOnixExport, exportOnix, type OnixExportCheck, type OnixRelease } from '@titlenet/contract/onix-export';
import { callApi } from '../../ui/api/call-api.ts';
import type { ReceivedFile } from '../../ui/api/request.ts';

/** What an export needs to know of a row or a sheet. */
export interface ExportedTitle {
  readonly companyCode: string;
  readonly isbn: string | null;
}

/** Titles of one company: a message has one sender. */
export interface ExportedGroup {
  readonly companyCode: CompanyCode;
  readonly isbns: string[];
}

/** The titles by company; those without an ISBN, by which an export names them, are counted apart. */
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

/** What an export of all groups would hold and leave out. Throws an ApiError. */
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

/** The message of each group that has one. Throws an ApiError. */
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
