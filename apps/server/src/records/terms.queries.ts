import { naturalSortKey } from '@titlenet/catalogue/natural-sort';
import {
  codesPerAttribute,
  findSearchAttribute,
  type SearchAttributeName,
  searchAttribute,
  searchedMeaning,
  type TitleCodes,
  termOf,
} from '@titlenet/catalogue/search-attributes';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { addCodeUses, type CodeUse, codeUses } from './code-uses.queries.ts';

interface NewCode {
  attribute: number;
  code: string;
  description: string;
}

/** A merged title has codes, or a use of them, that none of its records had alone: learnt outside the transaction. */
export class MissingCodes extends Error {
  readonly titles: readonly TitleCodes[];

  constructor(titles: readonly TitleCodes[]) {
    super('Codes without numbers');
    this.titles = titles;
  }
}

/**
 * Numbers of codes, as this process has seen them. A number never changes, so the cache never goes stale; codes that
 * another process adds are read when they are first met.
 */
export class TermNumbers {
  readonly #numbers = new Map<string, number>();
  readonly #uses = new Set<string>();

  static #key(attribute: number, code: string): string {
    return `${attribute}\n${code}`;
  }

  #unknown(titles: readonly TitleCodes[]): NewCode[] {
    const missing = new Map<string, NewCode>();
    for (const codes of titles)
      for (const [name, values] of Object.entries(codes)) {
        const attribute = searchAttribute(name as SearchAttributeName).number;
        for (const { code, description } of values) {
          const key = TermNumbers.#key(attribute, code);
          if (!this.#numbers.has(key)) missing.set(key, { attribute, code, description });
        }
      }
    return [...missing.values()];
  }

  /**
   * Gives every code of these titles a number, in a transaction of its own: a code is worth keeping even where the
   * titles are rolled back, and a number that is in the cache is in the store.
   */
  async learn(db: Kysely<Tables>, titles: readonly TitleCodes[]): Promise<void> {
    const missing = this.#unknown(titles);
    if (missing.length > 0) {
      const rows = await addTerms(db, missing);
      for (const row of rows) this.#numbers.set(TermNumbers.#key(row.attribute, row.code), row.number);
    }
    const uses = this.#unseenUses(titles);
    if (uses.size === 0) return;
    await addCodeUses(db, [...uses.values()]);
    for (const key of uses.keys()) this.#uses.add(key);
  }

  /** Throws `MissingCodes` when a code of these titles has no number yet: the transaction ends, learns and repeats. */
  expect(titles: readonly TitleCodes[]): void {
    if (this.#unknown(titles).length > 0 || this.#unseenUses(titles).size > 0) throw new MissingCodes(titles);
  }

  /** Takes codes that have numbers. */
  #unseenUses(titles: readonly TitleCodes[]): Map<string, CodeUse> {
    const unseen = new Map<string, CodeUse>();
    for (const codes of titles)
      for (const use of codeUses(codes, (name) => this.#termsOf(codes, name))) {
        const key = `${use.company_code} ${use.parent} ${use.term}`;
        if (!this.#uses.has(key)) unseen.set(key, use);
      }
    return unseen;
  }

  #termsOf(codes: TitleCodes, name: SearchAttributeName): number[] {
    const attribute = searchAttribute(name).number;
    return (codes[name] ?? []).map(({ code }) =>
      termOf(attribute, this.#numbers.get(TermNumbers.#key(attribute, code))!),
    );
  }

  /** The terms of one title, ascending; its codes have been learnt. */
  termsOf(codes: TitleCodes): number[] {
    const terms = Object.keys(codes).flatMap((name) => this.#termsOf(codes, name as SearchAttributeName));
    return [...new Set(terms)].sort((a, b) => a - b);
  }
}

/** Stores codes that are new and gives the numbers of all of them. Throws a RangeError when an attribute is full. */
async function addTerms(
  db: Kysely<Tables>,
  codes: readonly NewCode[],
): Promise<{ attribute: number; code: string; number: number }[]> {
  return db.transaction().execute(async (trx) => {
    // Two importers that meet the same new code at once must not give it two numbers.
    await sql`lock table term in share row exclusive mode`.execute(trx);
    const attributes = [...new Set(codes.map((code) => code.attribute))];
    const known = await trx
      .selectFrom('term')
      .select(['attribute', 'code', 'number'])
      .where('attribute', 'in', attributes)
      .where(
        'code',
        'in',
        codes.map((code) => code.code),
      )
      .execute();
    // By the end of each attribute's part of the index; grouped, every code of it would be read.
    const { rows: last } = await sql<{ attribute: number; number: number | null }>`
      select attribute, (select max(number) from term where term.attribute = asked.attribute) as number
      from unnest(${attributes}::smallint[]) as asked (attribute)`.execute(trx);
    const numbers = new Map(known.map((row) => [`${row.attribute}\n${row.code}`, row]));
    const next = new Map(last.map((row) => [row.attribute, Number(row.number) + 1]));
    const added = codes
      .filter((code) => !numbers.has(`${code.attribute}\n${code.code}`))
      .map((code) => {
        const number = next.get(code.attribute) ?? 1;
        if (number >= codesPerAttribute)
          throw new RangeError(`Attribute ${code.attribute} has no room for another code`);
        next.set(code.attribute, number + 1);
        const folded = searchedMeaning(findSearchAttribute(code.attribute)!, code.description);
        return { ...code, number, folded, sort_key: naturalSortKey(code.description) };
      });
    if (added.length > 0) await trx.insertInto('term').values(added).execute();
    return [...known, ...added];
  });
}
