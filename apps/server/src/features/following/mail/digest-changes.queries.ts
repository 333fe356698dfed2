import { companyCodes } from '@titlenet/catalogue/companies';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { ChangeKey } from '../../../read-titles/changed-titles.queries.ts';

/** Maximum number of changes of a person that are read; a digest names the others by their number. */
const MAX_CHANGES = 100;

/** A person with the companies that count now, and the time from which changes do. */
export interface DigestReader {
  subject: string;
  since: string;
  companies: readonly string[];
}

/** A change of a title that a person follows, alone or by a list. */
export interface DigestChange extends ChangeKey {
  subject: string;
  /** Number of changed titles of the person, also above the maximum. */
  titles: number;
}

/**
 * Finds the changes of all readers by one pass over the changes of the period: they are read once, and joined to the
 * followed titles and to the members of the followed lists.
 *
 * @returns the newest changes of each reader
 */
export async function findDigestChanges(
  db: Kysely<Tables>,
  readers: readonly DigestReader[],
  until: string,
): Promise<DigestChange[]> {
  return (await digestChanges(readers, until).execute(db)).rows;
}

/** The statement of `findDigestChanges`. */
export function digestChanges(readers: readonly DigestReader[], until: string): RawBuilder<DigestChange> {
  const granted = readers.flatMap(({ subject, companies }) => companies.map((code) => ({ subject, code })));
  return sql<DigestChange>`
    with reader as materialized (
      select * from unnest(${readers.map(({ subject }) => subject)}::text[],
        ${readers.map(({ since }) => since)}::timestamptz[]) as reader (subject, since)
    ), may_read as materialized (
      select * from unnest(${granted.map(({ subject }) => subject)}::text[],
        ${granted.map(({ code }) => code)}::text[]) as may_read (subject, company_code)
    ), changed as materialized (
      select e.title_id, e.kind, e.changed_at, e.company_code, t.isbn
      from title_kind_change e join title t on t.id = e.title_id
      where e.company_code = any(${companyCodes}::text[]) and e.changed_at > (select min(since) from reader)
        and e.changed_at <= ${until}::timestamptz
        and t.isbn is not null and t.title <> '' and (not t.is_deleted or e.kind = 'gone')
    ), told as (
      select f.subject, changed.*, f.followed_at
      from changed join followed f on f.isbn = changed.isbn and f.company_code = changed.company_code
      union all
      select f.subject, changed.*, f.followed_at
      from changed join user_list_item i on i.isbn = changed.isbn join followed f on f.list_id = i.list_id
        join user_list on user_list.id = f.list_id and (user_list.owner = f.subject or user_list.is_shared)
    ), of_reader as (
      select distinct told.subject, told.title_id, told.kind, told.changed_at
      from told join reader on reader.subject = told.subject
        join may_read on may_read.subject = told.subject and may_read.company_code = told.company_code
      where told.changed_at > greatest(told.followed_at, reader.since)
    ), counted as (
      select of_reader.*, row_number() over (partition by subject order by changed_at desc, title_id, kind) as position,
        dense_rank() over (partition by subject order by title_id)
          + dense_rank() over (partition by subject order by title_id desc) - 1 as titles
      from of_reader
    )
    select subject, title_id as "titleId", kind, changed_at::text as "changedAt", titles from counted
    where position <= ${MAX_CHANGES} order by subject, position`;
}
