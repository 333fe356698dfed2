import { companyCodes } from '@titlenet/catalogue/companies';
import type { Kysely } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Tables } from '../../database/tables.ts';
import type { Caller } from '../../http/caller.ts';
import { findRunPreamble, isRunOf } from '../../ingest/runs/import-runs.queries.ts';
import { kindOfRun } from './import-answers.ts';

/**
 * Checks that the caller may read the records of a run. They contain data of titles, so they are shown to users of the
 * run's company, to users of all companies, and to the person who uploaded the file.
 * @throws AppError `denied`; an unknown run is not denied here
 */
export async function assertMayRead(db: Kysely<Tables>, runId: number, { companies, subject }: Caller): Promise<void> {
  if (companyCodes.every((code) => companies.includes(code))) return;
  const run = await findRunPreamble(db, runId);
  const company = run && kindOfRun(run.options).company;
  if (!run || (company && companies.includes(company)) || (await isRunOf(db, runId, subject))) return;
  throw new AppError('denied');
}
