import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_POWER_SEARCH_ROWS } from '@titlenet/catalogue/constants';
import { answerOf } from './answer.ts';
import { csvOf } from './csv.ts';
import { duckdbDialect, type Piece } from './dialect.ts';
import type { Engine, EngineLocation, Peer } from './engine.ts';
import { countStatement, rowsStatement, searchPiece } from './search-statement.ts';

const MEGABYTE = 1024 * 1024;
const fileOf = ({ folder }: EngineLocation) => join(folder, 'titles.duckdb');

/** The used part of `@duckdb/node-api`, which is installed by hand and may be missing. */
interface DuckDb {
  DuckDBInstance: { create(file: string): Promise<{ connect(): Promise<Connection>; closeSync(): void }> };
}
interface Connection {
  run(statement: string): Promise<unknown>;
  runAndReadAll(statement: string, values: string[]): Promise<{ getRowsJS(): unknown[][] }>;
  closeSync(): void;
}

// In a variable, so that tools do not resolve it.
const PACKAGE = '@duckdb/node-api';

export async function isDuckDbInstalled(): Promise<boolean> {
  try {
    import.meta.resolve(PACKAGE);
    return Boolean(await import(PACKAGE));
  } catch {
    return false;
  }
}

async function connect(location: EngineLocation) {
  const { DuckDBInstance } = (await import(PACKAGE)) as DuckDb;
  const instance = await DuckDBInstance.create(fileOf(location));
  const connection = await instance.connect();
  const close = async () => {
    connection.closeSync();
    instance.closeSync();
  };
  return { connection, close };
}

/** The column store keeps the minimum and maximum of each block; it has no index for texts. */
const schema = [
  `create table title (id integer, division smallint, isbn varchar, title_folded varchar, author1_folded varchar,
    author1_shown varchar, title_sort varchar, price decimal(18, 6), canadian_price decimal(18, 6),
    agency_price decimal(18, 6), first_print integer, ltd_net integer, pub_year integer,
    release_date date, on_sale_date date, pub_date date, lower_age smallint,
    upper_age smallint)`,
  'create table title_row (title_id integer, grid_row varchar)',
  'create table loaded_term (title_id integer, term_id integer)',
  'create table title_text (id integer, title_id integer, scope smallint, words varchar)',
  'create table title_number (id integer, title_id integer, number varchar)',
  'create table title_person (id integer, title_id integer, folded varchar)',
  'create table term (id integer, attribute smallint, code varchar)',
  'create table term_name (id integer, term_id integer, attribute smallint, folded varchar)',
];
const tableOf = (name: string) => (name === 'title_term' ? 'loaded_term' : name);

/** Sorted by term, so that a search for one term reads few blocks. */
const finish = [
  'create table title_term as select term_id, title_id from loaded_term order by 1, 2',
  'drop table loaded_term',
  'analyze',
  'checkpoint',
];

export const duckdb: Peer = {
  async load(location) {
    for (const ending of ['', '.wal']) rmSync(fileOf(location) + ending, { force: true });
    const { connection, close } = await connect(location);
    const folder = mkdtempSync(join(location.folder, 'csv-'));
    for (const statement of schema) await connection.run(statement);
    return {
      async add(rows) {
        for (const [table, lines] of Object.entries(rows)) {
          if (lines.length === 0) continue;
          const file = join(folder, 'rows.csv');
          writeFileSync(file, csvOf(lines));
          await connection.run(
            `copy ${tableOf(table)} from '${file}' (format csv, header false, delim ',', quote '"', escape '"',
              nullstr '', allow_quoted_nulls false, parallel false, auto_detect false)`,
          );
        }
      },
      async finish() {
        for (const statement of finish) await connection.run(statement);
        await close();
        rmSync(folder, { recursive: true });
      },
    };
  },
  async open(location) {
    const { connection, close } = await connect(location);
    const all = async ({ text, values }: Piece) =>
      (await connection.runAndReadAll(text, [...values])).getRowsJS() as [number, string][];
    const versions = await all({ text: 'select version()', values: [] });
    const version = String(versions[0]?.[0]);
    return duckdbEngine({ version, all, run: (text) => connection.run(text), close, file: fileOf(location) });
  },
};

interface OpenDuckDb {
  version: string;
  file: string;
  all(piece: Piece): Promise<[number, string][]>;
  run(statement: string): Promise<unknown>;
  close(): Promise<void>;
}

function duckdbEngine({ version, file, all, run, close }: OpenDuckDb): Engine {
  return {
    version: `DuckDB ${version}`,
    async find(division, predicates) {
      const where = searchPiece(duckdbDialect, division, predicates);
      const rows = await all(rowsStatement(where, MAX_POWER_SEARCH_ROWS));
      if (rows.length > 0)
        return { total: rows.length, ids: rows.map(([id]) => id), answer: answerOf(rows.map(([, row]) => row)) };
      return { total: Number((await all(countStatement(where)))[0]![0]), ids: [], answer: '' };
    },
    async update(titles) {
      const changed = { text: `from_json(?, '["json"]')`, values: [JSON.stringify(titles)] };
      await run('begin');
      await run(
        'create temp table if not exists changed (id integer, title varchar, sort varchar, price double, row_text varchar)',
      );
      await run('delete from changed');
      await all({
        text: `insert into changed select json ->> 'id', json ->> 'title_folded', nullif(json ->> 'title_sort', ''),
          json ->> 'price', json ->> 'grid_row' from (select unnest(${changed.text}) as json)`,
        values: changed.values,
      });
      await run(`update title set title_folded = changed.title, title_sort = changed.sort, price = changed.price
        from changed where changed.id = title.id`);
      await run(`update title_row set grid_row = row_text from changed where changed.id = title_id`);
      await run('commit');
    },
    async sizes() {
      await run('checkpoint');
      return { tables: statSync(file).size / MEGABYTE, indexes: 0 };
    },
    memoryBeside: async () => 0,
    close,
  };
}
