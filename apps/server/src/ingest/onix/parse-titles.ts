import { type CompanyCode, companyOf } from '@titlenet/catalogue/companies';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { OnixHeader } from '@titlenet/onix/read/header';
import type { PublisherNames } from '@titlenet/onix/read/onix-record';
import type { OnixTitle } from '@titlenet/onix/read/onix-title';
import { onixTitleRecord, senderOf } from '@titlenet/onix/read/onix-title-record';
import type { OnixWarning } from '@titlenet/onix/read/onix-values';
import { type OnixEvent, readOnix } from '@titlenet/onix/read/read-onix';
import type { OnixFault } from '@titlenet/onix/validate/validate-product';
import { UNTITLED } from '../../records/apply-message.ts';
import { sanitizeRichText } from '../../records/sanitize-rich-text.ts';
import type { Rejection } from '../runs/import-report.ts';
import { companyOfImprint, type ImprintCompanies } from './imprint-companies.ts';

/** Settings for converting products to title records; plain data, since it is sent to a worker thread. */
export interface ParseSettings {
  /** The company of every title in the file; without it the imprint decides. */
  company?: CompanyCode;
  imprints: ImprintCompanies;
  /** ISO time in UTC at which the message was received: no record counts as sent later. */
  receivedAt: string;
  /** True for retried records: those without a time of their own or of their message count as sent at `receivedAt`. */
  isRetry?: boolean;
  /** The companies whose titles may be changed; absent: all. */
  writableCompanies?: readonly CompanyCode[];
  /** Headings of BISAC codes from the owner's list, for records without headings. */
  bisacHeadings?: ReadonlyMap<string, string>;
}

type RecordLocation = Omit<Rejection, 'reason'>;

/** Results of parsing a file in its order; plain data. */
export type ParsedItem =
  | { kind: 'preamble'; text: string }
  | {
      kind: 'title';
      record: TitleRecord;
      location: RecordLocation;
      text: string;
      warnings: readonly OnixWarning[];
      faults: readonly OnixFault[];
    }
  /** A block update or deletion without an imprint: its company is that of the sender's earlier record. */
  | { kind: 'without-company'; sender: string; preamble: string; location: RecordLocation; text: string }
  | { kind: 'rejected'; rejection: Rejection; text: string | null }
  | { kind: 'notice'; reason: string }
  | { kind: 'unreadable'; reason: string };

/** Reads the products of an ONIX file as title records. Throws errors of the byte stream. */
export async function* parseTitles(
  chunks: AsyncIterable<Uint8Array>,
  { company, imprints, receivedAt, isRetry, writableCompanies, bisacHeadings }: ParseSettings,
): AsyncGenerator<ParsedItem> {
  let header: OnixHeader = { senderIdentifiers: [] };
  let preamble = '';
  for await (const event of readOnix(chunks, {
    company: ({ imprint, publisher }: PublisherNames) => company ?? companyOfImprint(imprints, imprint, publisher),
    sanitize: sanitizeRichText,
    bisacText: (code) => bisacHeadings?.get(code),
    receivedAt,
  })) {
    if (event.kind === 'header') {
      header = { ...event.header, sentDate: event.header.sentDate ?? (isRetry ? receivedAt : undefined) };
      preamble = event.preamble;
      yield { kind: 'preamble', text: preamble };
    } else if (event.kind === 'product') {
      yield rejectOnError(event, () => titleItem(event, header, preamble, writableCompanies));
    } else if (event.kind === 'rejected') yield rejectedItem(event);
    else yield event;
  }
}

function titleItem(
  { title, text, offset, line, faults }: Extract<OnixEvent, { kind: 'product' }>,
  header: OnixHeader,
  preamble: string,
  writableCompanies: ParseSettings['writableCompanies'],
): ParsedItem {
  const company = title.companyCode;
  const location = { offset, line, recordReference: title.recordReference, excerpt: null };
  if (title.isTest) return { kind: 'rejected', rejection: { ...location, reason: 'is a test record' }, text: null };
  if (company && writableCompanies && !writableCompanies.includes(company))
    return { kind: 'rejected', rejection: { ...location, reason: notYours(company) }, text };
  if (company) {
    const record = withInactiveCodes(onixTitleRecord(title, header), faults);
    const warnings = [...warnOfMissingTitle(title), ...title.warnings];
    return { kind: 'title', record, location, text, warnings, faults };
  }
  if (hasNoCompany(title)) return { kind: 'without-company', sender: senderOf(header), preamble, location, text };
  return { kind: 'rejected', rejection: { ...location, reason: noCompany(title.imprint) }, text };
}

/** Codes of one record that are listed; more are of no use to its sender. */
const MAX_INACTIVE_CODES = 20;

/** Keeps the deprecated codes, which the mapping converts to words. */
function withInactiveCodes(record: TitleRecord, faults: readonly OnixFault[]): TitleRecord {
  const codes = faults.filter(({ isInactive }) => isInactive).map(({ path, value }) => `${path} ${value}`);
  if (codes.length === 0) return record;
  const inactiveCodes = [...new Set(codes)].slice(0, MAX_INACTIVE_CODES);
  return { ...record, source: { ...record.source, inactiveCodes } };
}

/** Rejects the record if its conversion fails; any error is the record's, since the conversion does no I/O. */
function rejectOnError(
  { title, text, offset, line }: Extract<OnixEvent, { kind: 'product' }>,
  itemOf: () => ParsedItem,
): ParsedItem {
  try {
    return itemOf();
  } catch (error) {
    const location = { recordReference: title.recordReference, offset, line, excerpt: null };
    return { kind: 'rejected', rejection: { ...location, reason: `The record cannot be read: ${error}` }, text };
  }
}

/** Only deletions and updates of blocks other than the description need no title. */
function warnOfMissingTitle({ bar, isDeleted, notificationType, version, blocks }: OnixTitle): OnixWarning[] {
  const isUpdate = notificationType === '04' && version !== '2.1' && !blocks.includes('DescriptiveDetail');
  if (bar.title !== undefined || isDeleted || isUpdate) return [];
  return [{ path: '', message: UNTITLED }];
}

/** Reason to reject a record of a company that the importing user may not change. */
export const notYours = (company: CompanyCode) =>
  `is of ${companyOf(company).label} (${company}), a company that you do not hold`;

const hasNoCompany = (title: OnixTitle) => (title.isBlockUpdate || title.isDeleted) && !title.imprint;

export function noCompany(imprint: string | undefined): string {
  return imprint
    ? `no company is set for the imprint ${JSON.stringify(imprint)}: say which company the titles are of, or name the imprint in the imprint table`
    : 'names no imprint: say which company the titles are of';
}

function rejectedItem(event: Extract<OnixEvent, { kind: 'rejected' }>): ParsedItem {
  const { reason, offset, line, recordReference = null, excerpt = null, text = null } = event;
  return { kind: 'rejected', rejection: { recordReference, reason, offset, line, excerpt }, text };
}
