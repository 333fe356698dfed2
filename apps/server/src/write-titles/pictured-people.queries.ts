import { photoIdsOf } from '@titlenet/catalogue/sheet/photo-ids';
import { type Kysely, sql } from 'kysely';
import { jsonRows } from '../database/json-rows.ts';
import type { Tables } from '../database/tables.ts';
import { picturedPeople } from '../derive/pictured-people.ts';
import type { MergedTitle } from '../records/merge-records.ts';

/**
 * Stores which companies show a person, so that a photo is given only to people who may see a title with it. Rows are
 * not removed with the last title: it may come back, and the person's sheet was seen.
 */
export async function putShownPeople(db: Kysely<Tables>, titles: readonly Omit<TitlePictures, 'titleId'>[]) {
  const changed = titles.flatMap(({ before, after: { record } }) => {
    const old = before && before !== 'unknown' ? photoIdsOf(before.record.sheet) : [];
    const added = photoIdsOf(record.sheet).filter((id) => !old.includes(id));
    return added.map((person_id) => ({ person_id, company_code: record.companyCode }));
  });
  // In a fixed order, because concurrent imports lock the same rows.
  const rows = [...new Map(changed.map((row) => [`${row.person_id} ${row.company_code}`, row])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row);
  if (rows.length === 0) return;
  await sql`
    insert into shown_person select * from ${jsonRows('shown_person', rows)} on conflict do nothing`.execute(db);
}

export interface TitlePictures {
  titleId: number;
  /** Null where the title is new. */
  before: MergedTitle | 'unknown' | null;
  after: MergedTitle;
}

/**
 * Stores the pictures of people in these titles' records. Each title has rows of its own, so that the picture that a
 * person has does not depend on the order in which titles are saved.
 */
export async function putPicturedPeople(db: Kysely<Tables>, titles: readonly TitlePictures[]): Promise<void> {
  const changed = titles.flatMap(({ titleId, before, after }) => {
    const now = picturedPeople(after.record).map((picture) => ({ ...picture, sent_at: after.sentAt }));
    if (before === 'unknown') return { titleId, now };
    const old = before ? picturedPeople(before.record).map((picture) => ({ ...picture, sent_at: before.sentAt })) : [];
    return JSON.stringify(now) === JSON.stringify(old) ? [] : { titleId, now };
  });
  if (changed.length === 0) return;
  const rows = changed.flatMap(({ titleId, now }) => now.map((picture) => ({ title_id: titleId, ...picture })));
  await sql`
    delete from person_picture where title_id = any(${changed.map(({ titleId }) => titleId)}::integer[])`.execute(db);
  if (rows.length > 0)
    await sql`insert into person_picture select * from ${jsonRows('person_picture', rows)}`.execute(db);
}
