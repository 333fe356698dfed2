import type { ChangedTitle } from '@titlenet/catalogue/lists/changed-titles';
import type { News } from '@titlenet/contract/following';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { Rights } from '../../../http/caller.ts';
import { readChanges } from '../../../read-titles/changed-titles.queries.ts';
import { findSearchNews } from '../search-news.ts';
import { type DigestReader, findDigestChanges } from './digest-changes.queries.ts';

/** Changes whose fields are read by one statement. */
const BATCH = 2_000;

/** What a person is mailed. */
export interface Digest {
  subject: string;
  since: string;
  /** Number of changed titles. */
  titles: number;
  /** The changed fields of the newest changes, those of one title together. */
  changes: ChangedTitle[][];
  searches: News['searches'];
}

/** A person who is mailed, with the rights of this moment. */
export interface Reader extends DigestReader {
  companies: Rights['companies'];
}

export const isEmpty = ({ changes, searches }: Digest): boolean => changes.length === 0 && searches.length === 0;

const keyOf = ({ titleId, kind, changedAt }: { titleId: number; kind: string; changedAt: string }) =>
  `${titleId} ${kind} ${changedAt}`;

/** Collects the digests of all readers: the changes are read once, and the fields of each change once for all readers. */
export async function collectDigests(db: Kysely<Tables>, readers: readonly Reader[], until: string): Promise<Digest[]> {
  if (readers.length === 0) return [];
  const found = await findDigestChanges(db, readers, until);
  const distinct = [...new Map(found.map((change) => [keyOf(change), change])).values()];
  const fields = new Map<string, ChangedTitle[]>();
  for (let start = 0; start < distinct.length; start += BATCH) {
    const batch = distinct.slice(start, start + BATCH);
    const read = await readChanges(db, batch);
    for (const [index, change] of batch.entries()) fields.set(keyOf(change), read[index] ?? []);
  }
  const bySubject = Map.groupBy(found, ({ subject }) => subject);
  const digests: Digest[] = [];
  for (const { subject, since, companies } of readers) {
    const own = bySubject.get(subject) ?? [];
    const rows = own.map((change) => ({ titleId: change.titleId, shown: fields.get(keyOf(change)) ?? [] }));
    const ofTitles = Map.groupBy(rows, ({ titleId }) => titleId);
    const changes = [...ofTitles.values()].map((all) => all.flatMap(({ shown }) => shown));
    digests.push({
      subject,
      since,
      titles: own[0]?.titles ?? 0,
      changes: changes.filter(({ length }) => length > 0),
      // As the times of searches are written, with microseconds: what is found later is of the next digest.
      searches: await findSearchNews(db, { subject, companies }, { since: since.replace(' ', 'T'), until }),
    });
  }
  return digests;
}
