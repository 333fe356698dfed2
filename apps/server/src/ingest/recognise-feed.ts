import { basename, extname } from 'node:path';
import { type FeedFile, peek } from './feed-file.ts';
import { parseCsvRow, separatorOf } from './house/read-csv.ts';
import { salesColumns } from './house/sales-month-csv.ts';

/** How a file is to be read: ONIX, lines of the house feed, or a table. */
export const feedForms = ['onix', 'lines', 'sales-month', 'list'] as const;
export type FeedForm = (typeof feedForms)[number];

/** Names of files that a folder's import takes, and an archive's. */
export const feedFileName = /\.(xml|onix|onx|jsonl|ndjson|csv)$/i;

const LINES_NAME = /\.(jsonl|ndjson|json)$/i;
const CSV_NAME = /\.(csv|tsv|txt)$/i;

/** What the first bytes say, before what the name says: people send XML as .txt. */
export function formOf(name: string, head: Uint8Array): FeedForm {
  const text = new TextDecoder('utf-8').decode(head).trimStart();
  if (text.startsWith('<')) return 'onix';
  if (text.startsWith('{') || LINES_NAME.test(name)) return 'lines';
  const header = text.split(/\r?\n/, 1)[0] ?? '';
  const cells = parseCsvRow(header, separatorOf(header)) ?? [];
  if (salesColumns(cells)) return 'sales-month';
  return CSV_NAME.test(name) ? 'list' : 'onix';
}

/** Bytes that show a form: the headings of a table are its first line. */
const HEAD = 4_096;

/** A file's form and the file itself, which may be a stream that has only one pass. */
export async function recogniseFeed(sent: FeedFile): Promise<{ form: FeedForm; file: FeedFile }> {
  const { head, file } = await peek(sent, HEAD);
  return { form: formOf(file.name, head), file };
}

/** The name of a list that nobody named: its file's. */
export function listNameOf(file: Pick<FeedFile, 'name'>): string {
  return basename(file.name, extname(file.name)) || 'List';
}
