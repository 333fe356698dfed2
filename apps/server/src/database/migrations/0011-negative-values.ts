import { type Kysely, sql } from 'kysely';

const NEVER_NEGATIVE = [
  ...['price', 'canadianPrice', 'ebAgencyPrice', 'ebLibraryPrice', 'agencyPriceCad', 'libraryPriceCad', 'amount'],
  ...['pageCount', 'booksPerCarton', 'firstPrintAnnounced', 'tapecount', 'miniSeriesPubOrder', 'miniSeriesTotalBook'],
  ...['totalInPrint', 'titanStreetRun', 'purchaseQty', 'authorPerksCount', 'minimumOrder'],
];

const NEGATIVE_MEMBER = `"(${NEVER_NEGATIVE.join('|')})":-`;

/**
 * The house feed accepted negative prices and numbers of things. Records that have them are no longer replaced by others
 * that have them too (G-203), so they are removed here. The titles are derived again after the upgrade.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await withoutNegative(db, 'title_source', 'record', sql`is_house`);
  await withoutNegative(db, 'in_house_fragment', 'content', sql`true`);
}

/** The former values are not kept. */
export async function down(): Promise<void> {}

async function withoutNegative(
  db: Kysely<unknown>,
  table: string,
  column: string,
  isConcerned: ReturnType<typeof sql>,
): Promise<void> {
  const [at, text] = [sql.table(table), sql.ref(column)];
  const { rows } = await sql<{ before: string }>`
    select distinct ${text} as before from ${at} where ${isConcerned} and ${text} ~ ${NEGATIVE_MEMBER}`.execute(db);
  for (const { before } of rows) {
    const after = JSON.stringify(JSON.parse(before), (_, value) => (isObject(value) ? cleaned(value) : value));
    await sql`update ${at} set ${text} = ${after} where ${text} = ${before}`.execute(db);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Removes negative values from an object, and rows with a negative amount from a list. */
function cleaned(value: object): unknown {
  const isNegative = (name: string, member: unknown) =>
    NEVER_NEGATIVE.includes(name) && typeof member === 'number' && member < 0;
  if (Array.isArray(value)) return value.filter((row) => !(isObject(row) && isNegative('amount', Object(row).amount)));
  return Object.fromEntries(Object.entries(value).filter(([name, member]) => !isNegative(name, member)));
}
