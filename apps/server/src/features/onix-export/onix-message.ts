import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { OnixRelease } from '@titlenet/contract/onix-export';
import { exportLacks, isDeletion, type RequiredFact } from '@titlenet/onix/write/export-lacks';
import { productElement } from '@titlenet/onix/write/product-element';
import { escapeXml, writeElement } from '@titlenet/onix/write/write-element';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ExportSelection } from './export-selection.ts';
import { findBisacCodes, findRecords, findReferred } from './onix-export.queries.ts';
import { selectTitles } from './select-titles.ts';

/** A title that cannot go out, and what it lacks. */
export interface LackingTitle {
  companyCode: CompanyCode;
  productId: number;
  isbn: string | null;
  title: string | null;
  lacks: readonly RequiredFact[];
}

/** What became of the titles of a selection; a title is told of once and then forgotten. */
export interface ExportOutcome {
  onWritten(deleted: boolean): void;
  onLacking(title: LackingTitle): void;
  /** The house keeps the title out of its ONIX feeds (`excludedFromONIX`). */
  onExcluded(isbn: string | null): void;
  onUnknown(isbn: string): void;
}

export interface MessageOptions {
  release: OnixRelease;
  senderName: string;
  sentAt: Date;
}

/** A step of an export: a title as it is written, or null where it stays out and the outcome was told of it. */
export async function* exportedProducts(
  db: Kysely<Tables>,
  selection: ExportSelection,
  sentAt: Date,
  outcome: ExportOutcome,
): AsyncGenerator<string[]> {
  const bisac = await findBisacCodes(db);
  const bisacCodes = (heading: string) => bisac.get(heading.toLowerCase());
  const today = sentAt.toISOString().slice(0, 10);
  for await (const rows of selectTitles(db, selection, outcome.onUnknown)) {
    const records = await findRecords(db, rows);
    const referred = await findReferred(db, records);
    const products: string[] = [];
    for (const record of records) {
      const { companyCode, isbn, bar } = record;
      const lacks = exportLacks(record);
      if (bar.excludedFromONIX === 'Y') outcome.onExcluded(isbn);
      else if (lacks.length > 0)
        outcome.onLacking({ companyCode, productId: record.productId!, isbn, title: bar.title ?? null, lacks });
      else {
        const editions = new Map(
          record.references.flatMap(({ isbn: other }) => {
            const known = referred.get(`${companyCode}\n${other}`);
            return known ? [[other, known] as const] : [];
          }),
        );
        outcome.onWritten(isDeletion(record));
        products.push(productElement(record, { bisacCodes, editions, today }));
      }
    }
    yield products;
  }
}

/**
 * An ONIX message of reference tags, piece by piece as the reader asks for them: at most a page of titles is held. A
 * title that lacks something is named in a comment in its place, so that the file itself says what it leaves out.
 */
export async function* onixMessage(
  db: Kysely<Tables>,
  selection: ExportSelection,
  { release, senderName, sentAt }: MessageOptions,
  outcome: ExportOutcome,
): AsyncGenerator<string> {
  let isEmpty = true;
  let comments: string[] = [];
  yield opening(release, senderName, sentAt);
  const noting: ExportOutcome = {
    ...outcome,
    onLacking(title) {
      comments.push(lackComment(title));
      outcome.onLacking(title);
    },
  };
  for await (const products of exportedProducts(db, selection, sentAt, noting)) {
    const pieces = [...products, ...comments].map((piece) => `${piece}\n`);
    comments = [];
    if (products.length > 0) isEmpty = false;
    if (pieces.length > 0) yield pieces.join('');
  }
  yield `${isEmpty ? '<NoProduct/>\n' : ''}</ONIXMessage>\n`;
}

function lackComment({ companyCode, isbn, productId, lacks }: LackingTitle): string {
  return `<!-- ${companyCode} ${isbn ?? productId} is left out: it has no ${lacks.join(', no ')} -->`;
}

function opening(release: OnixRelease, senderName: string, sentAt: Date): string {
  const header = writeElement('Header', {
    Sender: { SenderName: senderName },
    SentDateTime: sentAt.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, ''),
  });
  const namespace = escapeXml(`http://ns.editeur.org/onix/${release}/reference`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage release="${release}" xmlns="${namespace}">\n${header}\n`;
}
