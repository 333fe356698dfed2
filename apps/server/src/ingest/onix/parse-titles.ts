import { type CompanyCode, companyOf } from '@titlenet/catalogue/companies';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { OnixHeader } from '@titlenet/onix/read/header';
import type { PublisherNames } from '@titlenet/onix/read/onix-record';
import type { OnixTitle } from '@titlenet/onix/read/onix-title';
import { onixTitleRecord, senderOf } from '@titlenet/onix/read/onix-title-record';
import type { OnixWarning } from '@titlenet/onix/read/onix-values';
import { type OnixEvent, readOnix } from '@titlenet/onix/read/read-onix';
import { sanitizeRichText } from '../../records/sanitize-rich-text.ts';
import type { Rejection } from '../runs/import-report.ts';
import { companyOfImprint, type ImprintCompanies } from './imprint-companies.ts';

/** What decides how a product becomes a title's record; goes to another thread as it is. */
export interface ParseSettings {
  /** The company of every title in the file; without it the imprint decides. */
  company?: CompanyCode;
  imprints: ImprintCompanies;
  /** ISO time that stands in where neither the record nor its message says when it was sent. */
  countsAsSentAt?: string;
  /** The companies whose titles may be filled; all of them where nothing is said. */
  writableCompanies?: readonly CompanyCode[];
  /** Headings of BISAC codes from the owner's list, for records that give codes alone. */
  bisacHeadings?: ReadonlyMap<string, string>;
}

type Place = Omit<Rejection, 'reason'>;

/** What a file gives, in its order; plain data. */
export type ParsedItem =
  | { kind: 'opening'; text: string }
  | { kind: 'title'; record: TitleRecord; place: Place; text: string; warnings: readonly OnixWarning[] }
  /** An update in blocks names no imprint: its company is that of what its sender said before. */
  | { kind: 'homeless'; sender: string; opening: string; place: Place; text: string }
  | { kind: 'rejected'; rejection: Rejection; text: string | null }
  | { kind: 'notice'; reason: string }
  | { kind: 'unreadable'; reason: string };

/** Reads the products of an ONIX file as records of titles. Throws what the bytes throw. */
export async function* parseTitles(
  chunks: AsyncIterable<Uint8Array>,
  { company, imprints, countsAsSentAt, writableCompanies, bisacHeadings }: ParseSettings,
): AsyncGenerator<ParsedItem> {
  let header: OnixHeader = { senderIdentifiers: [] };
  let opening = '';
  for await (const event of readOnix(chunks, {
    company: ({ imprint, publisher }: PublisherNames) => company ?? companyOfImprint(imprints, imprint, publisher),
    sanitize: sanitizeRichText,
    bisacText: (code) => bisacHeadings?.get(code),
  })) {
    if (event.kind === 'header') {
      header = { ...event.header, sentDate: event.header.sentDate ?? countsAsSentAt };
      opening = event.opening;
      yield { kind: 'opening', text: opening };
    } else if (event.kind === 'product') {
      yield quarantining(event, () => titleItem(event, header, opening, writableCompanies));
    } else if (event.kind === 'rejected') yield rejectedItem(event);
    else yield event;
  }
}

function titleItem(
  { title, text, offset, line }: Extract<OnixEvent, { kind: 'product' }>,
  header: OnixHeader,
  opening: string,
  writableCompanies: ParseSettings['writableCompanies'],
): ParsedItem {
  const company = title.companyCode;
  const place = { offset, line, recordReference: title.recordReference, excerpt: null };
  if (title.isTest) return { kind: 'rejected', rejection: { ...place, reason: 'is a test record' }, text: null };
  if (company && writableCompanies && !writableCompanies.includes(company))
    return { kind: 'rejected', rejection: { ...place, reason: notYours(company) }, text };
  if (company) {
    const record = onixTitleRecord(title, header);
    return { kind: 'title', record, place, text, warnings: [...warnIfNameless(title), ...title.warnings] };
  }
  if (saysNoCompany(title)) return { kind: 'homeless', sender: senderOf(header), opening, place, text };
  return { kind: 'rejected', rejection: { ...place, reason: noCompany(title.imprint) }, text };
}

/** What a product becomes; a rejected record, where that fails for whatever reason: nothing is read or awaited in it. */
function quarantining(
  { title, text, offset, line }: Extract<OnixEvent, { kind: 'product' }>,
  itemOf: () => ParsedItem,
): ParsedItem {
  try {
    return itemOf();
  } catch (error) {
    const place = { recordReference: title.recordReference, offset, line, excerpt: null };
    return { kind: 'rejected', rejection: { ...place, reason: `The record cannot be read: ${error}` }, text };
  }
}

/** A title that nobody names is kept and not shown. Deletions and updates of other blocks leave its name as it is. */
function warnIfNameless({ bar, isDeleted, isBlockUpdate, blocks }: OnixTitle): OnixWarning[] {
  const leavesName = isDeleted || (isBlockUpdate && blocks.length > 0 && !blocks.includes('DescriptiveDetail'));
  if (bar.title !== undefined || leavesName) return [];
  return [{ path: '', message: 'No title: it is not found unless another record names it' }];
}

/** Why a record of a company stays out that whoever imports it does not hold. */
export const notYours = (company: CompanyCode) =>
  `is of ${companyOf(company).label} (${company}), a company that you do not hold`;

const saysNoCompany = (title: OnixTitle) => (title.isBlockUpdate || title.isDeleted) && !title.imprint;

export function noCompany(imprint: string | undefined): string {
  return imprint
    ? `no company is set for the imprint ${JSON.stringify(imprint)}: say which company the titles are of, or name the imprint in the imprint table`
    : 'names no imprint: say which company the titles are of';
}

function rejectedItem(event: Extract<OnixEvent, { kind: 'rejected' }>): ParsedItem {
  const { reason, offset, line, recordReference = null, excerpt = null, text = null } = event;
  return { kind: 'rejected', rejection: { recordReference, reason, offset, line, excerpt }, text };
}
