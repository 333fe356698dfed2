import { once } from 'node:events';
import { MAX_POWER_SEARCH_ROWS } from '@titlenet/catalogue/constants';
import { BATCH_LIMITS, clientOptions } from '@titlenet/server/database/pools';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { memoryOf } from '../sizes.ts';
import { answerOf } from './answer.ts';
import { type CatalogueTable, titleColumns } from './catalogue-rows.ts';
import { csvOf } from './csv.ts';
import { type Piece, textbookDialect } from './dialect.ts';
import type { Engine, EngineLocation, Peer } from './engine.ts';
import { countStatement, rowsStatement, searchPiece } from './search-statement.ts';

const MEGABYTE = 1024 * 1024;

const tables: Record<CatalogueTable, string> = {
  title: `id integer not null, division smallint not null, isbn text collate "C", title_folded text collate "C" not null,
    author1_folded text collate "C", author1_shown text collate "C", title_sort text collate "C", price numeric,
    canadian_price numeric, agency_price numeric, first_print integer, ltd_net integer,
    pub_year integer, release_date date, on_sale_date date, pub_date date,
    lower_age smallint, upper_age smallint`,
  title_row: 'title_id integer not null, grid_row text not null',
  title_term: 'title_id integer not null, term_id integer not null',
  title_text: 'id integer not null, title_id integer not null, scope smallint not null, words text not null',
  title_number: 'id integer not null, title_id integer not null, number text collate "C" not null',
  title_person: 'id integer not null, title_id integer not null, folded text collate "C" not null',
  term: 'id integer not null, attribute smallint not null, code text collate "C" not null',
  term_name:
    'id integer not null, term_id integer not null, attribute smallint not null, folded text collate "C" not null',
};

/** Keys, and an index for each searched column. */
const indexes = [
  'alter table title add primary key (id)',
  'alter table term add primary key (id)',
  'alter table title_row add primary key (title_id)',
  'alter table title_term add primary key (title_id, term_id)',
  'create index on title_term (term_id, title_id)',
  'alter table title_text add primary key (title_id, scope)',
  'alter table title_number add primary key (id)',
  'create index on title_number (number)',
  'alter table title_person add primary key (id)',
  'create index on title_person (folded)',
  'create index on term (attribute, code)',
  'alter table term_name add primary key (id)',
  'create index on term_name (attribute, folded)',
  ...titleColumns.filter((name) => name !== 'id').map((name) => `create index on title (${name})`),
];

/** Replaces `?` by PostgreSQL's numbered parameters. */
export function numbered({ text, values }: Piece): { text: string; values: string[] } {
  let number = 0;
  return { text: text.replaceAll('?', () => `$${++number}`), values: [...values] };
}

async function connect({ url }: EngineLocation): Promise<pg.Client> {
  const client = new pg.Client(clientOptions(url!, BATCH_LIMITS));
  await client.connect();
  return client;
}

async function copy(client: pg.Client, table: string, text: string): Promise<void> {
  const stream = client.query(from(`copy ${table} from stdin (format csv)`));
  const done = once(stream, 'finish');
  stream.end(text);
  await done;
}

/** A textbook schema without search techniques: normalised, B-trees, ILIKE. */
export const textbookPostgres: Peer = {
  async load(location) {
    const client = await connect(location);
    for (const [name, columns] of Object.entries(tables)) {
      await client.query(`drop table if exists ${name}`);
      await client.query(`create table ${name} (${columns})`);
    }
    return {
      async add(rows) {
        for (const [table, lines] of Object.entries(rows))
          if (lines.length > 0) await copy(client, table, csvOf(lines));
      },
      async finish() {
        for (const statement of indexes) await client.query(statement);
        await client.query('vacuum analyze');
        await client.end();
      },
    };
  },
  async open(location) {
    const client = await connect(location);
    const { rows } = await client.query<{ version: string; pid: number }>(
      `select current_setting('server_version') as version, pg_backend_pid() as pid`,
    );
    return textbookEngine(client, rows[0]!);
  },
};

function textbookEngine(client: pg.Client, { version, pid }: { version: string; pid: number }): Engine {
  return {
    version: `PostgreSQL ${version}`,
    async find(division, predicates) {
      const where = searchPiece(textbookDialect, division, predicates);
      const { rows } = await client.query<{ id: number; grid_row: string }>(
        numbered(rowsStatement(where, MAX_POWER_SEARCH_ROWS)),
      );
      if (rows.length > 0) {
        const answer = answerOf(rows.map(({ grid_row }) => grid_row));
        return { total: rows.length, ids: rows.map(({ id }) => id), answer };
      }
      const counted = await client.query<{ total: number }>(numbered(countStatement(where)));
      return { total: Number(counted.rows[0]!.total), ids: [], answer: '' };
    },
    async update(titles) {
      await client.query('begin');
      await client.query(
        `update title set title_folded = c.title_folded, title_sort = c.title_sort, price = c.price
        from unnest($1::int[], $2::text[], $3::text[], $4::numeric[]) as c (id, title_folded, title_sort, price)
        where title.id = c.id`,
        [
          titles.map(({ id }) => id),
          titles.map(({ title_folded }) => title_folded),
          titles.map(({ title_sort }) => title_sort || null),
          titles.map(({ price }) => price),
        ],
      );
      await client.query(
        `update title_row set grid_row = c.grid_row from unnest($1::int[], $2::text[]) as c (id, grid_row)
        where title_id = c.id`,
        [titles.map(({ id }) => id), titles.map(({ grid_row }) => grid_row)],
      );
      await client.query('commit');
    },
    async sizes() {
      const { rows } = await client.query<{ tables: number; indexes: number }>(
        `select sum(pg_table_size(oid))::float8 as tables, sum(pg_indexes_size(oid))::float8 as indexes
        from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
      );
      return { tables: rows[0]!.tables / MEGABYTE, indexes: rows[0]!.indexes / MEGABYTE };
    },
    memoryBeside: async () => memoryOf(pid, 'RssAnon') ?? 0,
    close: () => client.end(),
  };
}
