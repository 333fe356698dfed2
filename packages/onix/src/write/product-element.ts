import { companyOf, type Layout } from '@titlenet/catalogue/companies';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { isOfLayout, recordFieldEntries } from '../fields/onix-fields.ts';
import { onixDate } from './element-texts.ts';
import { isDeletion } from './export-lacks.ts';
import type { FieldWriter, WriteContext } from './field-writer.ts';
import { gtinOf, writeIdentifiers } from './identifiers.ts';
import { mergeElements } from './merge-elements.ts';
import { type Children, writeElement } from './write-element.ts';

/** List 1. */
const ADVANCE = '02';
const CONFIRMED = '03';
const DELETED = '05';

/**
 * Writes one title as a Product of ONIX 3.0 and 3.1.
 *
 * @param record a title that has all required facts (`exportLacks`)
 */
export function productElement(record: TitleRecord, context: WriteContext): string {
  // A time stamp of the house that is later than the message would keep later messages from being used.
  const stamp = record.bar.onixDate;
  const changed = stamp && stamp.slice(0, 10) <= context.today ? onixDate(stamp)?.text : undefined;
  return writeElement('Product', productContent(record, context), changed ? { datestamp: changed } : undefined);
}

function productContent(record: TitleRecord, context: WriteContext): Children {
  const head = {
    RecordReference: recordReference(record),
    NotificationType: notification(record, context.today),
  };
  if (isDeletion(record)) return mergeElements(head, writeIdentifiers(record));
  const writers = writersOf(companyOf(record.companyCode).layout);
  return mergeElements(head, ...writers.map((write) => write(record, context)));
}

/**
 * The reference must never change: it consists of company and ISBN, of which there is one record (decision G-166),
 * without an ISBN of the product id. A GTIN may be that of two titles.
 */
const recordReference = ({ companyCode, isbn, productId, bar }: TitleRecord): string =>
  `titlenet.${companyCode}.${isbn ?? (productId ? `id-${productId}` : gtinOf({ isbn, bar }))}`;

const writersByLayout = new Map<Layout, FieldWriter[]>();

/** Returns the distinct writers of the fields of companies with this layout, in the order of the field table. */
function writersOf(layout: Layout): FieldWriter[] {
  const cached = writersByLayout.get(layout);
  if (cached) return cached;
  const fields = recordFieldEntries.map(([, field]) => field).filter((field) => isOfLayout(field, layout));
  const writers = [...new Set(fields.flatMap(({ write }) => write ?? []))];
  writersByLayout.set(layout, writers);
  return writers;
}

function notification(record: TitleRecord, today: string): string {
  if (isDeletion(record)) return DELETED;
  const { bar } = record;
  const begins = (bar.pubDate ?? bar.onSaleDate)?.slice(0, 10);
  return begins && begins > today ? ADVANCE : CONFIRMED;
}
