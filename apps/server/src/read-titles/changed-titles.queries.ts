import { companyOf } from '@titlenet/catalogue/companies';
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
import { valueText } from '@titlenet/catalogue/sheet/value-text';
import { MAX_HISTORY_VALUE_LENGTH } from '@titlenet/contract/title-history';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { readListTexts } from '../derive/list-texts.ts';
import { namesOf } from './count-completeness.queries.ts';

/** Maximum characters that are read of a text; lists of rows need all that the history returns. */
const MAX_TEXT_LENGTH = 500;

export interface ChangedTitlesSearch {
  /** UTC. */
  since: string;
  /** The first moment after the period; null: none. */
  until: string | null;
  companies: readonly string[];
  kind?: ChangeKind | undefined;
  /** Name of an imprint. */
  imprint?: string | undefined;
  /** Id of a user list. */
  listId?: number | undefined;
  /** The newest so many changes are read; `MAX_COUNTED_CHANGES` by default. */
  maximum?: number;
}

/** Deleted titles are listed as gone only. */
function conditions({ since, until, kind, imprint }: ChangedTitlesSearch): RawBuilder<unknown> {
  const { number } = searchAttribute('imprint');
  const all = [
    sql`e.changed_at > ${since}::timestamptz and t.title <> '' and (not t.is_deleted or e.kind = 'gone')`,
    ...(until === null ? [] : [sql`e.changed_at < ${until}::timestamptz`]),
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

/** The newest changes of each company in the order of an index, or those of the titles of a list. */
function newestChanges(search: ChangedTitlesSearch): RawBuilder<unknown> {
  const { companies, listId, maximum = MAX_COUNTED_CHANGES } = search;
  const newest = sql`order by changed_at desc, title_sort, title_id, kind limit ${maximum + 1}::integer`;
  if (listId !== undefined)
    return sql`
      select e.title_id, e.kind, e.changed_at, t.title_sort
      from user_list_item i join title t on t.isbn = i.isbn and t.company_code = any(${companies}::text[])
        join title_kind_change e on e.title_id = t.id
      where i.list_id = ${listId} and ${conditions(search)} ${newest}`;
  return sql`
    select found.* from unnest(${companies}::text[]) as company (code) cross join lateral (
      select e.title_id, e.kind, e.changed_at, t.title_sort
      from title_kind_change e join title t on t.id = e.title_id
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

/** @returns the imprints of the changed titles, by name */
export async function findChangedImprints(db: Kysely<Tables>, search: ChangedTitlesSearch): Promise<string[]> {
  const { rows } = await sql<{ imprint: string }>`
    with found as materialized (${newestChanges(search)})
    select distinct named.description as imprint
    from (select distinct title_id from found) as changed join title on id = title_id ${namesOf('imprint')}
    where named.description is not null order by 1`.execute(db);
  return rows.map(({ imprint }) => imprint);
}

interface FoundChange {
  kind: ChangeKind;
  changed_at: string;
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
      changedAt: `${row.changed_at.slice(0, 10)}T00:00:00`,
      kind: changeKindLabels[row.kind],
      field: known?.label ?? null,
      oldValue: (known && valueText(known.field, row.old_value, company)) || null,
      newValue: (known && valueText(known.field, row.new_value, company)) || null,
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

/** The newest day first; on each day new titles last, of which a feed may bring many. */
const byDay = (of: string) => {
  const [changedAt, kind] = [sql.ref(`${of}.changed_at`), sql.ref(`${of}.kind`)];
  return sql`
    ${changedAt}::date desc, ${kind} = 'new', ${sql.ref(`${of}.title_sort`)}, ${sql.ref(`${of}.title_id`)},
    array_position(${changeKinds}::text[], ${kind}), ${changedAt} desc`;
};

/** @returns the newest changes, one row for each field, and whether these are all */
export async function findChangedTitles(
  db: Kysely<Tables>,
  search: ChangedTitlesSearch,
): Promise<{ data: ChangedTitle[]; isComplete: boolean }> {
  const { rows } = await sql<FoundChange & { total: number }>`
    with found as materialized (${newestChanges(search)}), shown as materialized (
      select * from found order by ${byDay('found')} limit ${MAX_CHANGED_ROWS}::integer
    )
    select shown.kind, shown.changed_at, c.field, ${value('old_value')} as old_value, ${value('new_value')} as new_value,
      c.sender, t.isbn, t.title, t.reissue_no, t.product_id, t.company_code, coalesce(d.list_row, d.bar, '{}') as texts,
      (select count(*) from found) as total
    from shown join title t on t.id = shown.title_id left join title_document d on d.title_id = t.id
      left join title_change c on c.title_id = shown.title_id and c.changed_at = shown.changed_at
        and shown.kind not in ('new', 'gone') and c.field not like 'stored.%'
    order by ${byDay('shown')}, c.id`.execute(db);
  const data = rows.flatMap(changedTitle);
  const isComplete = Math.max(data.length, rows[0]?.total ?? 0) <= MAX_CHANGED_ROWS;
  return { data: data.slice(0, MAX_CHANGED_ROWS), isComplete };
}
