import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { digestOf } from '../derive/derive-title.ts';
import { inConflictFreeBatches } from '../records/conflict-free-batches.ts';
import { findKnownTitles, identityOf, lockTitles, type TitleIdentity } from '../records/identify-titles.queries.ts';
import {
  type FragmentContent,
  type InHouseFragment,
  titleKeyOf,
  withKeptContent,
} from '../records/in-house-fragment.ts';
import {
  findInHouseFragments,
  putInHouseFragments,
  type StoredFragment,
} from '../records/in-house-fragments.queries.ts';
import { mergeTitle } from '../records/merge-records.ts';
import { keepReceived, type ReceivedRecord, type ReceivedText } from '../records/received-records.queries.ts';
import { HOUSE_LABEL, HOUSE_SENDER } from '../records/sender-label.ts';
import { findSourcesOfTitles } from '../records/title-sources.queries.ts';
import { type TitleChange, type WriteOptions, withRegisteredCodes, writeMerged } from './write-merged.ts';

/** The outcome of a fragment. `waiting`: it is stored, and its title has not arrived yet. */
export type FragmentOutcome = 'added' | 'updated' | 'unchanged' | 'older' | 'waiting';

interface FragmentOptions extends WriteOptions {
  /** Returns a fragment as it was sent, which is kept with it; absent for computed ones. */
  receivedOf?(fragment: InHouseFragment): ReceivedText | undefined;
  recordsKept?: number;
}

const fragmentKey = (fragment: InHouseFragment) => `${titleKeyOf(fragment)}\n${fragment.kind}`;

/** The identity of a fragment's title, by which it is locked and found. */
export const identityOfFragment = ({
  companyCode,
  isbn,
}: Pick<InHouseFragment, 'companyCode' | 'isbn'>): TitleIdentity => ({
  companyCode,
  isbn,
  source: { sender: 'house', recordReference: isbn },
});

/**
 * Saves in-house fragments of titles, each batch in one transaction. A fragment is stored even if its title is not
 * known yet; a known title is updated. Saving the same fragment again changes nothing, and an older message does not
 * replace a newer one.
 *
 * @returns an outcome for each fragment, in their order
 * @throws what the database throws; then the current batch was not saved
 */
export async function saveInHouseFragments(
  db: Kysely<Tables>,
  fragments: readonly InHouseFragment[],
  options: FragmentOptions,
): Promise<FragmentOutcome[]> {
  return inConflictFreeBatches(
    fragments,
    (fragment) => [fragmentKey(fragment)],
    (batch) =>
      withRegisteredCodes(db, options.terms, () =>
        db.transaction().execute(async (trx) => {
          await lockTitles(trx, batch.map(identityOfFragment));
          return saveLockedFragments(trx, batch, options);
        }),
      ),
  );
}

function storedFragment({ keeps, ...fragment }: InHouseFragment, stored: StoredFragment | undefined): StoredFragment {
  const sentAt = new Date(fragment.sentAt ?? Date.now()).toISOString();
  const content = keeps && stored ? withKeptContent(fragment.content, stored.content, keeps) : fragment.content;
  return { ...fragment, content, sentAt, digest: digestOf(JSON.stringify(content)) };
}

const hasContent = (content: FragmentContent) => Object.keys(content).length > 0;

/** As `saveInHouseFragments`, for titles that this transaction has locked. @param fragments none of them twice */
export async function saveLockedFragments(
  trx: Transaction<Tables>,
  fragments: readonly InHouseFragment[],
  options: FragmentOptions,
): Promise<FragmentOutcome[]> {
  const before = await findInHouseFragments(trx, fragments);
  const outcomes: FragmentOutcome[] = [];
  const toStore: StoredFragment[] = [];
  const changed: StoredFragment[] = [];
  const received: ReceivedRecord[] = [];
  fragments.forEach((fragment, index) => {
    const stored = before.get(titleKeyOf(fragment))?.find((other) => other.kind === fragment.kind);
    const incoming = storedFragment(fragment, stored);
    if (stored && fragment.sentAt && stored.sentAt > incoming.sentAt) outcomes[index] = 'older';
    else if (stored ? stored.digest === incoming.digest : !hasContent(fragment.content)) {
      outcomes[index] = 'unchanged';
      // The date of the newest message counts: an older message must not replace the fragment.
      if (stored && fragment.sentAt && incoming.sentAt > stored.sentAt) toStore.push(incoming);
    } else {
      outcomes[index] = stored ? 'updated' : 'added';
      toStore.push(incoming);
      changed.push(incoming);
      received.push(...receivedRecord(fragment, options));
    }
  });
  await putInHouseFragments(trx, toStore);
  await keepReceived(trx, received, options);
  const storedTitles = await updateTitles(trx, changed, before, options);
  return outcomes.map((outcome, index) => {
    const isNew = outcome === 'added' || outcome === 'updated';
    // There is one outcome for each fragment.
    return isNew && !storedTitles.has(titleKeyOf(fragments[index]!)) ? 'waiting' : outcome;
  });
}

/** The fragment as it was sent, if it was: figures are computed, and no feed states what the team writes. */
function receivedRecord(fragment: InHouseFragment, { receivedOf }: FragmentOptions): ReceivedRecord[] {
  const { companyCode, isbn, kind, sentAt } = fragment;
  const received = receivedOf?.(fragment);
  if (!received || kind === 'figures' || kind === 'team') return [];
  return [{ ...received, companyCode, titleKey: isbn, sender: HOUSE_SENDER, kind, recordReference: isbn, sentAt }];
}

/** Writes the titles of these fragments. @returns the keys of the titles that exist */
async function updateTitles(
  trx: Transaction<Tables>,
  changed: readonly StoredFragment[],
  fragmentsBefore: ReadonlyMap<string, StoredFragment[]>,
  options: WriteOptions,
): Promise<Set<string>> {
  if (changed.length === 0) return new Set();
  const titles = new Map(changed.map((fragment) => [titleKeyOf(fragment), identityOfFragment(fragment)]));
  const storedTitles = await findKnownTitles(trx, [...titles.values()]);
  const sources = await findSourcesOfTitles(
    trx,
    [...storedTitles.values()].map((title) => title.id),
  );
  const changes: TitleChange[] = [];
  for (const [key, identity] of titles) {
    const title = storedTitles.get(identityOf(identity));
    const records = title && sources.get(title.id);
    if (!records) continue;
    const old = fragmentsBefore.get(key) ?? [];
    const changedHere = changed.filter((fragment) => titleKeyOf(fragment) === key);
    const others = old.filter((fragment) => !changedHere.some((other) => other.kind === fragment.kind));
    const now = [...others, ...changedHere];
    changes.push({
      title: { ...title, isNew: false },
      before: mergeTitle(records, old),
      after: mergeTitle(records, now),
      ...(changedHere.some(({ kind }) => kind !== 'figures') && { sender: HOUSE_LABEL }),
    });
  }
  if (changes.length > 0) await writeMerged(trx, changes, options);
  return new Set([...titles].filter(([, identity]) => storedTitles.has(identityOf(identity))).map(([key]) => key));
}
