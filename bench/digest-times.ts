import { companyCodes } from '@titlenet/catalogue/companies';
import type { OpenDatabase } from '@titlenet/server/database/connection';
import { digestChanges } from '@titlenet/server/features/following/mail/digest-changes.queries';
import { findDueFollowers } from '@titlenet/server/features/following/mail/followers.queries';
import { sendDueDigests } from '@titlenet/server/features/following/mail/send-digests';
import { checkAllHits } from '@titlenet/server/features/following/search-hits';
import { CatalogueSearch } from '@titlenet/server/search/catalogue-search';
import { type RawBuilder, sql } from 'kysely';
import { quietLog } from '../apps/server/test/quiet-log.ts';
import { amount } from './amount.ts';
import { changeTitles, deleteChanges, numberedTitles } from './marked-changes.ts';
import { table, whole } from './report.ts';

const PEOPLE = amount(1_000, 2);
/** Followed things of a person: 20. */
const EACH = { titles: 14, lists: 3, searches: 3 } as const;
const LISTS = amount(100, 3);
const LIST_SIZE = amount(500, 5);
/** Different searches; people choose among them. */
const SEARCHES = amount(200, 3);
const NAME = 'bench-follower-';
const mine = sql`like ${`${NAME}%`}`;
/** Deletes what the measurement has stored: the catalogue is used again. */
async function cleanUp({ batch }: OpenDatabase): Promise<void> {
  await deleteChanges(batch);
  const statements: RawBuilder<unknown>[] = [
    sql`delete from followed where subject ${mine}`,
    sql`delete from follower where subject ${mine}`,
    sql`delete from saved_search where subject ${mine}`,
    sql`delete from user_list where owner ${mine}`,
    sql`delete from permission where subject ${mine}`,
    sql`delete from search_hits`,
  ];
  for (const statement of statements) await statement.execute(batch);
}

/** People with 20 followed things each, all due, and the changes of a night. */
async function prepare({ batch }: OpenDatabase): Promise<void> {
  const statements: RawBuilder<unknown>[] = [
    sql`
      insert into permission (subject, display_name, companies, roles)
      select ${NAME}::text || p, '', ${companyCodes}::text[], array['User'] from generate_series(1, ${PEOPLE}::integer) p`,
    sql`
      with ${numberedTitles}
      insert into followed (subject, company_code, isbn, followed_at)
      select ${NAME}::text || p, company_code, isbn, now() - interval '30 days'
      from size, generate_series(1, ${PEOPLE}::integer) p, generate_series(1, ${EACH.titles}::integer) k, t
      where t.n = (p * 7919 + k * 104729) % titles on conflict do nothing`,
    sql`
      insert into user_list (name, owner, is_shared)
      select 'Bench ' || l, ${NAME}::text || '1', true from generate_series(0, ${LISTS - 1}::integer) l`,
    sql`
      with ${numberedTitles}
      insert into user_list_item (list_id, isbn)
      select user_list.id, t.isbn from user_list, size, generate_series(1, ${LIST_SIZE}::integer) k, t
      where owner ${mine} and t.n = (user_list.id * 31337 + k * 97) % titles on conflict do nothing`,
    sql`
      insert into followed (subject, list_id, followed_at)
      select ${NAME}::text || p, user_list.id, now() - interval '30 days'
      from generate_series(1, ${PEOPLE}::integer) p, generate_series(1, ${EACH.lists}::integer) k, user_list
      where owner ${mine} and name = 'Bench ' || (p * 3 + k) % ${LISTS}::integer on conflict do nothing`,
    sql`
      with ${numberedTitles}
      insert into saved_search (subject, name, division, address, description)
      select ${NAME}::text || p, 'Search ' || k, 1,
        '/Searching/PowerSearch/HarperCollins/result?title=' || split_part(title_folded, ' ', 1), ''
      from size, generate_series(1, ${PEOPLE}::integer) p, generate_series(1, ${EACH.searches}::integer) k, t
      where t.n = (p * 3 + k) % ${SEARCHES}::integer`,
    sql`
      insert into followed (subject, search_id, followed_at)
      select subject, id, now() - interval '30 days' from saved_search where subject ${mine}`,
    sql`
      insert into follower (subject, mail, mail_address, confirmed_address, mailed_until, next_mail_at)
      select ${NAME}::text || p, 'daily', 'bench@house.test', 'bench@house.test', now() - interval '1 day', now()
      from generate_series(1, ${PEOPLE}::integer) p`,
    sql`analyze followed, follower, user_list, user_list_item`,
  ];
  for (const statement of statements) await statement.execute(batch);
  await changeTitles(batch);
}

async function seconds(work: () => Promise<number>): Promise<{ count: number; seconds: number }> {
  const start = performance.now();
  const count = await work();
  return { count, seconds: (performance.now() - start) / 1_000 };
}

/** The digests of a night, to a mail server that accepts at once: followed searches, changes, texts and marks. */
export async function measureDigests(database: OpenDatabase): Promise<string> {
  const db = database.batch;
  const search = new CatalogueSearch({ database, log: quietLog });
  search.start();
  await search.whenReady();
  await cleanUp(database);
  try {
    await prepare(database);
    const hits = await seconds(() => checkAllHits({ db, search }));
    const readers = await findDueFollowers(db, PEOPLE);
    const plan = await sql<{ 'QUERY PLAN': string }>`
      explain (analyze, costs off, timing off) ${digestChanges(readers, new Date().toISOString())}`.execute(db);
    const server = { verify: async () => true, sendMail: async () => undefined };
    const parts = { db, server, from: 'bench@house.test', publicUrl: 'http://bench.test', secret: NAME, log: quietLog };
    const mails = await seconds(() => sendDueDigests(parts));
    const times = table(
      ['part', 'number', 'seconds'],
      [
        ['distinct followed searches, run and stored', whole(hits.count), hits.seconds.toFixed(1)],
        ['digests, collected, composed and marked', whole(mails.count), mails.seconds.toFixed(1)],
      ],
    );
    return [times, '```', ...plan.rows.map((row) => row['QUERY PLAN']), '```'].join('\n');
  } finally {
    await cleanUp(database);
    await search.close();
  }
}
