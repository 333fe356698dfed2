import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { mergeRecords } from './merge-records.ts';
import {
  findSharedTitles,
  findSourcesOfTitles,
  type StoredSource,
  sourceKey,
  updateSentTimes,
} from './title-sources.queries.ts';

export interface ResentRecord {
  before: StoredSource;
  /** The same record with the time at which it was said again. */
  source: StoredSource;
}

/** What of a title is seen: not who says it and when. */
function seen(sources: readonly StoredSource[]): string {
  const { source: _source, ...title } = mergeRecords(sources);
  return JSON.stringify(title);
}

/**
 * Notes that records were said again later: a message between the two must not undo them. Gives those by which their
 * sender becomes the newest of several, and the title another one: they are to be saved as if they were new.
 */
export async function recordResends<Again extends ResentRecord>(
  trx: Transaction<Tables>,
  again: readonly Again[],
): Promise<Again[]> {
  if (again.length === 0) return [];
  const shared = await findSharedTitles(
    trx,
    again.map(({ before }) => before.titleId),
  );
  const sources = await findSourcesOfTitles(trx, shared);
  const changing = again.filter(({ before, source }) => {
    const old = sources.get(before.titleId);
    const key = sourceKey(before);
    return old && seen(old) !== seen(old.map((one) => (sourceKey(one) === key ? source : one)));
  });
  await updateSentTimes(
    trx,
    again.filter((one) => !changing.includes(one)).map(({ source }) => source),
  );
  return changing;
}
