import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { inConflictFreeBatches } from '../records/conflict-free-batches.ts';
import { findKnownTitles, holdTitles, identityOf, type TitleIdentity } from '../records/identify-titles.queries.ts';
import { type InHouseFragment, type PartContent, partTitleKey } from '../records/in-house-fragment.ts';
import { findHouseParts, putHouseParts, type StoredPart } from '../records/in-house-fragments.queries.ts';
import { mergeTitle } from '../records/merge-records.ts';
import { findSourcesOfTitles } from '../records/title-sources.queries.ts';
import { digestOf } from './derive-title.ts';
import { type TitleChange, type WriteOptions, withRegisteredCodes, writeMerged } from './write-merged.ts';

/** What became of one part. `waiting` says that it is kept, and that no feed has brought its title yet. */
export type PartOutcome = 'added' | 'updated' | 'unchanged' | 'older' | 'waiting';

const partKey = (part: InHouseFragment) => `${partTitleKey(part)}\n${part.kind}`;

/** The title of a part, as it is held and found. */
export const asTitle = ({ companyCode, isbn }: Pick<InHouseFragment, 'companyCode' | 'isbn'>): TitleIdentity => ({
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
export async function saveHouseParts(
  db: Kysely<Tables>,
  parts: readonly InHouseFragment[],
  options: WriteOptions,
): Promise<PartOutcome[]> {
  return inConflictFreeBatches(
    parts,
    (part) => [partKey(part)],
    (round) =>
      withRegisteredCodes(db, options.terms, () =>
        db.transaction().execute(async (trx) => {
          await holdTitles(trx, round.map(asTitle));
          return saveHeldParts(trx, round, options);
        }),
      ),
  );
}

function storedPart(part: InHouseFragment): StoredPart {
  const sentAt = new Date(part.sentAt ?? Date.now()).toISOString();
  return { ...part, sentAt, digest: digestOf(JSON.stringify(part.content)) };
}

const isTold = (content: PartContent) => Object.keys(content).length > 0;

/** As `saveHouseParts`, for parts of titles that this transaction holds; none of the parts occurs twice. */
export async function saveHeldParts(
  trx: Transaction<Tables>,
  parts: readonly InHouseFragment[],
  options: WriteOptions,
): Promise<PartOutcome[]> {
  const before = await findHouseParts(trx, parts);
  const outcomes: PartOutcome[] = [];
  const toKeep: StoredPart[] = [];
  const changed: StoredPart[] = [];
  parts.forEach((part, index) => {
    const stored = before.get(partTitleKey(part))?.find((other) => other.kind === part.kind);
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
  await putHouseParts(trx, toKeep);
  const known = await showOnTitles(trx, changed, before, options);
  return outcomes.map((outcome, index) => {
    const isNew = outcome === 'added' || outcome === 'updated';
    return isNew && !known.has(partTitleKey(parts[index]!)) ? 'waiting' : outcome;
  });
}

/** Writes the titles that these parts speak of anew; gives the keys of those that are known. */
async function showOnTitles(
  trx: Transaction<Tables>,
  changed: readonly StoredPart[],
  partsBefore: ReadonlyMap<string, StoredPart[]>,
  options: WriteOptions,
): Promise<Set<string>> {
  if (changed.length === 0) return new Set();
  const titles = new Map(changed.map((part) => [partTitleKey(part), asTitle(part)]));
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
    const news = changed.filter((part) => partTitleKey(part) === key);
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
