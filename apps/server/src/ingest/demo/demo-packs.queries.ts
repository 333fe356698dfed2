import { MAX_PACK_TITLES } from '@titlenet/contract/packs';
import { type DemoPack, demoPacks } from '@titlenet/demo-catalogue/lists/demo-packs';
import { type Kysely, sql, type Transaction } from 'kysely';
import { onlyRow } from '../../database/only-row.ts';
import type { Tables } from '../../database/tables.ts';
import { findFacts, insertTitles } from '../../write-titles/pack-titles.queries.ts';

interface OwnedList {
  name: string;
  owner: string;
}

/**
 * Makes the demo's packs of its user lists, for the lists' owners. A pack that the owner has already is left as it is.
 *
 * @param meetingDay YYYY-MM-DD
 */
export async function putDemoPacks(db: Kysely<Tables>, lists: readonly OwnedList[], meetingDay: string): Promise<void> {
  for (const pack of demoPacks) {
    const list = lists.find(({ name }) => name === pack.list);
    if (list) await db.transaction().execute((trx) => putPack(trx, pack, { owner: list.owner, meetingDay }));
  }
}

async function putPack(
  trx: Transaction<Tables>,
  { name, list, meeting, pages, sections }: DemoPack,
  { owner, meetingDay }: { owner: string; meetingDay: string },
): Promise<void> {
  const stored = await trx
    .selectFrom('pack')
    .select('id')
    .where('owner', '=', owner)
    .where('name', '=', name)
    .executeTakeFirst();
  if (stored) return;
  const { id } = await trx
    .insertInto('pack')
    .values({ owner, name, meeting, meeting_day: meetingDay, mark: null, pages: [...pages], for_all: 'reader' })
    .returning('id')
    .executeTakeFirstOrThrow();
  let rest = await findFacts(
    trx,
    sql`
      select t.id, row_number() over (order by t.ltd_net desc nulls last, t.isbn) as position
      from user_list l join user_list_item i on i.list_id = l.id join listed_title t on t.isbn = i.isbn
      where l.owner = ${owner} and l.name = ${list}`,
  );
  for (const [index, { heading, size, notes }] of sections.entries()) {
    const section = onlyRow(
      await sql<{ id: number }>`
        insert into pack_section (pack_id, position, heading) values (${id}, ${index + 1}, ${heading})
        returning id`.execute(trx),
    );
    const titles = rest.slice(0, size);
    rest = rest.slice(size);
    const outcome = await insertTitles(trx, { packId: id, sectionId: section.id, titles, maximum: MAX_PACK_TITLES });
    const added = outcome && 'added' in outcome ? outcome.added : [];
    for (const [place, { internal = '', accounts = '' }] of notes.entries())
      await trx
        .updateTable('pack_title')
        .set({ internal_note: internal, accounts_note: accounts })
        .where('id', '=', added[place] ?? 0)
        .execute();
  }
}
