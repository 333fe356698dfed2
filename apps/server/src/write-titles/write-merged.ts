import { titleCodes } from '@titlenet/catalogue/rules/title-codes';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { deriveTitle } from '../derive/derive-title.ts';
import { haveSameLongTexts, longTexts } from '../derive/full-text.ts';
import { listedRows } from '../derive/listed-rows.ts';
import type { KnownTitle } from '../records/identify-titles.queries.ts';
import { findShownLabels, lockShownLabels } from '../records/in-house-code-labels.queries.ts';
import type { StoredFragment } from '../records/in-house-fragments.queries.ts';
import type { MergedTitle } from '../records/merge-records.ts';
import { MissingCodesError, type TermRegistry } from '../records/terms.queries.ts';
import { changedFields } from '../records/title-changes.ts';
import { derivationVersion } from './derivation-version.ts';
import { findChangedEvents, type TitleToList, writeListedRows } from './listed-rows.queries.ts';
import { putPicturedPeople, putShownPeople } from './pictured-people.queries.ts';
import { kindsOfChange, writeChanges, writeKindsOfChange } from './write-changes.queries.ts';
import { type TitleToWrite, writeTitles } from './write-titles.queries.ts';

export interface WriteOptions {
  runId: number | null;
  terms: TermRegistry;
  /** The derivation version that is stored with titles; replaced in tests. */
  version?: string;
}

/** A title merged from its records and in-house fragments. */
type WholeTitle = MergedTitle<StoredFragment>;

export interface TitleChange {
  /** Of a new title, ids that no title has had. */
  title: KnownTitle & { isNew: boolean };
  /** Null for a new title; 'unknown' if another version derived it, so that everything is written again. */
  before: WholeTitle | 'unknown' | null;
  after: WholeTitle;
  /** Name of the sender whose message causes the change; absent for changes without a message. */
  sender?: string;
}

/**
 * Writes titles with everything that is derived from them: search row, bar, sheet, texts, references, rows of lists,
 * and the history of changes. Reads everything before it writes.
 *
 * @throws MissingCodesError before anything is written
 */
export async function writeMerged(
  trx: Transaction<Tables>,
  titles: readonly TitleChange[],
  { runId, terms, version = derivationVersion }: WriteOptions,
): Promise<void> {
  await lockShownLabels(trx);
  const labels = await findShownLabels(
    trx,
    titles.map(({ after }) => titleCodes(after.record)),
  );
  const derived = titles.map(({ after, title }) => deriveTitle(after.record, title.productId, labels));
  terms.expectMerged(derived.map(({ codes }) => codes));
  const listed = titles.flatMap(titleToList);
  const events = await findChangedEvents(trx, listed);
  await writeTitles(
    trx,
    titles.map((change, index) => ({
      id: change.title.id,
      isNew: change.title.isNew,
      // Titles are derived in their order.
      derived: derived[index]!,
      ...textsAndReferences(change),
    })),
    { terms, version },
  );
  await putPicturedPeople(
    trx,
    titles.map(({ title, before, after }) => ({ titleId: title.id, before, after })),
  );
  await putShownPeople(trx, titles);
  await writeListedRows(trx, listed, events);
  await writeHistory(trx, titles, runId);
}

/** Writes what has changed on titles, except on those that another version derived. */
async function writeHistory(
  trx: Transaction<Tables>,
  titles: readonly TitleChange[],
  runId: number | null,
): Promise<void> {
  const changed = titles.flatMap(({ title: { id: titleId }, before, after: { record }, sender = null }) => {
    if (before === 'unknown') return [];
    const changes = before ? changedFields(before.record, record) : [];
    const kinds = kindsOfChange(before?.record, record, changes);
    return [{ titleId, companyCode: record.companyCode, sender, changes, kinds }];
  });
  await writeChanges(
    trx,
    changed.flatMap(({ titleId, sender, changes, kinds }) =>
      changes.map((change) => ({ titleId, runId, sender, change, isShown: kinds.length > 0 })),
    ),
  );
  await writeKindsOfChange(trx, changed);
}

/** Unchanged texts are left out: splitting them into words takes half of the time of a price update. */
function textsAndReferences({ before, after }: TitleChange): Pick<TitleToWrite, 'texts' | 'references'> {
  const { record } = after;
  const isSame = (one: TitleRecord) => JSON.stringify(one.references) === JSON.stringify(record.references);
  if (before === 'unknown') return { texts: longTexts(record), references: record.references };
  return {
    texts: before && haveSameLongTexts(before.record, record) ? null : longTexts(record),
    references: before && isSame(before.record) ? null : record.references,
  };
}

function titleToList({ before, after }: TitleChange): TitleToList[] {
  const { companyCode, isbn } = after.record;
  if (isbn === null) return [];
  const rows = listedRows(after.record, after.parts);
  const old = before && before !== 'unknown' ? listedRows(before.record, before.parts) : before;
  return [{ companyCode, isbn, rows, before: old }];
}

/**
 * Runs work that may throw `MissingCodesError`: registers the codes outside of its transaction and tries again. Work may
 * throw several times, since it finds the codes of records first and those that only merged titles have later.
 */
export async function withRegisteredCodes<Result>(
  db: Kysely<Tables>,
  terms: TermRegistry,
  work: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof MissingCodesError)) throw error;
      await terms.register(db, error.messages);
      // Each attempt gets further than the one before, so they end.
      terms.expect(error.messages);
    }
  }
}
