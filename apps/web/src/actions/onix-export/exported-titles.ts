import { type CompanyCode, findCompany } from '@titlenet/catalogue/companies';
import { checkOnixExport, exportOnix, type OnixExportCheck, type OnixRelease } from '@titlenet/contract/onix-export';
import { callApi } from '../../ui/api/call-api.ts';
import type { ReceivedFile } from '../../ui/api/request.ts';

/** The properties of a row or sheet that an export needs. */
export interface ExportedTitle {
  readonly companyCode: string;
  /** Null or empty: the title has none and is exported by its product id. */
  readonly isbn: string | null;
  readonly productId: number | null;
}

/** Titles of one company, because an ONIX message has one sender. */
export interface ExportedGroup {
  readonly companyCode: CompanyCode;
  readonly isbns: string[];
  readonly productIds: number[];
}

/** Groups titles by company and counts those that have neither a company nor a number, which cannot be exported. */
export function groupTitles(titles: readonly ExportedTitle[]): { groups: ExportedGroup[]; withoutNumber: number } {
  const groups = new Map<CompanyCode, ExportedGroup>();
  let withoutNumber = 0;
  for (const { companyCode, isbn, productId } of titles) {
    const code = findCompany(companyCode)?.code;
    if (!code || (!isbn && productId === null)) {
      withoutNumber++;
      continue;
    }
    const group = groups.get(code) ?? { companyCode: code, isbns: [], productIds: [] };
    groups.set(code, group);
    if (isbn) group.isbns.push(isbn);
    else if (productId !== null) group.productIds.push(productId);
  }
  return { groups: [...groups.values()], withoutNumber };
}

/**
 * Checks an export of all groups in a release and adds up the results.
 *
 * @throws ApiError
 */
export async function checkExport(
  groups: readonly ExportedGroup[],
  release: OnixRelease,
  signal: AbortSignal,
): Promise<OnixExportCheck> {
  const sum: OnixExportCheck = { written: 0, deleted: 0, excluded: [], notExportable: [], lessened: [], unknown: 0 };
  for (const group of groups) {
    const body = { ...group, release };
    const check = await callApi(checkOnixExport, { body }, { blocking: false, toast: false, signal });
    sum.written += check.written;
    sum.deleted += check.deleted;
    sum.unknown += check.unknown;
    sum.excluded.push(...check.excluded);
    sum.notExportable.push(...check.notExportable);
    sum.lessened.push(...check.lessened);
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
