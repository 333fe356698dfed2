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
  /** The same record with the time of the new message. */
  source: StoredSource;
}

/** The visible part of a merged title: not the sender and date. */
function visibleText(sources: readonly StoredSource[]): string {
  const { source: _source, ...title } = mergeRecords(sources);
  return JSON.stringify(title);
}

/**
 * Stores the new dates of records that were received again unchanged, so that a message between the two dates does not
 * replace them.
 *
 * @returns the resent records that change their title, because their sender is now the newest of several: the caller
 * saves them like new ones
 */
export async function recordResends<Resent extends ResentRecord>(
  trx: Transaction<Tables>,
  resent: readonly Resent[],
): Promise<Resent[]> {
  if (resent.length === 0) return [];
  const shared = await findSharedTitles(
    trx,
    resent.map(({ before }) => before.titleId),
  );
  const sources = await findSourcesOfTitles(trx, shared);
  const changing = resent.filter(({ before, source }) => {
    const old = sources.get(before.titleId);
    const key = sourceKey(before);
    return old && visibleText(old) !== visibleText(old.map((one) => (sourceKey(one) === key ? source : one)));
  });
  await updateSentTimes(
    trx,
    resent.filter((one) => !changing.includes(one)).map(({ source }) => source),
  );
  return changing;
}
