import { basename, extname } from 'node:path';
import { type FeedFile, peek } from './feed-file.ts';
import { parseCsvRow, separatorOf } from './house/read-csv.ts';
import { hasSalesColumn } from './house/sales-month-csv.ts';

/** Formats of feeds: ONIX, lines of the house feed, or a table. */
export const feedForms = ['onix', 'lines', 'sales-month', 'list'] as const;
export type FeedForm = (typeof feedForms)[number];

/** Matches the names of the files that are imported from a folder or an archive. */
export const feedFileName = /\.(xml|onix|onx|jsonl|ndjson|csv)$/i;

const LINES_NAME = /\.(jsonl|ndjson|json)$/i;
const CSV_NAME = /\.(csv|tsv|txt)$/i;

/** Detects the format by content first and then by name, because XML is often sent as .txt. */
export function formOf(name: string, head: Uint8Array): FeedForm {
  const text = new TextDecoder('utf-8').decode(head).trimStart();
  if (text.startsWith('<')) return 'onix';
  if (text.startsWith('{') || LINES_NAME.test(name)) return 'lines';
  const header = text.split(/[\r\n]/, 1)[0] ?? '';
  const cells = parseCsvRow(header, separatorOf(header)) ?? [];
  if (hasSalesColumn(cells)) return 'sales-month';
  return CSV_NAME.test(name) ? 'list' : 'onix';
}

/** Bytes needed to detect the format; the headings of a table are in its first line. */
const HEAD_BYTES = 4_096;

/**
 * Detects the format of a file.
 * @returns it, and the file as it must be used from now on
 */
export async function recogniseFeed(sent: FeedFile): Promise<{ form: FeedForm; file: FeedFile }> {
  const { head, file } = await peek(sent, HEAD_BYTES);
  return { form: formOf(file.name, head), file };
}

/** Default name of a list: the name of its file. */
export function listNameOf(file: Pick<FeedFile, 'name'>): string {
  return basename(file.name, extname(file.name)) || 'List';
}
