import { titleCodes } from '@titlenet/catalogue/rules/title-codes';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { applyMessage } from '../records/apply-message.ts';
import { inConflictFreeBatches } from '../records/conflict-free-batches.ts';
import { findKnownTitles, holdTitles, identityOf, nextProductIds } from '../records/identify-titles.queries.ts';
import { partTitleKey } from '../records/in-house-fragment.ts';
import { findHouseParts } from '../records/in-house-fragments.queries.ts';
import { mergeTitle } from '../records/merge-records.ts';
import { noteSaidAgain, type SaidAgain } from '../records/record-resend.ts';
import { isoTime } from '../records/sent-time.ts';
import {
  findSources,
  findSourcesOfTitles,
  putSources,
  type StoredSource,
  sourceKey,
} from '../records/title-sources.queries.ts';
import { digestOf } from './derive-title.ts';
import { type WriteOptions, withRegisteredCodes, writeMerged } from './write-merged.ts';

/** What became of one record. `older` says that a newer message of the same sender was stored before. */
export type SaveOutcome = 'added' | 'updated' | 'unchanged' | 'older' | 'deleted';

export interface SaveOptions extends WriteOptions {
  isHouse: boolean;
}

/**
 * Saves records of one feed in one transaction: each is laid beside what other senders say of the title, merged and
 * written with everything derived from it. The same record twice changes nothing; an older one never undoes a newer.
 *
 * Gives an outcome for each record, in their order. Throws what the database throws; then nothing was saved.
 */
export async function saveTitles(
  db: Kysely<Tables>,
  records: readonly TitleRecord[],
  options: SaveOptions,
): Promise<SaveOutcome[]> {
  return inConflictFreeBatches(records, savedKeys, (round) => saveRound(db, round, options));
}

/** What a record is saved under: neither a title nor a sender's record is written twice at once. */
export const savedKeys = (record: TitleRecord): string[] => [
  identityOf(record),
  sourceKey({ companyCode: record.companyCode, ...record.source }),
];

interface Incoming {
  record: TitleRecord;
  source: StoredSource;
}

/** Names what a record says, not when: a nightly feed that says the same again must not rewrite the catalogue. */
function contentDigest(record: TitleRecord): string {
  const { source, bar, ...rest } = record;
  return digestOf(JSON.stringify([source.sender, source.recordReference, { ...bar, onixDate: undefined }, rest]));
}

function incomingSource(record: TitleRecord, isHouse: boolean): StoredSource {
  return {
    companyCode: record.companyCode,
    sender: record.source.sender,
    recordReference: record.source.recordReference,
    titleId: 0,
    isHouse,
    // A feed that does not say when it was sent counts as sent now.
    sentAt: isoTime(record.source.sentAt ?? null),
    digest: contentDigest(record),
    record,
  };
}

/** Whether a record that says the same as before says it, or some field of it, later than before. */
function isSaidLater({ record, sentAt }: StoredSource, before: StoredSource): boolean {
  const times = ({ wholeSentAt, fieldsSentAt }: TitleRecord['source']) => JSON.stringify([wholeSentAt, fieldsSentAt]);
  if (times(record.source) !== times(before.record.source)) return true;
  return Boolean(record.source.sentAt) && before.sentAt < sentAt;
}

async function saveRound(
  db: Kysely<Tables>,
  records: readonly TitleRecord[],
  options: SaveOptions,
): Promise<SaveOutcome[]> {
  await options.terms.register(
    db,
    records.map((record) => ({ codes: titleCodes(record), sentAt: record.source.sentAt })),
  );
  return withRegisteredCodes(db, options.terms, () => saveRoundAtOnce(db, records, options));
}

async function saveRoundAtOnce(
  db: Kysely<Tables>,
  records: readonly TitleRecord[],
  options: SaveOptions,
): Promise<SaveOutcome[]> {
  return db.transaction().execute(async (trx) => {
    await holdTitles(trx, records);
    const stored = await findSources(trx, records);
    const outcomes: SaveOutcome[] = [];
    const incoming: { index: number; item: Incoming; before: StoredSource | undefined }[] = [];
    const again: (SaidAgain & { index: number; record: TitleRecord })[] = [];
    records.forEach((sent, index) => {
      const before = stored.get(sourceKey({ companyCode: sent.companyCode, ...sent.source }));
      const record = applyMessage(sent, before);
      if (record === 'older') {
        outcomes[index] = contentDigest(sent) !== before?.digest ? 'older' : 'unchanged';
        return;
      }
      const source = incomingSource(record, options.isHouse);
      if (before?.digest === source.digest && before.record.isbn === record.isbn) {
        outcomes[index] = 'unchanged';
        if (isSaidLater(source, before))
          again.push({ index, record, before, source: { ...source, titleId: before.titleId } });
      } else incoming.push({ index, item: { record, source }, before });
    });
    const changing = await noteSaidAgain(trx, again);
    for (const { index, record, source, before } of changing)
      incoming.push({ index, item: { record, source }, before });
    const retimed = again.filter((one) => one.record.source.fieldsSentAt && !changing.includes(one));
    await putSources(
      trx,
      retimed.map(({ source }) => source),
    );
    const saved = await saveIncoming(
      trx,
      incoming.map(({ item }) => item),
      incoming.map(({ before }) => before),
      options,
    );
    incoming.forEach(({ index }, position) => {
      outcomes[index] = saved[position]!;
    });
    return outcomes;
  });
}

/**
 * Saves records of senders, with everything derived from them, as if they had been sent so: for changes that come with
 * time and not by a message. The transaction holds their titles; a record keeps its title and when it was sent.
 */
export async function saveHeldSources(
  trx: Transaction<Tables>,
  changes: readonly { before: StoredSource; record: TitleRecord }[],
  options: WriteOptions,
): Promise<void> {
  const incoming = changes.map(({ before, record }) => ({
    record,
    source: { ...before, record, digest: contentDigest(record) },
  }));
  await saveIncoming(
    trx,
    incoming,
    changes.map(({ before }) => before),
    options,
  );
}

async function saveIncoming(
  trx: Transaction<Tables>,
  incoming: readonly Incoming[],
  before: readonly (StoredSource | undefined)[],
  options: WriteOptions,
): Promise<SaveOutcome[]> {
  if (incoming.length === 0) return [];
  const known = await findKnownTitles(
    trx,
    incoming.map(({ record }) => record),
  );
  const others = await findSourcesOfTitles(
    trx,
    [...known.values()].map((title) => title.id),
  );
  const newIds = await nextProductIds(
    trx,
    incoming.filter(({ record }) => !known.has(identityOf(record)) && !record.productId).length,
  );

  const parts = await findHouseParts(
    trx,
    incoming.map(({ record }) => record),
  );

  const merged = incoming.map(({ record, source }) => {
    const title = known.get(identityOf(record));
    const stored = title ? (others.get(title.id) ?? []) : [];
    const rest = stored.filter((other) => sourceKey(other) !== sourceKey(source));
    const productId = title?.productId ?? record.productId ?? newIds.shift()!;
    const own = parts.get(partTitleKey(record)) ?? [];
    const mergedOf = (sources: StoredSource[]) => mergeTitle(sources, own);
    return {
      title,
      before: stored.length > 0 ? mergedOf(stored) : null,
      after: mergedOf([...rest, source]),
      productId,
    };
  });
  const ids = await writeMerged(trx, merged, options);
  await putSources(
    trx,
    incoming.map(({ source }, index) => ({ ...source, titleId: ids[index]! })),
  );
  await detachMovedRecords(
    trx,
    before.filter((source, index) => source && source.titleId !== ids[index]) as StoredSource[],
    options,
  );
  return merged.map(({ title, after: { record } }, index) => {
    if (record.isDeleted && (record.bar.title || incoming[index]!.record.isDeleted)) return 'deleted';
    return title ? 'updated' : 'added';
  });
}

/** Records that now speak of another title no longer speak of this one: the rest of its senders do. */
async function detachMovedRecords(
  trx: Transaction<Tables>,
  left: readonly StoredSource[],
  options: WriteOptions,
): Promise<void> {
  if (left.length === 0) return;
  // Another importer may be saving a record of the title that is left.
  await holdTitles(
    trx,
    left.map(({ record }) => record),
  );
  const remaining = await findSourcesOfTitles(
    trx,
    left.map((source) => source.titleId),
  );
  const parts = await findHouseParts(
    trx,
    left.map(({ record }) => record),
  );
  for (const [titleId, gone] of Map.groupBy(left, (source) => source.titleId)) {
    const sources = remaining.get(titleId) ?? [];
    const own = parts.get(partTitleKey(gone[0]!.record)) ?? [];
    const merged = mergeTitle(sources.length > 0 ? sources : gone, own);
    const after = sources.length > 0 ? merged : { ...merged, record: { ...merged.record, isDeleted: true } };
    const title = (await findKnownTitles(trx, [after.record])).get(identityOf(after.record));
    if (!title) continue;
    const before = mergeTitle([...sources, ...gone], own);
    await writeMerged(trx, [{ before, after, productId: title.productId }], options);
  }
}
