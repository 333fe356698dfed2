import type { CompanyCode } from '@titlenet/catalogue/companies';
import { companyDay } from '@titlenet/catalogue/periods/reporting-periods';
import { isDeletion } from '@titlenet/onix/write/export-lacks';
import { type MessageOptions, messageEnd, messageStart } from '@titlenet/onix/write/message';
import { exportedProduct } from '@titlenet/onix/write/product-element';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { ExportSelection } from './export-selection.ts';
import { findBisacCodes, findRecords, findReferencedEditions } from './exported-titles.queries.ts';
import { selectTitles } from './select-titles.ts';

/** A title that cannot be exported and why ('no Format'), or that is exported without some elements ('EditionType AVS'). */
export interface ReportedTitle {
  companyCode: CompanyCode;
  productId: number;
  isbn: string | null;
  title: string | null;
  reasons: readonly string[];
}

/** Receives the result for each title of a selection once; nothing is kept in memory. */
export interface ExportOutcome {
  onWritten(deleted: boolean): void;
  onNotExportable(title: ReportedTitle): void;
  /** The title is written without elements whose codes are newer than the schemas. @param title its `reasons` name them */
  onLessened(title: ReportedTitle): void;
  /** The house excludes the title from its ONIX feeds (`excludedFromONIX`). */
  onExcluded(isbn: string | null): void;
  /** @param number ISBN or product id */
  onUnknown(number: string | number): void;
}

/** Yields the products of a selection page by page; titles that are left out are reported to the outcome. */
export async function* exportedProducts(
  db: Kysely<Tables>,
  selection: ExportSelection,
  { sentAt, release }: Pick<MessageOptions, 'sentAt' | 'release'>,
  outcome: ExportOutcome,
): AsyncGenerator<string[]> {
  const bisac = await findBisacCodes(db);
  const bisacCodes = (heading: string) => bisac.get(heading.toLowerCase());
  for await (const rows of selectTitles(db, selection, outcome.onUnknown)) {
    const records = await findRecords(db, rows);
    const referred = await findReferencedEditions(db, records);
    const products: string[] = [];
    for (const record of records) {
      const { companyCode, isbn, bar } = record;
      if (bar.excludedFromONIX === 'Y') {
        outcome.onExcluded(isbn);
        continue;
      }
      const editions = new Map(
        record.references.flatMap(({ isbn: other }) => {
          const known = referred.get(`${companyCode}\n${other}`);
          return known ? [[other, known] as const] : [];
        }),
      );
      const today = companyDay(companyCode, sentAt);
      const product = exportedProduct(record, { bisacCodes, editions, today, release });
      // A stored title has an id.
      const reported = { companyCode, productId: record.productId!, isbn, title: bar.title ?? null };
      if ('reasons' in product) {
        outcome.onNotExportable({ ...reported, reasons: product.reasons });
      } else {
        if (product.leftOut.length > 0) outcome.onLessened({ ...reported, reasons: product.leftOut });
        outcome.onWritten(isDeletion(record));
        products.push(product.xml);
      }
    }
    yield products;
  }
}

/**
 * Writes an ONIX message in reference tags as a stream of pieces; at most one page of titles is in memory. A title that
 * cannot be exported, or not whole, is listed in a comment at its position, so that the file documents its omissions.
 */
export async function* onixMessage(
  db: Kysely<Tables>,
  selection: ExportSelection,
  options: MessageOptions,
  outcome: ExportOutcome,
): AsyncGenerator<string> {
  let isEmpty = true;
  let comments: string[] = [];
  yield messageStart(options);
  const withComments: ExportOutcome = {
    ...outcome,
    onNotExportable(title) {
      comments.push(omissionComment(title, 'is left out:'));
      outcome.onNotExportable(title);
    },
    onLessened(title) {
      comments.push(omissionComment(title, WITHOUT_NEWER_CODES));
      outcome.onLessened(title);
    },
  };
  for await (const products of exportedProducts(db, selection, options, withComments)) {
    const pieces = [...products, ...comments].map((piece) => `${piece}\n`);
    comments = [];
    if (products.length > 0) isEmpty = false;
    if (pieces.length > 0) yield pieces.join('');
  }
  yield messageEnd(isEmpty);
}

/** What stands before elements that a title is exported without. */
export const WITHOUT_NEWER_CODES = 'is written without codes newer than issue 68 of the code lists:';

/** Two hyphens would end the comment. */
function omissionComment({ companyCode, isbn, productId, reasons }: ReportedTitle, verb: string): string {
  return `<!-- ${companyCode} ${isbn ?? productId} ${verb} ${reasons.join('; ').replaceAll('--', '- -')} -->`;
}
