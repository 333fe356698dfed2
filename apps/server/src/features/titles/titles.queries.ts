import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export interface StoredText {
  text: string;
  digest: string;
  /** Generation of the catalogue at which it was read. */
  generation: string;
}

/** A company, and an ISBN-13 or a product id. */
export interface TitleAddress {
  readonly companyCode: string;
  readonly productId: string;
}

/** The ISBN or product id of an address; null when no title can have it. */
function titleNumber(id: string): { isbn: string | null; productId: number | null } | null {
  if (id.length === 13) return { isbn: id, productId: null };
  const productId = Number(id);
  return productId > 2_147_483_647 ? null : { isbn: null, productId };
}

/** Arguments of the SQL functions that read a title; null when no title can have the id. */
function titleArguments(companyCode: string, id: string): RawBuilder<unknown> | null {
  const number = titleNumber(id);
  return number && sql`${companyCode}, ${number.productId}::integer, ${number.isbn}`;
}

/**
 * Finds the stored title bar, which has a flag for deleted titles; undefined if the company has no such title.
 */
export async function findTitleBar(
  db: Kysely<Tables>,
  companyCode: string,
  id: string,
): Promise<StoredText | undefined> {
  const titleArgs = titleArguments(companyCode, id);
  if (!titleArgs) return undefined;
  const { rows } = await sql<StoredText>`
    select text, digest, generation from read_title_bar(${titleArgs}) where text is not null`.execute(db);
  return rows[0];
}

interface SheetParts {
  sheet: string;
  sales_members: string;
  audio_and_large_print: string | null;
  other_formats: string | null;
  ebook_of: string | null;
  replaces: string | null;
  replaced_by: string | null;
  other_works: string | null;
  title_track: string | null;
  competitive: string | null;
}

interface SheetRow extends SheetParts {
  generation: string;
}

/** Finds the whole sheet as JSON; undefined when the company has no such title. */
export async function findTitleSheet(
  db: Kysely<Tables>,
  companyCode: string,
  id: string,
): Promise<StoredText | undefined> {
  const titleArgs = titleArguments(companyCode, id);
  if (!titleArgs) return undefined;
  const { rows } = await sql<SheetRow>`select * from read_title_sheet(${titleArgs}) where sheet is not null`.execute(
    db,
  );
  if (!rows[0]) return undefined;
  const text = sheetOf(rows[0]);
  // Parts of the text come from other titles, so its digest is computed here.
  return { text, digest: createHash('sha1').update(text).digest('base64url'), generation: rows[0].generation };
}

/** The columns with the tables of related editions, by the names of the tables. */
const editionColumns = {
  audioAndLargePrint: 'audio_and_large_print',
  otherFormats: 'other_formats',
  ebookOf: 'ebook_of',
  replaces: 'replaces',
  replacedBy: 'replaced_by',
  otherWorks: 'other_works',
} as const;

function sheetOf(row: SheetParts): string {
  const tables = Object.entries(editionColumns);
  const editions = tables.map(([name, column]) => `"${name}":[${row[column] ?? ''}]`).join(',');
  const hasEditions = tables.some(([, column]) => row[column] !== null);
  const sales = `"titleTrack":[${row.title_track ?? ''}],"competitive":[${row.competitive ?? ''}],${row.sales_members}`;
  const hasSales = row.title_track !== null || row.competitive !== null || /:"/.test(row.sales_members);
  const flag = (hasData: boolean) => (hasData ? '' : ',"hasNoData":true');
  return `{${row.sheet},"relatedEditions":{${editions}${flag(hasEditions)}},"sales":{${sales}${flag(hasSales)}}}`;
}

/** JSON texts of a title; null if the title is unknown. */
export interface TitleTexts {
  bar: string | null;
  sheet: string | null;
}

/** Finds bars and sheets of several titles in their order. @returns one element for each title */
export async function findTitleTexts(db: Kysely<Tables>, titles: readonly TitleAddress[]): Promise<TitleTexts[]> {
  const numbers = titles.map(({ productId }) => titleNumber(productId));
  const { rows } = await sql<{ bar: string | null } & { [Part in keyof SheetParts]: SheetParts[Part] | null }>`
    select bar.text as bar, part.sheet, part.sales_members, part.audio_and_large_print, part.other_formats,
      part.ebook_of, part.replaces, part.replaced_by, part.other_works, part.title_track, part.competitive
    from unnest(
      ${titles.map(({ companyCode }) => companyCode)}::text[],
      ${numbers.map((number) => number?.productId ?? null)}::integer[],
      ${numbers.map((number) => number?.isbn ?? null)}::text[]
    ) with ordinality as wanted (company_code, product_id, isbn, place)
    cross join lateral read_title_bar(wanted.company_code, wanted.product_id, wanted.isbn) as bar
    cross join lateral read_title_sheet(wanted.company_code, wanted.product_id, wanted.isbn) as part
    order by wanted.place`.execute(db);
  return rows.map(({ bar, sheet, sales_members, ...parts }) => ({
    bar,
    sheet: sheet === null || sales_members === null ? null : sheetOf({ sheet, sales_members, ...parts }),
  }));
}
