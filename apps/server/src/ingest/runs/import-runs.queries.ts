import type { RejectedRecord, RejectionCauses, RunOutcome, RunWarnings } from '@titlenet/contract/imports';
import { type Kysely, sql } from 'kysely';
import { isSilentFor } from '../../database/sign-of-life.queries.ts';
import type { Tables } from '../../database/tables.ts';

/** A run without a sign of life for this long was killed. */
const IS_SILENT = sql<boolean>`finished_at is null and (seen_at is null or ${isSilentFor(60)})`;

export interface FeedRunRow {
  id: number;
  fileName: string;
  options: string;
  startedBy: string | null;
  startedAt: string;
  finishedAt: string | null;
  outcome: RunOutcome;
  /** The stored report, as JSON. */
  report: string | null;
  retriable: number;
}

function selectRuns(db: Kysely<Tables>) {
  return (
    db
      .selectFrom('feed_run')
      .select([
        'id',
        'file_name as fileName',
        'options',
        'started_by as startedBy',
        'started_at as startedAt',
        'finished_at as finishedAt',
      ])
      .select(
        sql<RunOutcome>`case when ${IS_SILENT} then 'killed' when finished_at is null then 'running' else outcome end`.as(
          'outcome',
        ),
      )
      // The warnings have a query of their own (`findWarnings`).
      .select(sql<string | null>`(report - 'warned' - 'faulty')::text`.as('report'))
      .select(
        sql<number>`(
        select count(*) from feed_rejection
        where run_id = feed_run.id and record is not null and taken_at is null)`.as('retriable'),
      )
  );
}

/**
 * Finds up to `limit` runs, newest first.
 * @param before only runs with a smaller id
 */
export function listRuns(
  db: Kysely<Tables>,
  { before, limit }: { before?: number; limit: number },
): Promise<FeedRunRow[]> {
  return (
    selectRuns(db)
      // `$if` calls the function only with a value.
      .$if(before !== undefined, (query) => query.where('id', '<', before!))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  );
}

export async function findRuns(db: Kysely<Tables>, ids: readonly number[]): Promise<FeedRunRow[]> {
  if (ids.length === 0) return [];
  return selectRuns(db).where('id', 'in', ids).orderBy('id').execute();
}

/**
 * Finds up to `limit` rejected records of a run, in the order of the file.
 * @param after only records with a larger id
 */
export async function listRejected(
  db: Kysely<Tables>,
  runId: number,
  { after, limit }: { after: number; limit: number },
): Promise<RejectedRecord[]> {
  const rows = await db
    .selectFrom('feed_rejection')
    .select(['id', 'record_reference', 'reason', 'reason_before', 'line', 'byte_offset', 'excerpt'])
    .select(
      sql<RejectedRecord['state']>`
        case when taken_at is not null then 'taken' when record is null then 'kept' else 'waiting' end`.as('state'),
    )
    .where('run_id', '=', runId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ record_reference, byte_offset, reason_before, ...row }) => ({
    ...row,
    recordReference: record_reference,
    reasonBefore: reason_before ?? null,
    offset: byte_offset,
  }));
}

/** Causes of rejections in one response; further ones are only counted. */
const MAX_CAUSES = 50;

/**
 * Groups the rejected records of a run by cause: by their reasons without quoted values and numbers, most frequent first.
 */
export async function findRejectionCauses(db: Kysely<Tables>, runId: number): Promise<RejectionCauses> {
  const { rows } = await sql<RejectionCauses['causes'][number]>`
    select cause, records, waiting, taken, example.line as "line", example.record_reference as "recordReference",
      example.reason as "reason"
    from (
      select regexp_replace(regexp_replace(left(reason, 1000), '"[^"]*"', '"…"', 'g'), '[0-9]+', '#', 'g') as cause,
        count(*)::integer as records, min(id) as first,
        count(*) filter (where taken_at is null and record is not null)::integer as waiting,
        count(taken_at)::integer as taken
      from feed_rejection where run_id = ${runId} group by 1
    ) as grouped join feed_rejection as example on example.id = first
    order by records desc, first`.execute(db);
  const causes = rows.slice(0, MAX_CAUSES);
  return { causes, others: rows.length - causes.length };
}

/**
 * Finds the warnings of a run, or the rules of ONIX that its records break; empty for a run without a report.
 */
export async function findWarnings(
  db: Kysely<Tables>,
  runId: number,
  of: 'warned' | 'faulty' = 'warned',
): Promise<RunWarnings> {
  const run = await db
    .selectFrom('feed_run')
    .select(sql<string | null>`(report -> ${of}::text)::text`.as('warned'))
    .where('id', '=', runId)
    .executeTakeFirst();
  // Only `finishFeedRun` writes the column.
  return run?.warned ? (JSON.parse(run.warned) as RunWarnings) : { warnings: [], unnamed: 0 };
}

/** Finds the data for the download of a run's rejected records. */
export async function findRunPreamble(
  db: Kysely<Tables>,
  runId: number,
): Promise<{ id: number; preamble: string; options: string } | undefined> {
  const run = await db
    .selectFrom('feed_run')
    .select(['id', 'preamble', 'options'])
    .where('id', '=', runId)
    .executeTakeFirst();
  return run && { ...run, preamble: run.preamble ?? '' };
}

/** @returns true when the run read a file that this person uploaded */
export async function isRunOf(db: Kysely<Tables>, runId: number, subject: string): Promise<boolean> {
  const job = await db
    .selectFrom('import_job')
    .select('id')
    .where('subject', '=', subject)
    .where(sql<boolean>`run_ids @> array[${runId}]::integer[]`)
    .limit(1)
    .executeTakeFirst();
  return job !== undefined;
}
