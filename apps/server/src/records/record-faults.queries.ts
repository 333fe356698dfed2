import type { RecordFault } from '@titlenet/catalogue/quality/record-faults';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonRows, jsonText } from '../database/json-rows.ts';
import type { Tables } from '../database/tables.ts';
import { runTogether } from '../database/upsert-rows.ts';
import { type StoredSource, sourceKey } from './title-sources.queries.ts';

/** Days for which an ended fault is kept, for the trend. */
const DAYS_KEPT = 400;

/** A stored fault that holds today or will hold. */
export interface OpenFault {
  id: number;
  kind: number;
  detail: string;
  foundOn: string;
  mendedOn: string | null;
}

type Keyed = Pick<StoredSource, 'companyCode' | 'sender' | 'recordReference'>;

/** @returns the open faults of these records by `sourceKey` */
export async function findOpenFaults(
  db: Kysely<Tables>,
  sources: readonly Keyed[],
  today: string,
): Promise<Map<string, OpenFault[]>> {
  const keys = sources.map(({ companyCode, sender, recordReference }) => ({ companyCode, sender, recordReference }));
  const { rows } = await sql<OpenFault & Keyed>`
    select fault.id::integer as id, fault.company_code as "companyCode", fault.sender,
      fault.record_reference as "recordReference", kind, detail, found_on as "foundOn", mended_on as "mendedOn"
    from json_to_recordset(${jsonText(keys)}::json) as of ("companyCode" text, sender text, "recordReference" text)
      join record_fault fault on (fault.company_code, fault.sender, fault.record_reference)
        = (of."companyCode", of.sender, of."recordReference")
    where mended_on is null or mended_on > ${today}::date
    order by fault.id`.execute(db);
  return Map.groupBy(rows, sourceKey);
}

/** What is to be written for the faults of one record. */
export interface FaultChanges {
  added: { kind: number; detail: string; foundOn: string; mendedOn: string | null }[];
  changed: OpenFault[];
  /** Ids of faults that have never held. */
  removed: number[];
}

/** Compares the stored faults of a record with those that it has. */
export function faultChanges(open: readonly OpenFault[], faults: readonly RecordFault[], today: string): FaultChanges {
  const changes: FaultChanges = { added: [], changed: [], removed: [] };
  for (const { kind, detail, from, until: mendedOn } of faults) {
    const stored = open.find((one) => one.kind === kind);
    // A fault that has begun keeps the day on which it was found.
    const foundOn = from && from > today ? from : stored && stored.foundOn <= today ? stored.foundOn : today;
    if (!stored) changes.added.push({ kind, detail, foundOn, mendedOn });
    else if (stored.detail !== detail || stored.foundOn !== foundOn || stored.mendedOn !== mendedOn)
      changes.changed.push({ ...stored, detail, foundOn, mendedOn });
  }
  for (const stored of open.filter(({ kind }) => !faults.some((one) => one.kind === kind))) {
    if (stored.foundOn >= today) changes.removed.push(stored.id);
    else changes.changed.push({ ...stored, mendedOn: today });
  }
  return changes;
}

/** Writes changed faults, and removes those that ended long ago. */
export async function putFaultChanges(
  db: Kysely<Tables>,
  records: readonly { source: Keyed; changes: FaultChanges }[],
  today: string,
): Promise<void> {
  const added = records.flatMap(({ source, changes }) =>
    changes.added.map(({ kind, detail, foundOn, mendedOn }) => ({
      company_code: source.companyCode,
      sender: source.sender,
      record_reference: source.recordReference,
      kind,
      detail,
      found_on: foundOn,
      mended_on: mendedOn,
    })),
  );
  const changed = records.flatMap(({ changes }) => changes.changed);
  const removed = records.flatMap(({ changes }) => changes.removed);
  const statements: RawBuilder<unknown>[] = [];
  if (added.length > 0)
    statements.push(sql`
      insert into record_fault (company_code, sender, record_reference, kind, detail, found_on, mended_on)
      select company_code, sender, record_reference, kind, detail, found_on, mended_on
      from ${jsonRows('record_fault', added)}`);
  if (changed.length > 0)
    statements.push(sql`
      update record_fault as stored set detail = sent.detail, found_on = sent."foundOn", mended_on = sent."mendedOn"
      from json_to_recordset(${jsonText(changed)}::json)
        as sent (id bigint, detail text, "foundOn" date, "mendedOn" date)
      where stored.id = sent.id`);
  if (removed.length > 0) statements.push(sql`delete from record_fault where id = any(${removed}::bigint[])`);
  if (statements.length === 0) return;
  const keys = records.map(({ source }) => source);
  // Of records that are written anyway, so that no job is needed.
  statements.push(sql`
    delete from record_fault as old
    using json_to_recordset(${jsonText(keys.map(({ companyCode, sender, recordReference }) => ({ companyCode, sender, recordReference })))}::json)
      as of ("companyCode" text, sender text, "recordReference" text)
    where (old.company_code, old.sender, old.record_reference) = (of."companyCode", of.sender, of."recordReference")
      and old.mended_on < ${today}::date - ${DAYS_KEPT}::integer`);
  await runTogether(db, statements);
}

/** Stores the names of senders; a row is locked only if its name changes. */
export async function putSenders(
  db: Kysely<Tables>,
  senders: readonly { sender: string; name: string }[],
): Promise<void> {
  const byKey = new Map(senders.map((one) => [one.sender, one.name]));
  const rows = [...byKey]
    .map(([sender, name]) => ({ sender, name }))
    .toSorted((a, b) => (a.sender < b.sender ? -1 : 1));
  if (rows.length === 0) return;
  await sql`
    insert into feed_sender (sender, name)
    select sender, name from ${jsonRows('feed_sender', rows)} as sent
    where not exists (select from feed_sender known where known.sender = sent.sender and known.name = sent.name)
    on conflict (sender) do update set name = excluded.name`.execute(db);
}
