import type { ImportRun, RunWarning } from '@titlenet/contract/imports';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { csvRow } from '../../excel/csv-row.ts';
import { findRunPreamble, findWarnings, listRejected } from '../../ingest/runs/import-runs.queries.ts';
import { warningText } from '../../ingest/runs/import-warnings.ts';
import { rejectedTexts } from '../../ingest/runs/rejected-file.ts';
import { kindOfRun } from './import-answers.ts';

const PAGE_SIZE = 500;

/** The records of runs without a file are lines of JSON or have no text. */
const endings: Record<ImportRun['kind'], string> = {
  onix: 'xml',
  house: 'ndjson',
  'sales-month': 'csv',
  list: 'csv',
  demo: 'ndjson',
  prices: 'ndjson',
  figures: 'ndjson',
};

export interface Download {
  fileName: string;
  texts: AsyncIterable<string>;
}

/**
 * Returns a file of a run's records: the rejected records with the preamble of their file, to be corrected and uploaded
 * again, or a table of reasons and warnings. Undefined when there are none.
 */
export async function rejectedDownload(
  db: Kysely<Tables>,
  runId: number,
  as: 'reasons' | 'records',
): Promise<Download | undefined> {
  const run = await findRunPreamble(db, runId);
  const [first] = run ? await listRejected(db, runId, { after: 0, limit: 1 }) : [];
  if (!run) return undefined;
  const { warnings } = as === 'reasons' ? await findWarnings(db, runId) : { warnings: [] };
  if (!first && warnings.length === 0) return undefined;
  if (as === 'reasons') return { fileName: `rejected-${runId}-reasons.csv`, texts: reasonTable(db, runId, warnings) };
  const { kind } = kindOfRun(run.options);
  return { fileName: `rejected-${runId}.${endings[kind]}`, texts: records(db, run, kind === 'onix') };
}

async function* records(
  db: Kysely<Tables>,
  run: { id: number; preamble: string },
  isXml: boolean,
): AsyncGenerator<string> {
  const texts = rejectedTexts(db, run, ({ reason, line }) => (isXml ? comment(`line ${line}: ${reason}`) : ''));
  for await (const { text } of texts) yield text;
}

/** Two hyphens would end the comment. */
const comment = (text: string) => `<!-- ${text.replace(/-(?=-|$)/g, '- ')} -->\n`;

async function* reasonTable(
  db: Kysely<Tables>,
  runId: number,
  warnings: readonly RunWarning[],
): AsyncGenerator<string> {
  yield `\ufeff${csvRow(['line', 'byte', 'record', 'reason', 'state', 'beginning', 'isbn'])}`;
  for (let after = 0; ; ) {
    const page = await listRejected(db, runId, { after, limit: PAGE_SIZE });
    for (const one of page)
      yield csvRow([one.line, one.offset, one.recordReference, one.reason, one.state, one.excerpt, null]);
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) break;
    after = last.id;
  }
  for (const warning of warnings)
    for (const one of warning.examples)
      yield csvRow([one.line, one.offset, one.recordReference, warningText(warning), 'warning', one.value, one.isbn]);
}
