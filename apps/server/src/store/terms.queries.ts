import { foldText } from '@titlenet/catalogue/fold';
import { naturalSortKey } from '@titlenet/catalogue/natural-sort';
import {
  codesPerAttribute,
  type SearchAttributeName,
  searchAttribute,
  type TitleCodes,
  termOf,
} from '@titlenet/catalogue/search-attributes';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

interface NewCode {
  attribute: number;
  code: string;
  description: string;
}

/** A merged title has codes that none of its records had alone; they are learnt outside the transaction. */
export class CodesToLearn extends Error {
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
    if (missing.length === 0) return;
    const rows = await addTerms(db, missing);
    for (const row of rows) this.#numbers.set(TermNumbers.#key(row.attribute, row.code), row.number);
  }

  /** Throws `CodesToLearn` when a code of these titles has no number yet: the transaction ends, learns and repeats. */
  expect(titles: readonly TitleCodes[]): void {
    if (this.#unknown(titles).length > 0) throw new CodesToLearn(titles);
  }

  /** The terms of one title, ascending; its codes have been learnt. */
  termsOf(codes: TitleCodes): number[] {
    const terms = Object.entries(codes).flatMap(([name, values]) => {
      const attribute = searchAttribute(name as SearchAttributeName).number;
      return values.map(({ code }) => termOf(attribute, this.#numbers.get(TermNumbers.#key(attribute, code))!));
    });
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
    const last = await trx
      .selectFrom('term')
      .select(['attribute', (eb) => eb.fn.max('number').as('number')])
      .where('attribute', 'in', attributes)
      .groupBy('attribute')
      .execute();
    const numbers = new Map(known.map((row) => [`${row.attribute}\n${row.code}`, row]));
    const next = new Map(last.map((row) => [row.attribute, Number(row.number) + 1]));
    const added = codes
      .filter((code) => !numbers.has(`${code.attribute}\n${code.code}`))
      .map((code) => {
        const number = next.get(code.attribute) ?? 1;
        if (number >= codesPerAttribute)
          throw new RangeError(`Attribute ${code.attribute} has no room for another code`);
        next.set(code.attribute, number + 1);
        return { ...code, number, folded: foldText(code.description), sort_key: naturalSortKey(code.description) };
      });
    if (added.length > 0) await trx.insertInto('term').values(added).execute();
    return [...known, ...added];
  });
}
