import { companyOf, type Layout } from '@titlenet/catalogue/companies';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { isOfLayout, recordFieldEntries } from '../fields/onix-fields.ts';
import { onixDate } from './element-texts.ts';
import { valueFault } from './element-values.ts';
import { exportLacks, isDeletion } from './export-lacks.ts';
import type { FieldWriter, WriteContext } from './field-writer.ts';
import { gtinOf, writeIdentifiers } from './identifiers.ts';
import { mergeElements } from './merge-elements.ts';
import { withoutNewerCodes } from './newer-codes.ts';
import { schemaFaults } from './schema-faults.ts';
import { withKnownSupply } from './supply.ts';
import { type Children, writeElement } from './write-element.ts';

/** List 1. */
const ADVANCE = '02';
const CONFIRMED = '03';
const DELETED = '05';

/**
 * A title as a Product of ONIX with the elements that it lacks because their codes are newer than the schemas, or why it
 * cannot be one: 'no Format', 'ProductForm: WW is not in list 150'.
 */
export type ExportedProduct =
  | { readonly xml: string; readonly leftOut: readonly string[] }
  | { readonly reasons: readonly string[] };

/**
 * Writes one title as a Product of ONIX 3.0 or 3.1, if it has what an export requires (`exportLacks`) and breaks none of
 * the rules of the schemas.
 */
export function exportedProduct(record: TitleRecord, context: WriteContext): ExportedProduct {
  const lacks = exportLacks(record).map((fact) => `no ${fact}`);
  if (lacks.length > 0) return { reasons: lacks };
  const whole = productContent(record, context);
  const { content, leftOut } = withoutNewerCodes('Product', whole);
  // A deletion has no description; any other title needs one.
  if (!content || (whole.DescriptiveDetail && !content.DescriptiveDetail))
    return { reasons: leftOut.map((elements) => `${elements} newer than issue 68 of the code lists`) };
  const faults = schemaFaults('Product', content, context.release).map((fault) => faultTexts.get(fault) ?? fault);
  return faults.length > 0
    ? { reasons: [...new Set(faults)] }
    : { xml: elementOf(record, content), leftOut: [...new Set(leftOut)] };
}

/** Writes one title as a Product, also if it is not valid. */
export const productElement = (record: TitleRecord, context: WriteContext): string =>
  elementOf(record, productContent(record, context));

function elementOf(record: TitleRecord, content: Children): string {
  const changed = onixDate(record.bar.onixDate)?.text;
  const isTime = changed !== undefined && valueFault('SentDateTime', changed) === undefined;
  return writeElement('Product', content, isTime ? { datestamp: changed } : undefined);
}

const NO_AVAILABILITY = 'no Availability';
/** Words for rules that are broken by a fact that a title does not have. */
const faultTexts: ReadonlyMap<string, string> = new Map([
  ['SupplyDetail: no ProductAvailability', NO_AVAILABILITY],
  ['ProductSupply: no SupplyDetail', NO_AVAILABILITY],
]);

function productContent(record: TitleRecord, context: WriteContext): Children {
  const head = {
    RecordReference: recordReference(record),
    NotificationType: notification(record, context.today),
  };
  if (isDeletion(record)) return mergeElements(head, writeIdentifiers(record));
  const writers = writersOf(companyOf(record.companyCode).layout);
  const product = mergeElements(head, ...writers.map((write) => write(record, context)));
  return withKnownSupply(product, record, context.release);
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
