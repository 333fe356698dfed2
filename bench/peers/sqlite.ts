import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MAX_POWER_SEARCH_ROWS } from '@titlenet/catalogue/constants';
import { answerOf } from './answer.ts';
import { titleColumns } from './catalogue-rows.ts';
import { type Piece, sqliteDialect } from './dialect.ts';
import type { Engine, EngineLocation, Peer } from './engine.ts';
import { countStatement, rowsStatement, searchPiece } from './search-statement.ts';

const MEGABYTE = 1024 * 1024;
const fileOf = ({ folder }: EngineLocation) => join(folder, 'titles.sqlite');

const schema = `
  create table title (${titleColumns.map((name) => (name === 'id' ? 'id integer primary key' : name)).join()});
  create table title_row (title_id integer primary key, grid_row text not null);
  create table loaded_term (title_id integer, term_id integer);
  create table title_text (id integer primary key, title_id integer not null, scope integer not null);
  create table title_number (id integer primary key, title_id integer not null, number text not null);
  create table title_person (id integer primary key, title_id integer not null, folded text not null);
  create table term (id integer primary key, attribute integer not null, code text not null);
  create table term_name (
    id integer primary key, term_id integer not null, attribute integer not null, folded text not null);
  create virtual table title_fts using fts5(
    title_folded, author1_folded, author1_shown, isbn, content='', contentless_delete=1, tokenize='trigram');
  create virtual table title_number_fts using fts5(number, content='', contentless_delete=1, tokenize='trigram');
  create virtual table title_person_fts using fts5(folded, content='', contentless_delete=1, tokenize='trigram');
  create virtual table term_name_fts using fts5(folded, content='', contentless_delete=1, tokenize='trigram');
  create virtual table title_text_fts using fts5(
    words, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co'");`;

/** Sorted before inserting, so that the B-tree is filled in order. */
const finish = `
  create table title_term (term_id integer, title_id integer, primary key (term_id, title_id)) without rowid;
  insert into title_term select term_id, title_id from loaded_term order by 1, 2;
  drop table loaded_term;
  create index term_code on term (attribute, code);
  create index term_name_folded on term_name (attribute, folded);
  create index title_number_number on title_number (number, title_id);
  create index title_person_folded on title_person (folded, title_id);
  create unique index title_text_scope on title_text (title_id, scope);
  insert into title_fts (rowid, title_folded, author1_folded, author1_shown, isbn)
    select id, title_folded, author1_folded, author1_shown, isbn from title;
  insert into title_number_fts (rowid, number) select id, number from title_number;
  insert into title_person_fts (rowid, folded) select id, folded from title_person;
  insert into term_name_fts (rowid, folded) select id, folded from term_name;
  ${titleColumns
    .filter((name) => name !== 'id')
    .map((name) => `create index title_${name} on title (${name});`)
    .join('\n')}
  analyze;
  vacuum;`;

const settings = `
  pragma journal_mode = wal;
  pragma synchronous = off;
  pragma cache_size = -1000000;
  pragma mmap_size = 8000000000;`;

function open(location: EngineLocation): DatabaseSync {
  const database = new DatabaseSync(fileOf(location));
  database.exec(settings);
  return database;
}

/** SQLite with FTS5: trigrams for *contains*, words for long texts, B-trees for everything else. */
export const sqlite: Peer = {
  async load(location) {
    for (const ending of ['', '-wal', '-shm']) rmSync(fileOf(location) + ending, { force: true });
    const database = open(location);
    database.exec(schema);
    const into = (table: string, columns: number) =>
      database.prepare(`insert into ${table} values (${Array.from({ length: columns }, () => '?').join()})`);
    const inserts = {
      title: into('title', titleColumns.length),
      title_row: into('title_row', 2),
      title_term: into('loaded_term', 2),
      title_number: into('title_number', 3),
      title_person: into('title_person', 3),
      term: into('term', 3),
      term_name: into('term_name', 4),
    } as const;
    const text = into('title_text', 3);
    const words = database.prepare('insert into title_text_fts (rowid, words) values (?, ?)');
    return {
      async add({ title_text, ...rows }) {
        database.exec('begin');
        for (const [table, insert] of Object.entries(inserts))
          for (const row of rows[table as keyof typeof inserts]) insert.run(...row);
        for (const [id, titleId, scope, line] of title_text as [number, number, number, string][]) {
          text.run(id, titleId, scope);
          words.run(id, line);
        }
        database.exec('commit');
      },
      async finish() {
        database.exec(finish);
        database.close();
      },
    };
  },
  open: async (location) => sqliteEngine(open(location), fileOf(location)),
};

function sqliteEngine(database: DatabaseSync, file: string): Engine {
  const all = ({ text, values }: Piece) => database.prepare(text).all(...values);
  return {
    version: `SQLite ${database.prepare('select sqlite_version() as version').get()!.version}`,
    async find(division, predicates) {
      const where = searchPiece(sqliteDialect, division, predicates);
      const rows = all(rowsStatement(where, MAX_POWER_SEARCH_ROWS)) as { id: number; grid_row: string }[];
      if (rows.length > 0) {
        const answer = answerOf(rows.map(({ grid_row }) => grid_row));
        return { total: rows.length, ids: rows.map(({ id }) => id), answer };
      }
      return { total: Number(all(countStatement(where))[0]!.total), ids: [], answer: '' };
    },
    async update(titles) {
      const title = database.prepare('update title set title_folded = ?, title_sort = ?, price = ? where id = ?');
      const row = database.prepare('update title_row set grid_row = ? where title_id = ?');
      const takeOut = database.prepare('delete from title_fts where rowid = ?');
      const putIn = database.prepare(`
        insert into title_fts (rowid, title_folded, author1_folded, author1_shown, isbn)
        select id, title_folded, author1_folded, author1_shown, isbn from title where id = ?`);
      database.exec('begin');
      for (const { id, title_folded, title_sort, price, grid_row } of titles) {
        title.run(title_folded, title_sort || null, price, id);
        row.run(grid_row, id);
        takeOut.run(id);
        putIn.run(id);
      }
      database.exec('commit');
    },
    async sizes() {
      database.exec('pragma wal_checkpoint(truncate)');
      const { bytes } = database
        .prepare(
          `select sum(pgsize) as bytes from dbstat where aggregate = true and name in
          ('title', 'title_row', 'title_term', 'title_text', 'title_number', 'title_person', 'term', 'term_name')`,
        )
        .get() as { bytes: number };
      return { tables: bytes / MEGABYTE, indexes: (statSync(file).size - bytes) / MEGABYTE };
    },
    memoryBeside: async () => 0,
    close: async () => database.close(),
  };
}
