import { companyCodes, companyOf } from '@titlenet/catalogue/companies';
import {
  type ChangedTitle,
  type ChangeKind,
  changeKindLabels,
  changeKinds,
  MAX_CHANGED_ROWS,
  MAX_COUNTED_CHANGES,
} from '@titlenet/catalogue/lists/changed-titles';
import { codesPerAttribute, searchAttribute } from '@titlenet/catalogue/search-attributes';
import { knownField } from '@titlenet/catalogue/sheet/known-field';
import { changedTexts } from '@titlenet/catalogue/sheet/value-text';
import { MAX_HISTORY_VALUE_LENGTH } from '@titlenet/contract/title-history';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { onlyRow } from '../database/only-row.ts';
import type { Tables } from '../database/tables.ts';
import { readListTexts } from '../derive/list-texts.ts';
import { isVisibleTo } from '../people/visible-lists.queries.ts';
import { namesOf } from './count-completeness.queries.ts';

/** Maximum characters that are read of a text; lists of rows need all that the history returns. */
const MAX_TEXT_LENGTH = 500;

export interface ChangedTitlesSearch {
  /** UTC; with `areDays` the time on the clock of each title's company. */
  since: string;
  /** The first moment after the period; null: none. */
  until: string | null;
  /** True for a period of whole days, which begin in the time zone of each company (G-180). */
  areDays?: boolean;
  companies: readonly string[];
  kind?: ChangeKind | undefined;
  /** Name of an imprint. */
  imprint?: string | undefined;
  /** Id of a user list. */
  listId?: number | undefined;
  /** Only titles that this person follows, alone or by a list, and only their changes since then. */
  followedBy?: string | undefined;
  /** The newest so many changes are read; `MAX_COUNTED_CHANGES` by default. */
  maximum?: number;
}

/** Changes as `e` of titles `t` of the company `company`. Deleted titles are listed as gone only. */
function conditions({ since, until, areDays = false, kind, imprint }: ChangedTitlesSearch): RawBuilder<unknown> {
  const { number } = searchAttribute('imprint');
  const moment = (time: string) =>
    areDays ? sql`(${time}::timestamp at time zone company.zone)` : sql`${time}::timestamptz`;
  const all = [
    sql`e.changed_at ${areDays ? sql`>=` : sql`>`} ${moment(since)}`,
    sql`t.title <> '' and (not t.is_deleted or e.kind = 'gone')`,
    ...(until === null ? [] : [sql`e.changed_at < ${moment(until)}`]),
    ...(kind === undefined ? [] : [sql`e.kind = ${kind}`]),
    ...(imprint === undefined
      ? []
      : [
          sql`t.terms && array(
            select attribute * ${codesPerAttribute}::integer + number from term
            where attribute = ${number}::integer and description = ${imprint})`,
        ]),
  ];
  return sql.join(all, sql` and `);
}

/** Companies with the time zones in which their days begin, as `company`. */
function companiesWithZones(codes: readonly string[]): RawBuilder<unknown> {
  const zones = codes.map((code) => companyOf(code).timeZone);
  return sql`unnest(${codes}::text[], ${zones}::text[]) as company (code, zone)`;
}

const changeColumns = sql`e.title_id, e.kind, e.changed_at, (e.changed_at at time zone company.zone)::date as day,
  t.title_sort`;

/** The titles that a person follows, with the time since when. */
const titlesFollowedBy = (subject: string) => sql`
  select t.id, min(f.followed_at) as followed_at
  from (
    select company_code, isbn, followed_at from followed where subject = ${subject} and isbn is not null
    union all
    select null, i.isbn, f.followed_at
    from followed f join user_list on user_list.id = f.list_id join user_list_item i on i.list_id = user_list.id
    where f.subject = ${subject} and ${isVisibleTo(subject)}
  ) f join title t on t.isbn = f.isbn and t.company_code = coalesce(f.company_code, t.company_code)
  group by t.id`;

/** The newest changes of each company in the order of an index, or those of the titles of a list or a follower. */
function newestChanges(search: ChangedTitlesSearch): RawBuilder<unknown> {
  const { companies, listId, followedBy, maximum = MAX_COUNTED_CHANGES } = search;
  const newest = sql`order by changed_at desc, title_sort, title_id, kind limit ${maximum + 1}::integer`;
  const company = companiesWithZones(companies);
  const onList = sql`t.isbn in (select isbn from user_list_item where list_id = ${listId ?? null}::integer)`;
  if (followedBy !== undefined)
    return sql`
      select ${changeColumns}
      from (${titlesFollowedBy(followedBy)}) f join title t on t.id = f.id join ${company} on company.code = t.company_code
        join title_kind_change e on e.title_id = t.id and e.changed_at > f.followed_at
      where ${conditions(search)} ${listId === undefined ? sql`` : sql`and ${onList}`} ${newest}`;
  if (listId !== undefined)
    return sql`
      select ${changeColumns}
      from user_list_item i join title t on t.isbn = i.isbn join ${company} on company.code = t.company_code
        join title_kind_change e on e.title_id = t.id
      where i.list_id = ${listId} and ${conditions(search)} ${newest}`;
  return sql`
    select found.* from ${company} cross join lateral (
      select ${changeColumns} from title_kind_change e join title t on t.id = e.title_id
      where e.company_code = company.code and ${conditions(search)}
      order by e.changed_at desc, e.title_id, e.kind limit ${maximum + 1}::integer
    ) found ${newest}`;
}

/** @returns how many titles have changed; `isMore` if only the newest changes were counted */
export async function countChangedTitles(
  db: Kysely<Tables>,
  search: ChangedTitlesSearch,
): Promise<{ titles: number; isMore: boolean }> {
  const { rows } = await sql<{ titles: number; changes: number }>`
    select count(distinct title_id) as titles, count(*) as changes
    from (${newestChanges(search)}) as found`.execute(db);
  const { titles = 0, changes = 0 } = rows[0] ?? {};
  return { titles, isMore: changes > (search.maximum ?? MAX_COUNTED_CHANGES) };
}

interface FoundChange {
  kind: ChangeKind;
  /** YYYY-MM-DD, in the time zone of the company. */
  day: string;
  field: string | null;
  old_value: string | null;
  new_value: string | null;
  sender: string | null;
  isbn: string | null;
  title: string;
  reissue_no: number;
  product_id: number;
  company_code: string;
  texts: string;
}

/** The row of a change; none if it is of another kind, or of a field that the company's sheet does not show. */
function changedTitle(row: FoundChange): ChangedTitle[] {
  const company = companyOf(row.company_code);
  const known = row.field === null ? null : knownField(row.field, company);
  if (row.field !== null && known?.kind !== row.kind) return [];
  const texts = readListTexts(row.texts);
  return [
    {
      isbn: row.isbn,
      title: row.title,
      author1: texts.author1 ?? null,
      imprintDesc: texts.imprintDesc ?? null,
      changedAt: `${row.day}T00:00:00`,
      kind: changeKindLabels[row.kind],
      field: known?.label ?? null,
      ...(known
        ? changedTexts(known.field, { oldValue: row.old_value, newValue: row.new_value }, company)
        : { oldValue: null, newValue: null }),
      sender: row.sender,
      reissueNo: row.reissue_no,
      productId: row.product_id,
      companyCode: row.company_code,
    },
  ];
}

const value = (column: 'old_value' | 'new_value') => {
  const read = sql.ref(`c.${column}`);
  return sql`left(${read}, case when ${read} like '[%' then ${MAX_HISTORY_VALUE_LENGTH}::integer
    else ${MAX_TEXT_LENGTH}::integer end)`;
};

/** Columns of a change `shown` with its title and field. */
const foundColumns = sql`
  shown.kind, shown.day, c.field, ${value('old_value')} as old_value, ${value('new_value')} as new_value, c.sender,
  t.isbn, t.title, t.reissue_no, t.product_id, t.company_code, coalesce(d.list_row, '{}') as texts`;

/** Adds to changes `shown` their title and their fields. */
const withFields = sql`
  left join title t on t.id = shown.title_id left join title_document d on d.title_id = t.id
  left join title_change c on c.title_id = shown.title_id and c.changed_at = shown.changed_at
    and shown.kind not in ('new', 'gone') and c.field not like 'stored.%'`;

/** The newest day first; on each day new titles last, of which a feed may bring many. */
const byDay = sql`
  day desc, kind = 'new', title_sort, title_id, array_position(${changeKinds}::text[], kind), changed_at desc`;

/** Of all found changes. */
interface Summary {
  titles: number;
  changes: number;
  /** In the first row only. */
  imprints: string[];
}

export interface FoundChanges {
  /** Number of titles; `isMore` if only the newest changes were counted. */
  titles: number;
  isMore: boolean;
  /** One row for each field, the newest day first; `isComplete` if these are all. */
  data: ChangedTitle[];
  isComplete: boolean;
  /** Imprints of the titles, by name. */
  imprints: string[];
}

/** A change of one kind at one time. */
export interface ChangeKey {
  titleId: number;
  kind: ChangeKind;
  /** With microseconds, as PostgreSQL writes it. */
  changedAt: string;
}

/** @returns the rows of each change, in its place; none if the company's sheet shows no field of it */
export async function readChanges(db: Kysely<Tables>, changes: readonly ChangeKey[]): Promise<ChangedTitle[][]> {
  const { rows } = await sql<FoundChange & { position: number }>`
    with shown as (
      select given.*, (given.changed_at at time zone company.zone)::date as day
      from unnest(${changes.map(({ titleId }) => titleId)}::integer[], ${changes.map(({ kind }) => kind)}::text[],
          ${changes.map(({ changedAt }) => changedAt)}::timestamptz[])
          with ordinality as given (title_id, kind, changed_at, position)
        join title on title.id = given.title_id
        join ${companiesWithZones(companyCodes)} on company.code = title.company_code
    )
    select shown.position, ${foundColumns} from shown ${withFields} order by shown.position, c.id`.execute(db);
  const byPosition = Map.groupBy(rows, ({ position }) => position);
  return changes.map((_, index) => (byPosition.get(index + 1) ?? []).flatMap(changedTitle));
}

/** Reads the changes once: their number, the imprints of their titles, and the newest rows. */
export async function findChangedTitles(db: Kysely<Tables>, search: ChangedTitlesSearch): Promise<FoundChanges> {
  const { rows } = await sql<(FoundChange | { kind: null }) & Summary>`
    with found as materialized (${newestChanges(search)}), shown as materialized (
      select row_number() over (order by ${byDay}) as position, found.* from found
      order by ${byDay} limit ${MAX_CHANGED_ROWS}::integer
    )
    select ${foundColumns}, (select count(distinct title_id)::integer from found) as titles, (select count(*)::integer from found) as changes,
      case when coalesce(shown.position, 1) = 1 then array(
        select distinct named.description
        from (select distinct title_id from found) as changed join title on id = title_id ${namesOf('imprint')}
        where named.description is not null order by 1
      ) end as imprints
    from (select) as one left join shown on true ${withFields}
    order by shown.position, c.id`.execute(db);
  // A summary without changes is a row too.
  const { titles, changes, imprints } = onlyRow({ rows });
  const data = rows.flatMap((row) => (row.kind === null ? [] : changedTitle(row)));
  return {
    titles,
    isMore: changes > (search.maximum ?? MAX_COUNTED_CHANGES),
    data: data.slice(0, MAX_CHANGED_ROWS),
    isComplete: Math.max(data.length, changes) <= MAX_CHANGED_ROWS,
    imprints,
  };
}
