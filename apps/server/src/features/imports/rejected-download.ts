import type { RunWarning } from '@titlenet/contract/imports';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { csvRow } from '../../excel/csv-row.ts';
import { findRunOpening, findWarnings, listRejected } from '../../ingest/runs/import-runs.queries.ts';
import { warningText } from '../../ingest/runs/import-warnings.ts';
import { rejectedTexts } from '../../ingest/runs/rejected-file.ts';
import { readingOf } from './import-answers.ts';

const PAGE = 500;

export interface Download {
  fileName: string;
  texts: AsyncIterable<string>;
}

/**
 * What a run has to say of records as a file: the rejected records themselves behind the opening of theirs, to be mended
 * and dropped again, or a table of their reasons and of what others are warned of. Undefined where there is none.
 */
export async function rejectedDownload(
  db: Kysely<Tables>,
  runId: number,
  as: 'reasons' | 'records',
): Promise<Download | undefined> {
  const run = await findRunOpening(db, runId);
  const [first] = run ? await listRejected(db, runId, { after: 0, limit: 1 }) : [];
  if (!run) return undefined;
  const { warnings } = as === 'reasons' ? await findWarnings(db, runId) : { warnings: [] };
  if (!first && warnings.length === 0) return undefined;
  if (as === 'reasons') return { fileName: `rejected-${runId}-reasons.csv`, texts: reasonTable(db, runId, warnings) };
  const { kind } = readingOf(run.options);
  const ending = { onix: 'xml', house: 'ndjson', 'sales-month': 'csv', list: 'csv', demo: 'ndjson' }[kind];
  return { fileName: `rejected-${runId}.${ending}`, texts: records(db, run, kind === 'onix') };
}

async function* records(
  db: Kysely<Tables>,
  run: { id: number; opening: string },
  isXml: boolean,
): AsyncGenerator<string> {
  const texts = rejectedTexts(db, run, ({ reason, line }) => (isXml ? comment(`line ${line}: ${reason}`) : ''));
  for await (const { text } of texts) yield text;
}

/** Two hyphens would end it. */
const comment = (text: string) => `<!-- ${text.replace(/-(?=-|$)/g, '- ')} -->\n`;

async function* reasonTable(
  db: Kysely<Tables>,
  runId: number,
  warnings: readonly RunWarning[],
): AsyncGenerator<string> {
  yield `\ufeff${csvRow(['line', 'byte', 'record', 'reason', 'state', 'beginning', 'isbn'])}`;
  for (let after = 0; ; ) {
    const page = await listRejected(db, runId, { after, limit: PAGE });
    for (const one of page)
      yield csvRow([one.line, one.offset, one.recordReference, one.reason, one.state, one.excerpt, null]);
    if (page.length < PAGE) break;
    after = page.at(-1)!.id;
  }
  for (const warning of warnings)
    for (const one of warning.examples)
      yield csvRow([one.line, one.offset, one.recordReference, warningText(warning), 'warning', one.value, one.isbn]);
}
