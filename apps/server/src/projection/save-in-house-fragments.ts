import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { inConflictFreeBatches } from '../records/conflict-free-batches.ts';
import { findKnownTitles, identityOf, lockTitles, type TitleIdentity } from '../records/identify-titles.queries.ts';
import { type FragmentContent, type InHouseFragment, titleKeyOf } from '../records/in-house-fragment.ts';
import {
  findInHouseFragments,
  putInHouseFragments,
  type StoredFragment,
} from '../records/in-house-fragments.queries.ts';
import { mergeTitle } from '../records/merge-records.ts';
import { findSourcesOfTitles } from '../records/title-sources.queries.ts';
import { digestOf } from './derive-title.ts';
import { type TitleChange, type WriteOptions, withRegisteredCodes, writeMerged } from './write-merged.ts';

/** What became of one part. `waiting` says that it is kept, and that no feed has brought its title yet. */
export type FragmentOutcome = 'added' | 'updated' | 'unchanged' | 'older' | 'waiting';

const partKey = (part: InHouseFragment) => `${titleKeyOf(part)}\n${part.kind}`;

/** The title of a part, as it is held and found. */
export const identityOfFragment = ({
  companyCode,
  isbn,
}: Pick<InHouseFragment, 'companyCode' | 'isbn'>): TitleIdentity => ({
  companyCode,
  isbn,
  source: { sender: 'house', recordReference: isbn },
});

/**
 * Saves what the house says of titles in parts, each round in one transaction: the part is kept whether its title is
 * known or not, and a title that is known shows it at once. The same part twice changes nothing; an older one never
 * undoes a newer.
 *
 * Gives an outcome for each part, in their order. Throws what the database throws; then that round was not saved.
 */
export async function saveInHouseFragments(
  db: Kysely<Tables>,
  parts: readonly InHouseFragment[],
  options: WriteOptions,
): Promise<FragmentOutcome[]> {
  return inConflictFreeBatches(
    parts,
    (part) => [partKey(part)],
    (round) =>
      withRegisteredCodes(db, options.terms, () =>
        db.transaction().execute(async (trx) => {
          await lockTitles(trx, round.map(identityOfFragment));
          return saveLockedFragments(trx, round, options);
        }),
      ),
  );
}

function storedPart(part: InHouseFragment): StoredFragment {
  const sentAt = new Date(part.sentAt ?? Date.now()).toISOString();
  return { ...part, sentAt, digest: digestOf(JSON.stringify(part.content)) };
}

const isTold = (content: FragmentContent) => Object.keys(content).length > 0;

/** As `saveInHouseFragments`, for parts of titles that this transaction holds; none of the parts occurs twice. */
export async function saveLockedFragments(
  trx: Transaction<Tables>,
  parts: readonly InHouseFragment[],
  options: WriteOptions,
): Promise<FragmentOutcome[]> {
  const before = await findInHouseFragments(trx, parts);
  const outcomes: FragmentOutcome[] = [];
  const toKeep: StoredFragment[] = [];
  const changed: StoredFragment[] = [];
  parts.forEach((part, index) => {
    const stored = before.get(titleKeyOf(part))?.find((other) => other.kind === part.kind);
    const incoming = storedPart(part);
    if (stored && part.sentAt && stored.sentAt > incoming.sentAt) outcomes[index] = 'older';
    else if (stored ? stored.digest === incoming.digest : !isTold(part.content)) {
      outcomes[index] = 'unchanged';
      // Said again later, it is as new as that: a message between the two must not undo it.
      if (stored && part.sentAt && incoming.sentAt > stored.sentAt) toKeep.push(incoming);
    } else {
      outcomes[index] = stored ? 'updated' : 'added';
      toKeep.push(incoming);
      changed.push(incoming);
    }
  });
  await putInHouseFragments(trx, toKeep);
  const known = await showOnTitles(trx, changed, before, options);
  return outcomes.map((outcome, index) => {
    const isNew = outcome === 'added' || outcome === 'updated';
    return isNew && !known.has(titleKeyOf(parts[index]!)) ? 'waiting' : outcome;
  });
}

/** Writes the titles that these parts speak of anew; gives the keys of those that are known. */
async function showOnTitles(
  trx: Transaction<Tables>,
  changed: readonly StoredFragment[],
  partsBefore: ReadonlyMap<string, StoredFragment[]>,
  options: WriteOptions,
): Promise<Set<string>> {
  if (changed.length === 0) return new Set();
  const titles = new Map(changed.map((part) => [titleKeyOf(part), identityOfFragment(part)]));
  const known = await findKnownTitles(trx, [...titles.values()]);
  const sources = await findSourcesOfTitles(
    trx,
    [...known.values()].map((title) => title.id),
  );
  const changes: TitleChange[] = [];
  for (const [key, identity] of titles) {
    const title = known.get(identityOf(identity));
    const said = title && sources.get(title.id);
    if (!said) continue;
    const old = partsBefore.get(key) ?? [];
    const news = changed.filter((part) => titleKeyOf(part) === key);
    const kept = old.filter((part) => !news.some((other) => other.kind === part.kind));
    const now = [...kept, ...news];
    changes.push({
      productId: title.productId,
      before: mergeTitle(said, old),
      after: mergeTitle(said, now),
    });
  }
  if (changes.length > 0) await writeMerged(trx, changes, options);
  return new Set([...titles].filter(([, identity]) => known.has(identityOf(identity))).map(([key]) => key));
}
