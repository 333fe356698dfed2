import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { collateralDetail } from './collateral-detail.ts';
import { descriptiveDetail } from './descriptive-detail.ts';
import { onixDate } from './element-texts.ts';
import { isDeletion } from './export-lacks.ts';
import { productSupply } from './product-supply.ts';
import { publishingDetail } from './publishing-detail.ts';
import { type KnownEdition, relatedMaterial } from './related-material.ts';
import type { BisacCodes } from './subjects.ts';
import { type Children, writeElement } from './write-element.ts';

/** List 1. */
const ADVANCE = '02';
const CONFIRMED = '03';
const DELETED = '05';
/** List 5. */
const GTIN_13 = '03';
const UPC = '04';
const ISBN_13 = '15';

export interface ProductContext {
  bisacCodes: BisacCodes;
  /** The titles that the record refers to, by ISBN, as far as the store has them. */
  editions: ReadonlyMap<string, KnownEdition>;
  /** YYYY-MM-DD: what lies behind it is on sale. */
  today: string;
}

/** One title as a Product of ONIX 3.0 and 3.1. Takes one that lacks nothing (`exportLacks`). */
export function productElement(record: TitleRecord, context: ProductContext): string {
  const changed = onixDate(record.bar.onixDate)?.text;
  return writeElement('Product', productContent(record, context), changed ? { datestamp: changed } : undefined);
}

function productContent(record: TitleRecord, { bisacCodes, editions, today }: ProductContext): Children {
  const head = {
    // A house has one record for each ISBN in each of its companies; the number must never change (decision G-166).
    RecordReference: `titlenet.${record.companyCode}.${record.isbn}`,
    NotificationType: notification(record, today),
    ProductIdentifier: identifiers(record),
  };
  if (isDeletion(record)) return head;
  return {
    ...head,
    DescriptiveDetail: descriptiveDetail(record, bisacCodes),
    CollateralDetail: collateralDetail(record),
    PublishingDetail: publishingDetail(record),
    RelatedMaterial: relatedMaterial(record, editions),
    ProductSupply: productSupply(record, today),
  };
}

function notification(record: TitleRecord, today: string): string {
  if (isDeletion(record)) return DELETED;
  const { bar } = record;
  const begins = (bar.pubDate ?? bar.onSaleDate)?.slice(0, 10);
  return begins && begins > today ? ADVANCE : CONFIRMED;
}

function identifiers({ isbn, bar }: TitleRecord): Children[] {
  const ean = /^\d{13}$/.test(bar.ean ?? '') ? bar.ean! : isbn!;
  const upc = bar.upc?.replace(/\D/g, '');
  return [
    { ProductIDType: GTIN_13, IDValue: ean },
    ...(upc?.length === 12 ? [{ ProductIDType: UPC, IDValue: upc }] : []),
    { ProductIDType: ISBN_13, IDValue: isbn! },
  ];
}
