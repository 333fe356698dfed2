import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { StoredSource } from './title-sources.queries.ts';

/** A sender's contradiction about what a record reference identifies. */
export type ReferenceConflict =
  /** The sender has used the reference for this ISBN before. */
  | { readonly kind: 'otherIsbn'; readonly isbn: string }
  /** The sender has another record with the same ISBN. */
  | { readonly kind: 'otherReference'; readonly recordReference: string };

/**
 * @param before the stored record with the same sender and reference
 * @param others the other records of the title
 */
export function referenceConflicts(
  record: TitleRecord,
  before: StoredSource | undefined,
  others: readonly StoredSource[],
): ReferenceConflict[] {
  // A deletion may have no ISBN; it misses its record if the sender uses another reference for the title.
  if (!record.isbn || (record.isDeleted && before)) return [];
  const conflicts: ReferenceConflict[] = [];
  const formerIsbn = before?.record.isbn;
  if (formerIsbn && formerIsbn !== record.isbn) conflicts.push({ kind: 'otherIsbn', isbn: formerIsbn });
  const { sender, recordReference } = record.source;
  const other = others.find(
    (one) => one.sender === sender && one.recordReference !== recordReference && !one.record.isDeleted,
  );
  if (other) conflicts.push({ kind: 'otherReference', recordReference: other.recordReference });
  return conflicts;
}
