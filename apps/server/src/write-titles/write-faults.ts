import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { faultsOfSources } from '../derive/faults-of-sources.ts';
import {
  type FaultChanges,
  faultChanges,
  findOpenFaults,
  putFaultChanges,
  putSenders,
} from '../records/record-faults.queries.ts';
import { senderLabel } from '../records/sender-label.ts';
import { type StoredSource, sourceKey } from '../records/title-sources.queries.ts';

/** @returns the day of faults, YYYY-MM-DD in UTC */
export const faultDay = (): string => new Date().toISOString().slice(0, 10);

/** What is to be written for the faults of records. */
interface ChangesOfRecords {
  today: string;
  records: readonly { source: StoredSource; changes: FaultChanges }[];
}

/**
 * Finds the faults of all records of titles, and which of them have changed.
 *
 * @param titles the stored records of each title
 */
export async function findFaultChanges(
  db: Kysely<Tables>,
  titles: readonly (readonly StoredSource[])[],
): Promise<ChangesOfRecords> {
  const sources = titles.flat();
  const today = faultDay();
  if (sources.length === 0) return { today, records: [] };
  const open = await findOpenFaults(db, sources, today);
  const records = titles
    .flatMap((ofTitle) => faultsOfSources(ofTitle, today))
    .map(({ source, faults }) => ({
      source,
      changes: faultChanges(open.get(sourceKey(source)) ?? [], faults, today),
    }));
  return { today, records };
}

/** Writes changed faults of records, in the transaction that writes their titles. */
export async function writeFaults(trx: Transaction<Tables>, { today, records }: ChangesOfRecords): Promise<void> {
  if (records.length === 0) return;
  await putFaultChanges(trx, records, today);
  await putSenders(
    trx,
    records.map(({ source }) => ({ sender: source.sender, name: senderLabel(source) })),
  );
}
