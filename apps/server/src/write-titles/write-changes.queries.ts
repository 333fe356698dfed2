import { companyOf } from '@titlenet/catalogue/companies';
import type { ChangeKind } from '@titlenet/catalogue/lists/changed-titles';
import { knownField } from '@titlenet/catalogue/sheet/known-field';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { type Kysely, sql } from 'kysely';
import { jsonRows } from '../database/json-rows.ts';
import type { Tables } from '../database/tables.ts';
import { runTogether } from '../database/upsert-rows.ts';
import type { FieldChange } from '../records/title-changes.ts';

interface ChangeOfTitle {
  titleId: number;
  runId: number | null;
  /** Name of the sender whose message caused the change. */
  sender: string | null;
  change: FieldChange;
  /** False if the company's sheet shows none of the changed fields: then lists of changed titles do not name the title. */
  isShown: boolean;
}

/** Sales figures do not count as a change of a title, because each import of sales changes those of most titles. */
const isFigure = ({ field }: FieldChange) => field.startsWith('stored.');

/**
 * Stores the history of changes and the time of each title's newest one, in the transaction that has written the
 * titles.
 */
export async function writeChanges(db: Kysely<Tables>, changes: readonly ChangeOfTitle[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ titleId, runId, sender, change }) => ({
    title_id: titleId,
    run_id: runId,
    sender,
    field: change.field,
    old_value: change.oldValue,
    new_value: change.newValue,
  }));
  const history = sql`
    insert into title_change (title_id, run_id, sender, field, old_value, new_value)
    select title_id, run_id, sender, field, old_value, new_value from ${jsonRows('title_change', rows)}`;
  const listed = changes.filter(({ change, isShown }) => isShown && !isFigure(change));
  const changed = new Set(listed.map(({ titleId }) => titleId));
  await runTogether(db, [history, ...(changed.size > 0 ? newestChanges([...changed]) : [])]);
}

/** Titles that are deleted or have no name are not listed, and so have no newest change. */
function newestChanges(ids: readonly number[]) {
  return [
    sql`
      insert into title_newest_change as stored (title_id, company_code, changed_at)
      select id, company_code, now() from title
      where id = any(${ids}::integer[]) and title <> '' and not is_deleted
      on conflict (title_id) do update set changed_at = greatest(stored.changed_at, excluded.changed_at)`,
    sql`
      delete from title_newest_change using title
      where title_id = any(${ids}::integer[]) and title.id = title_id and (title.title = '' or title.is_deleted)`,
  ];
}

const isListed = ({ bar, isDeleted }: TitleRecord) => Boolean(bar.title) && !isDeleted;

/**
 * @param before undefined for a new title
 * @param changes the fields that differ
 * @returns the kinds of change that the lists of changed titles name
 */
export function kindsOfChange(
  before: TitleRecord | undefined,
  after: TitleRecord,
  changes: readonly FieldChange[],
): ChangeKind[] {
  const wasListed = before !== undefined && isListed(before);
  if (wasListed !== isListed(after)) return [wasListed ? 'gone' : 'new'];
  if (!wasListed) return [];
  const company = companyOf(after.companyCode);
  return [...new Set(changes.flatMap(({ field }) => knownField(field, company)?.kind ?? []))];
}

/** Stores which kinds of change titles had, in the transaction that has written the titles. */
export async function writeKindsOfChange(
  db: Kysely<Tables>,
  titles: readonly { titleId: number; companyCode: string; kinds: readonly ChangeKind[] }[],
): Promise<void> {
  const rows = titles.flatMap(({ titleId, companyCode, kinds }) =>
    kinds.map((kind) => ({ title_id: titleId, company_code: companyCode, kind })),
  );
  if (rows.length === 0) return;
  // A transaction may save a title twice.
  await sql`
    insert into title_kind_change (title_id, kind, company_code)
    select title_id, kind, company_code from ${jsonRows('title_kind_change', rows)}
    on conflict do nothing`.execute(db);
}
