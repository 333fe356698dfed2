import { companyCodes } from '@titlenet/catalogue/companies';
import type { Kysely } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Tables } from '../../database/tables.ts';
import type { Caller } from '../../http/caller.ts';
import { findRunOpening, isRunOf } from '../../ingest/runs/import-runs.queries.ts';
import { readingOf } from './import-answers.ts';

/**
 * Rejected records hold what their file says of titles: they are shown to those who hold its company, or all of them,
 * and to whoever dropped the file.
 *
 * @throws AppError `denied`; a run that is not there is nobody's
 */
export async function assertMayRead(db: Kysely<Tables>, runId: number, { companies, subject }: Caller): Promise<void> {
  if (companyCodes.every((code) => companies.includes(code))) return;
  const run = await findRunOpening(db, runId);
  const company = run && readingOf(run.options).company;
  if (!run || (company && companies.includes(company)) || (await isRunOf(db, runId, subject))) return;
  throw new AppError('denied');
}
