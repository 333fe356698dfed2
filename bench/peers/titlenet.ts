import { MAX_POWER_SEARCH_ROWS } from '@titlenet/catalogue/constants';
import { companiesOfDivision, type DivisionNumber } from '@titlenet/catalogue/divisions';
import { CatalogueSearch } from '@titlenet/server/search/catalogue-search';
import { answerRows } from '@titlenet/server/write-titles/grid-rows.queries';
import { sql } from 'kysely';
import { quietLog } from '../../apps/server/test/quiet-log.ts';
import { openMeasured } from '../database.ts';
import { findVersion, memoryOf } from '../sizes.ts';
import { fields, order, source } from './answer.ts';
import type { Engine, EngineLocation } from './engine.ts';

const MEGABYTE = 1024 * 1024;

/** Tables that power search reads; other tables are not compared. */
const tables = ['title', 'title_grid', 'title_text', 'title_order', 'term'];

/** The product's power search on its own database, called like the endpoint does. */
export async function openTitleNet({ folder, url }: EngineLocation): Promise<Engine> {
  const database = await openMeasured({ folder, url, stop: async () => {} });
  const { batch } = database;
  // The comparing round reads from disk, which may exceed the time limit of a request.
  const slowDatabase = { ...database, db: batch, read: batch, slowQuery: batch };
  const search = new CatalogueSearch({ database: slowDatabase, log: quietLog });
  search.start();
  await search.whenReady();
  return {
    version: `PostgreSQL ${await findVersion(batch)}`,
    async find(division, predicates) {
      const companies = companiesOfDivision(division as DivisionNumber);
      const asked = { division, companies, subject: 'bench', predicates, order };
      const { total, rows } = await search.findTitles(asked, MAX_POWER_SEARCH_ROWS);
      const answer = await answerRows(batch, source, fields, rows);
      const ids = rows.map(({ id }) => id);
      return { total, ids, answer };
    },
    async update(titles) {
      await batch.transaction().execute(async (db) => {
        await sql`
          update title set title_folded = c.title_folded, title_sort = c.title_sort, price = c.price
          from json_to_recordset(${JSON.stringify(titles)}::json)
            as c (id integer, title_folded text, title_sort text, price numeric)
          where title.id = c.id`.execute(db);
        await sql`
          update title_grid set grid_row = c.grid_row
          from json_to_recordset(${JSON.stringify(titles)}::json) as c (id integer, grid_row text)
          where title_id = c.id`.execute(db);
      });
    },
    async sizes() {
      const { rows } = await sql<{ tables: number; indexes: number }>`
        select sum(pg_table_size(oid))::float8 as tables, sum(pg_indexes_size(oid))::float8 as indexes
        from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
          and relname = any(${tables}::text[])`.execute(batch);
      return { tables: rows[0]!.tables / MEGABYTE, indexes: rows[0]!.indexes / MEGABYTE };
    },
    async memoryBeside() {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = current_database() and application_name = 'titlenet'`.execute(
        batch,
      );
      return rows.reduce((sum, { pid }) => sum + (memoryOf(pid, 'RssAnon') ?? 0), 0);
    },
    async close() {
      await search.close();
      await database.close();
    },
  };
}
