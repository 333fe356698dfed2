import { type Kysely, sql } from 'kysely';

/**
 * Words of long texts with a letter before them that tells which text they are of: of a word that stands in many
 * descriptions and in few keywords, the index gives the few alone. The rows are written anew, which leaves no gaps.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rewrite(db, sql`chr(97 + scope) || lexeme`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await rewrite(db, sql`substr(lexeme, 2)`);
}

async function rewrite(db: Kysely<unknown>, lexeme: ReturnType<typeof sql>): Promise<void> {
  await sql`alter table title_text rename to former_text`.execute(db);
  // Lexemes are letters, marks and digits: none needs another quote.
  await sql`
    create table title_text as
    select title_id, scope, (
      select coalesce(string_agg('''' || ${lexeme} || ''':' || array_to_string(positions, ','), ' '), '')
      from unnest(words)
    )::tsvector as words
    from former_text order by title_id, scope`.execute(db);
  await sql`drop table former_text`.execute(db);
  await sql`
    alter table title_text
      alter column title_id set not null, alter column scope set not null, alter column words set not null,
      add primary key (title_id, scope),
      add foreign key (title_id) references title on delete cascade`.execute(db);
  await sql`create index title_text_words on title_text using gin (words)`.execute(db);
  await sql`analyze title_text`.execute(db);
}
