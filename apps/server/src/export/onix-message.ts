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

/** A title that cannot be exported, and why: 'no Format'. */
export interface NotExportableTitle {
  companyCode: CompanyCode;
  productId: number;
  isbn: string | null;
  title: string | null;
  reasons: readonly string[];
}

/** Receives the result for each title of a selection once; nothing is kept in memory. */
export interface ExportOutcome {
  onWritten(deleted: boolean): void;
  onNotExportable(title: NotExportableTitle): void;
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
      if ('reasons' in product) {
        const { reasons } = product;
        // A stored title has an id.
        outcome.onNotExportable({ companyCode, productId: record.productId!, isbn, title: bar.title ?? null, reasons });
      } else {
        outcome.onWritten(isDeletion(record));
        products.push(product.xml);
      }
    }
    yield products;
  }
}

/**
 * Writes an ONIX message in reference tags as a stream of pieces; at most one page of titles is in memory. A title that
 * cannot be exported is listed in a comment at its position, so that the file documents its omissions.
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
      comments.push(omissionComment(title));
      outcome.onNotExportable(title);
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

/** Two hyphens would end the comment. */
function omissionComment({ companyCode, isbn, productId, reasons }: NotExportableTitle): string {
  return `<!-- ${companyCode} ${isbn ?? productId} is left out: ${reasons.join('; ').replaceAll('--', '- -')} -->`;
}
