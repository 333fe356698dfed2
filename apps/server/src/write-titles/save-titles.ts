import { titleCodes } from '@titlenet/catalogue/rules/title-codes';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { digestOf } from '../derive/derive-title.ts';
import { applyMessage, lacksStoredTitle } from '../records/apply-message.ts';
import { inConflictFreeBatches } from '../records/conflict-free-batches.ts';
import { findKnownTitles, identityOf, lockTitles, newTitles, recordKeyOf } from '../records/identify-titles.queries.ts';
import { titleKeyOf } from '../records/in-house-fragment.ts';
import { findInHouseFragments } from '../records/in-house-fragments.queries.ts';
import { mergeTitle } from '../records/merge-records.ts';
import { keepReceived, type ReceivedRecord, type ReceivedText } from '../records/received-records.queries.ts';
import { type ResentRecord, recordResends } from '../records/record-resend.ts';
import { type ReferenceConflict, referenceConflicts } from '../records/reference-conflicts.ts';
import { senderLabel } from '../records/sender-label.ts';
import { isoTime } from '../records/sent-time.ts';
import {
  findSources,
  findSourcesOfTitles,
  putSources,
  type StoredSource,
  sourceKey,
} from '../records/title-sources.queries.ts';
import { findFaultChanges, writeFaults } from './write-faults.ts';
import { type WriteOptions, withRegisteredCodes, writeMerged } from './write-merged.ts';

/** The outcome of a record. `older`: a newer message of the same sender is stored. */
export type SaveOutcome = 'added' | 'updated' | 'unchanged' | 'older' | 'deleted';

export interface SaveOptions extends WriteOptions {
  isInHouse: boolean;
  /** Returns a record as it was sent, which is kept with it; absent for records that nobody has sent. */
  receivedOf?(record: TitleRecord): ReceivedText | undefined;
  /** How many of them are kept of one title and sender. */
  recordsKept?: number;
  /** Called once for each contradiction of a sender in a saved record, after the transaction. */
  onConflict?(sent: TitleRecord, conflict: ReferenceConflict): void;
  /** Called once for each saved whole record without a title that updates a stored one, after the transaction. */
  onUntitled?(sent: TitleRecord): void;
}

/**
 * Saves records of one feed: merges each with the records of other senders and writes everything that is derived from
 * the title, each batch in one transaction. Saving the same record again changes nothing, and an older message does not
 * replace a newer one.
 *
 * @returns an outcome for each record, in their order
 * @throws what the database throws; then the current batch was not saved
 */
export async function saveTitles(
  db: Kysely<Tables>,
  records: readonly TitleRecord[],
  options: SaveOptions,
): Promise<SaveOutcome[]> {
  return inConflictFreeBatches(records, savedKeys, (batch) => saveBatch(db, batch, options));
}

/** The keys of a record: two records with a common key must not be saved at the same time. */
export const savedKeys = (record: TitleRecord): string[] => [
  identityOf(record),
  sourceKey({ companyCode: record.companyCode, ...record.source }),
];

/** A record that changes what is stored. */
interface Incoming {
  record: TitleRecord;
  source: StoredSource;
  /** The sender's stored record that it replaces. */
  before: StoredSource | undefined;
}

/** A digest of a record without its dates: a nightly feed without changes must not rewrite the catalogue. */
function contentDigest(record: TitleRecord): string {
  const { source, bar, ...rest } = record;
  const { sender, recordReference, inactiveCodes } = source;
  const content = [sender, recordReference, { ...bar, onixDate: undefined }, rest];
  return digestOf(JSON.stringify(inactiveCodes ? [...content, inactiveCodes] : content));
}

function incomingSource(record: TitleRecord, isInHouse: boolean): StoredSource {
  return {
    companyCode: record.companyCode,
    sender: record.source.sender,
    recordReference: record.source.recordReference,
    titleId: 0,
    isInHouse,
    // A message without a date counts as sent now.
    sentAt: isoTime(record.source.sentAt ?? null),
    digest: contentDigest(record),
    record,
  };
}

/** True if an unchanged record, or one of its fields, has a later date than before. */
function isResentLater({ record, sentAt }: StoredSource, before: StoredSource): boolean {
  const times = ({ wholeSentAt, fieldsSentAt }: TitleRecord['source']) => JSON.stringify([wholeSentAt, fieldsSentAt]);
  if (times(record.source) !== times(before.record.source)) return true;
  return Boolean(record.source.sentAt) && before.sentAt < sentAt;
}

async function saveBatch(
  db: Kysely<Tables>,
  records: readonly TitleRecord[],
  options: SaveOptions,
): Promise<SaveOutcome[]> {
  await options.terms.register(
    db,
    records.map((record) => ({ codes: titleCodes(record), sentAt: record.source.sentAt })),
  );
  return withRegisteredCodes(db, options.terms, () => saveBatchInTransaction(db, records, options));
}

async function saveBatchInTransaction(
  db: Kysely<Tables>,
  records: readonly TitleRecord[],
  options: SaveOptions,
): Promise<SaveOutcome[]> {
  const notices: (() => void)[] = [];
  const saved = await db.transaction().execute(async (trx) => {
    await lockTitles(trx, records);
    const stored = await findSources(trx, records);
    const outcomes: SaveOutcome[] = [];
    const incoming: (Incoming & { index: number })[] = [];
    const resent: (ResentRecord & { index: number; record: TitleRecord })[] = [];
    records.forEach((sent, index) => {
      const before = stored.get(sourceKey({ companyCode: sent.companyCode, ...sent.source }));
      if (lacksStoredTitle(sent, before)) notices.push(() => options.onUntitled?.(sent));
      const record = applyMessage(sent, before);
      if (record === 'older') {
        outcomes[index] = contentDigest(sent) !== before?.digest ? 'older' : 'unchanged';
        return;
      }
      const source = incomingSource(record, options.isInHouse);
      if (before?.digest === source.digest && before.record.isbn === record.isbn) {
        outcomes[index] = 'unchanged';
        if (isResentLater(source, before))
          resent.push({ index, record, before, source: { ...source, titleId: before.titleId } });
      } else incoming.push({ index, record, source, before });
    });
    const changing = await recordResends(trx, resent);
    incoming.push(...changing);
    const retimed = resent.filter((one) => one.record.source.fieldsSentAt && !changing.includes(one));
    await putSources(
      trx,
      retimed.map(({ source }) => source),
    );
    for (const { index, outcome, conflicts } of await saveIncoming(trx, incoming, options)) {
      outcomes[index] = outcome;
      // The index is that of a sent record.
      notices.push(...conflicts.map((conflict) => () => options.onConflict?.(records[index]!, conflict)));
    }
    const accepted = new Set(incoming.map(({ index }) => index));
    const sent = records.filter((_, index) => accepted.has(index));
    await keepReceived(
      trx,
      sent.flatMap((record) => receivedRecord(record, options)),
      options,
    );
    return outcomes;
  });
  for (const notice of notices) notice();
  return saved;
}

/** The record as it was sent, if it was. */
function receivedRecord(record: TitleRecord, { receivedOf, isInHouse }: SaveOptions): ReceivedRecord[] {
  const received = receivedOf?.(record);
  if (!received) return [];
  const { companyCode, isbn, source } = record;
  const kind = isInHouse ? 'title' : 'onix';
  const title = { companyCode, titleKey: isbn ?? recordKeyOf(record) };
  const { sender, recordReference, sentAt = null } = source;
  return [{ ...title, ...received, sender, kind, recordReference, sentAt: sentAt && isoTime(sentAt) }];
}

/**
 * Saves changed records of senders as if they had been sent: for changes that are due at a time and not caused by a
 * message. The transaction has locked their titles; a record keeps its title and its date.
 */
export async function saveLockedSources(
  trx: Transaction<Tables>,
  changes: readonly { before: StoredSource; record: TitleRecord }[],
  options: WriteOptions,
): Promise<void> {
  const incoming = changes.map(({ before, record }) => ({
    record,
    source: { ...before, record, digest: contentDigest(record) },
    before,
  }));
  await saveIncoming(trx, incoming, options);
}

/** @returns the records with their outcomes and contradictions, in their order */
async function saveIncoming<One extends Incoming>(
  trx: Transaction<Tables>,
  incoming: readonly One[],
  options: WriteOptions,
): Promise<(One & { outcome: SaveOutcome; conflicts: ReferenceConflict[] })[]> {
  if (incoming.length === 0) return [];
  const records = incoming.map(({ record }) => record);
  const storedTitles = await findKnownTitles(trx, records);
  const others = await findSourcesOfTitles(
    trx,
    [...storedTitles.values()].map((title) => title.id),
  );
  const added = await newTitles(
    trx,
    records.filter((record) => !storedTitles.has(identityOf(record))),
  );
  const fragments = await findInHouseFragments(trx, records);

  const merged = incoming.map((one) => {
    const { record, source, before } = one;
    const title = storedTitles.get(identityOf(record));
    const stored = title ? (others.get(title.id) ?? []) : [];
    const rest = stored.filter((other) => sourceKey(other) !== sourceKey(source));
    const known = title && { ...title, isNew: false };
    const own = fragments.get(titleKeyOf(record)) ?? [];
    const mergedOf = (sources: StoredSource[]) => mergeTitle(sources, own);
    const after = mergedOf([...rest, source]);
    const written = {
      before: stored.length > 0 ? mergedOf(stored) : null,
      after,
      // There is one for each record without a stored title.
      title: known ?? added.shift()!,
      sender: senderLabel(source),
    };
    const conflicts = referenceConflicts(record, before, rest);
    return { ...one, written, rest, conflicts, outcome: outcomeOf(one, after.record, title !== undefined) };
  });
  const saved = merged.map((one) => ({ ...one, source: { ...one.source, titleId: one.written.title.id } }));
  const faults = await findFaultChanges(
    trx,
    saved.map(({ rest, source }) => [...rest, source]),
  );
  await writeMerged(
    trx,
    saved.map(({ written }) => written),
    options,
  );
  await putSources(
    trx,
    saved.map(({ source }) => source),
  );
  await writeFaults(trx, faults);
  await detachMovedRecords(
    trx,
    saved.flatMap(({ before, source }) => (before && before.titleId !== source.titleId ? [before] : [])),
    options,
  );
  return saved;
}

/**
 * A deletion that withdraws a record of its sender counts as one, also where the title stays by records of others; a
 * deletion of a record that the sender has not sent deletes no title that others have sent.
 *
 * @param merged the title after the record was merged with those of other senders
 */
function outcomeOf({ record, before }: Incoming, merged: TitleRecord, isKnown: boolean): SaveOutcome {
  const isWithdrawn = record.isDeleted && before !== undefined && !before.record.isDeleted;
  if (isWithdrawn || (merged.isDeleted && (record.isDeleted || merged.bar.title))) return 'deleted';
  return isKnown ? 'updated' : 'added';
}

/** Merges titles resent from which a record has moved to another title. */
async function detachMovedRecords(
  trx: Transaction<Tables>,
  moved: readonly StoredSource[],
  options: WriteOptions,
): Promise<void> {
  if (moved.length === 0) return;
  // Another importer may be saving a record of that title.
  await lockTitles(
    trx,
    moved.map(({ record }) => record),
  );
  const remaining = await findSourcesOfTitles(
    trx,
    moved.map((source) => source.titleId),
  );
  const fragments = await findInHouseFragments(
    trx,
    moved.map(({ record }) => record),
  );
  for (const [titleId, gone] of Map.groupBy(moved, (source) => source.titleId)) {
    const sources = remaining.get(titleId) ?? [];
    await writeFaults(trx, await findFaultChanges(trx, [sources]));
    // A group has a source.
    const own = fragments.get(titleKeyOf(gone[0]!.record)) ?? [];
    const merged = mergeTitle(sources.length > 0 ? sources : gone, own);
    const after = sources.length > 0 ? merged : { ...merged, record: { ...merged.record, isDeleted: true } };
    const title = (await findKnownTitles(trx, [after.record])).get(identityOf(after.record));
    if (!title) continue;
    const before = mergeTitle([...sources, ...gone], own);
    await writeMerged(trx, [{ before, after, title: { ...title, isNew: false } }], options);
  }
}
