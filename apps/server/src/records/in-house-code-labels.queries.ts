import { attributesWithShownLabel, type CodeLabels } from '@titlenet/catalogue/rules/in-house-labels';
import {
  type Coded,
  findSearchAttribute,
  type SearchAttributeName,
  searchAttribute,
  type TitleCodes,
  termOf,
} from '@titlenet/catalogue/search-attributes';
import { foldText } from '@titlenet/catalogue/text/fold';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

const shownAttributes: ReadonlySet<SearchAttributeName> = new Set(attributesWithShownLabel.map(({ name }) => name));

/**
 * The in-house labels of an attribute's codes, by code. Labels of feeds are left out, because the same message would
 * then give another title after another message.
 */
export async function findInHouseLabels(
  db: Kysely<Tables>,
  attribute: SearchAttributeName,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('term')
    .select(['code', 'description'])
    .where('attribute', '=', searchAttribute(attribute).number)
    .where('sent_at', 'is not', null)
    .execute();
  return new Map(rows.map(({ code, description }) => [code, description]));
}

interface ShownCode {
  attribute: SearchAttributeName;
  code: string;
}

/**
 * In-house labels of these codes, and codes of which one of these is the label, of those attributes whose labels are
 * displayed with titles.
 */
async function findShown(db: Kysely<Tables>, codes: readonly ShownCode[]) {
  const shown = codes.filter(({ attribute }) => shownAttributes.has(attribute));
  if (shown.length === 0) return [];
  const numbers = shown.map(({ attribute }) => searchAttribute(attribute).number);
  return (
    db
      .selectFrom('term')
      .select(['attribute', 'code', 'number', 'description'])
      .where(
        sql<boolean>`((attribute, code) in (
          select * from unnest(${numbers}::smallint[], ${shown.map(({ code }) => code)}::text[]))
        or (attribute, folded) in (
          select * from unnest(${numbers}::smallint[], ${shown.map(({ code }) => foldText(code))}::text[])))`,
      )
      // Reads the short lists of these attributes instead of all terms, most of which are people.
      .where('attribute', 'in', [...new Set(numbers)])
      .where('sent_at', 'is not', null)
      .execute()
  );
}

/**
 * The in-house labels that are displayed with titles, and those that titles have in place of codes.
 * @param titles the codes of each title
 */
export async function findShownLabels(db: Kysely<Tables>, titles: readonly TitleCodes[]): Promise<CodeLabels> {
  const codes = [...shownAttributes].flatMap((attribute) =>
    [...new Set(titles.flatMap((one) => (one[attribute] ?? []).map(({ code }) => code)))].map((code) => ({
      attribute,
      code,
    })),
  );
  const byAttribute = Map.groupBy(await findShown(db, codes), ({ attribute }) => attribute);
  return Object.fromEntries(
    [...byAttribute].map(([attribute, labels]) => [
      // Stored terms have numbers of attributes.
      findSearchAttribute(attribute)!.name,
      new Map(labels.map(({ code, description }) => [code, description])),
    ]),
  );
}

/** Any number that no other advisory lock of the product has. */
const LABELS_LOCK = 417_300_013;

/** Prevents changes of in-house labels until the caller's transaction, which derives titles with them, ends. */
export async function lockShownLabels(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${LABELS_LOCK})`.execute(trx);
}

/**
 * Changes in-house labels, and marks the titles that display a changed one as derived by another version. Titles that
 * other transactions derive with the old labels are committed before.
 */
export async function changeShownLabels<Result>(
  db: Kysely<Tables>,
  codes: readonly ShownCode[],
  change: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    if (codes.some(({ attribute }) => shownAttributes.has(attribute)))
      await sql`select pg_advisory_xact_lock(${LABELS_LOCK})`.execute(trx);
    const before = await labelsByTerm(trx, codes);
    const result = await change(trx);
    const after = await labelsByTerm(trx, codes);
    const changed = [...after].filter(([term, { description }]) => before.get(term)?.description !== description);
    if (changed.length > 0) {
      const texts = changed.flatMap(([term, { code, description }]) => {
        const former = before.get(term);
        return former ? [code, description, former.description] : [code, description];
      });
      const terms = changed.map(([term]) => term);
      const concerned = [...terms, ...(await findTermsOfTexts(trx, codes, texts))];
      await sql`
        update title_derivation set version = ''
        where title_id in (select id from title where terms && ${concerned}::integer[])`.execute(trx);
    }
    return result;
  });
}

/** Terms whose code or label is one of these texts: their titles may have it in place of a code. */
async function findTermsOfTexts(
  db: Kysely<Tables>,
  codes: readonly ShownCode[],
  texts: readonly string[],
): Promise<number[]> {
  const attributes = [...new Set(codes.map(({ attribute }) => searchAttribute(attribute).number))];
  const rows = await db
    .selectFrom('term')
    .select(['attribute', 'number'])
    .where('attribute', 'in', attributes)
    .where(sql<boolean>`(code = any(${texts}::text[]) or folded = any(${texts.map((text) => foldText(text))}::text[]))`)
    .execute();
  return rows.map(({ attribute, number }) => termOf(attribute, number));
}

async function labelsByTerm(db: Kysely<Tables>, codes: readonly ShownCode[]): Promise<Map<number, Coded>> {
  const rows = await findShown(db, codes);
  return new Map(rows.map((row) => [termOf(row.attribute, row.number), row]));
}
