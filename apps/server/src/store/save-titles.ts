import { titleCodes } from '@titlenet/catalogue/title-codes';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type DerivedTitle, deriveTitle, digestOf } from './derive-title.ts';
import { findKnownTitles, holdTitles, identityOf, nextProductIds } from './identify-titles.queries.ts';
import { mergeRecords } from './merge-records.ts';
import { CodesToLearn, type TermNumbers } from './terms.queries.ts';
import { changedFields } from './title-changes.ts';
import { findSources, findSourcesOfTitles, putSources, type StoredSource, sourceKey } from './title-sources.queries.ts';
import { writeChanges, writeTitles } from './write-titles.queries.ts';

/** What became of one record. `older` says that a newer message of the same sender was stored before. */
export type SaveOutcome = 'added' | 'updated' | 'unchanged' | 'older' | 'deleted';

export interface SaveOptions {
  isHouse: boolean;
  runId: number | null;
  terms: TermNumbers;
}

/** Parts records into rounds in which no title and no sender's record occurs twice, in their order. */
function roundsOf(records: readonly TitleRecord[]): number[][] {
  const rounds: { keys: Set<string>; indexes: number[] }[] = [];
  const lastRound = new Map<string, number>();
  records.forEach((record, index) => {
    const keys = [identityOf(record), sourceKey({ companyCode: record.companyCode, ...record.source })];
    const round = Math.max(...keys.map((key) => (lastRound.get(key) ?? -1) + 1));
    rounds[round] ??= { keys: new Set(), indexes: [] };
    rounds[round].indexes.push(index);
    for (const key of keys) lastRound.set(key, round);
  });
  return rounds.map((round) => round.indexes);
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
  const outcomes: SaveOutcome[] = [];
  for (const indexes of roundsOf(records)) {
    const round = indexes.map((index) => records[index]!);
    const derived = await saveRound(db, round, options);
    indexes.forEach((index, position) => {
      outcomes[index] = derived[position]!;
    });
  }
  return outcomes;
}

/**
 * A deletion says nothing of the title but that it is gone: what its sender said before stays, so that the title can
 * come back. Undefined where the sender never spoke of it.
 */
function deletionOf(sent: TitleRecord, before: StoredSource | undefined): TitleRecord | undefined {
  return before && { ...before.record, source: sent.source, isDeleted: true };
}

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
    sentAt: record.source.sentAt ? new Date(record.source.sentAt).toISOString() : new Date().toISOString(),
    digest: contentDigest(record),
    record,
  };
}

async function saveRound(
  db: Kysely<Tables>,
  records: readonly TitleRecord[],
  options: SaveOptions,
): Promise<SaveOutcome[]> {
  await options.terms.learn(db, records.map(titleCodes));
  try {
    return await saveRoundAtOnce(db, records, options);
  } catch (error) {
    if (!(error instanceof CodesToLearn)) throw error;
    await options.terms.learn(db, error.titles);
    return saveRoundAtOnce(db, records, options);
  }
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
    records.forEach((sent, index) => {
      const before = stored.get(sourceKey({ companyCode: sent.companyCode, ...sent.source }));
      const record = sent.isDeleted ? deletionOf(sent, before) : sent;
      if (!record) {
        outcomes[index] = 'unchanged';
        return;
      }
      const source = incomingSource(record, options.isHouse);
      if (before?.digest === source.digest && before.record.isbn === record.isbn) outcomes[index] = 'unchanged';
      else if (before && record.source.sentAt && before.sentAt > source.sentAt) outcomes[index] = 'older';
      else incoming.push({ index, item: { record, source }, before });
    });
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

async function saveIncoming(
  trx: Transaction<Tables>,
  incoming: readonly Incoming[],
  before: readonly (StoredSource | undefined)[],
  options: SaveOptions,
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

  const merged = incoming.map(({ record, source }) => {
    const title = known.get(identityOf(record));
    const stored = title ? (others.get(title.id) ?? []) : [];
    const rest = stored.filter((other) => sourceKey(other) !== sourceKey(source));
    const after = mergeRecords([...rest, source]);
    const productId = title?.productId ?? record.productId ?? newIds.shift()!;
    return { title, before: stored.length > 0 ? mergeRecords(stored) : null, after, productId };
  });
  const derived: DerivedTitle[] = merged.map(({ after, productId }) => deriveTitle(after, productId));
  options.terms.expect(derived.map(({ codes }) => codes));
  const ids = await writeTitles(
    trx,
    derived.map((one, index) => ({ derived: one, references: merged[index]!.after.references })),
    options.terms,
  );
  await putSources(
    trx,
    incoming.map(({ source }, index) => ({ ...source, titleId: ids[index]! })),
  );
  await writeChanges(
    trx,
    merged.flatMap(({ before: old, after }, index) =>
      old ? changedFields(old, after).map((change) => ({ titleId: ids[index]!, runId: options.runId, change })) : [],
    ),
  );
  await releaseLeftTitles(
    trx,
    before.filter((source, index) => source && source.titleId !== ids[index]) as StoredSource[],
    options,
  );
  return merged.map(({ title, after }) => (after.isDeleted ? 'deleted' : title ? 'updated' : 'added'));
}

/** A sender's record that now speaks of another title no longer speaks of this one: the rest of its senders do. */
async function releaseLeftTitles(
  trx: Transaction<Tables>,
  left: readonly StoredSource[],
  options: SaveOptions,
): Promise<void> {
  if (left.length === 0) return;
  const remaining = await findSourcesOfTitles(
    trx,
    left.map((source) => source.titleId),
  );
  for (const source of left) {
    const sources = remaining.get(source.titleId) ?? [];
    const record = sources.length > 0 ? mergeRecords(sources) : { ...source.record, isDeleted: true };
    const title = (await findKnownTitles(trx, [record])).get(identityOf(record));
    if (!title) continue;
    const derived = deriveTitle(record, title.productId);
    options.terms.expect([derived.codes]);
    await writeTitles(trx, [{ derived, references: record.references }], options.terms);
  }
}
