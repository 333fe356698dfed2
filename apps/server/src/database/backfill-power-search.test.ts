import { searchAttribute, termOf } from '@titlenet/catalogue/search-attributes';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { randomCatalogue } from '../search/random-catalogue.test-data.ts';
import { down, up } from './migrations/0008-power-search.ts';

/** What migration 0008 adds, of every title. */
async function filled({ batch }: TestDatabase) {
  const titles = await sql`
    select isbn, author1_folded, author1_shown, lower_age, upper_age, terms, title_order.*
    from title left join title_order on title_id = id order by id`.execute(batch);
  const uses = await sql`select * from code_use order by company_code, parent, term`.execute(batch);
  const names = await sql`select attribute, code, folded from term order by attribute, code`.execute(batch);
  return { titles: titles.rows, uses: uses.rows, names: names.rows };
}

const termsOf = (name: 'country' | 'formatType') => [
  termOf(searchAttribute(name).number, 0),
  termOf(searchAttribute(name).number + 1, 0),
];

test('an older store has all that power search needs after the migration, as if it had been saved anew', async () => {
  const database = await createTestDatabase();
  try {
    // Codes that only titles bring, so that terms of the two attributes below are the derived ones.
    const titles = [
      ...randomCatalogue(60).map((record) => ({
        ...record,
        isDeleted: false,
        codes: { ...record.codes, country: [], formatType: [] },
      })),
      titleRecord({ companyCode: '180', isbn: null, bar: { seriesName: 'Tides', miniSeriesName: 'Hidden Tides' } }),
    ];
    await saveAsHouse({ ...database, db: database.batch }, titles);
    const saved = await filled(database);

    const batch = database.batch as unknown as Kysely<unknown>;
    await down(batch);
    const [[firstCountry, lastCountry], [firstType, lastType]] = [termsOf('country'), termsOf('formatType')];
    await sql`
      update title set lower_age = null, upper_age = null, terms = array(
        select term from unnest(terms) as term
        where not (term between ${firstCountry} and ${lastCountry} or term between ${firstType} and ${lastType})
        order by term)`.execute(database.batch);
    await sql`update term set folded = lower(description)`.execute(database.batch);
    await sql`update term set folded = code where attribute = ${searchAttribute('series').number}`.execute(
      database.batch,
    );
    await up(batch);

    const anew = await filled(database);
    expect(anew.titles).toEqual(saved.titles);
    expect(anew.uses).toEqual(saved.uses);
    const people = [15, 16, 17, 18, 42];
    const ofPeople = (rows: unknown[]) =>
      rows.filter((row) => people.includes((row as { attribute: number }).attribute));
    expect(ofPeople(anew.names)).toEqual(ofPeople(saved.names));
    expect(ofPeople(anew.names).length).toBeGreaterThan(5);
  } finally {
    await database.drop();
  }
});
