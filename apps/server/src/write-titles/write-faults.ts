import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { faultsOfSources } from '../derive/faults-of-sources.ts';
import { faultChanges, findOpenFaults, putFaultChanges, putSenders } from '../records/record-faults.queries.ts';
import { senderLabel } from '../records/sender-label.ts';
import { type StoredSource, sourceKey } from '../records/title-sources.queries.ts';

/** @returns the day of faults, YYYY-MM-DD in UTC */
export const faultDay = (): string => new Date().toISOString().slice(0, 10);

/**
 * Finds the faults of all records of titles and writes what has changed, in the transaction that writes the titles.
 *
 * @param titles the stored records of each title
 */
export async function writeFaults(
  trx: Transaction<Tables>,
  titles: readonly (readonly StoredSource[])[],
): Promise<void> {
  const sources = titles.flat();
  if (sources.length === 0) return;
  const today = faultDay();
  const open = await findOpenFaults(trx, sources, today);
  const records = titles
    .flatMap((ofTitle) => faultsOfSources(ofTitle, today))
    .map(({ source, faults }) => ({
      source,
      changes: faultChanges(open.get(sourceKey(source)) ?? [], faults, today),
    }));
  await putFaultChanges(trx, records, today);
  await putSenders(
    trx,
    sources.map((source) => ({ sender: source.sender, name: senderLabel(source) })),
  );
}
