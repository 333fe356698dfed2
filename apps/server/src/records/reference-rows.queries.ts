import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import { listedCode } from '@titlenet/catalogue/rules/canonical-codes';
import { attributesLabelledBy } from '@titlenet/catalogue/rules/in-house-labels';
import { searchAttribute, searchedLabel } from '@titlenet/catalogue/search-attributes';
import { naturalSortKey } from '@titlenet/catalogue/text/natural-sort';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { changeShownLabels } from './in-house-code-labels.queries.ts';
import { spreadInHouseLabels, type TermRegistry } from './terms.queries.ts';
import { type RowOutcome, upsertSent } from './upsert-sent.queries.ts';

/** Stores people with their photos; a photo that the record keeps stays. @param records no id twice */
export async function putPeople(
  db: Kysely<Tables>,
  records: readonly HouseRecordOf<'person'>[],
): Promise<RowOutcome[]> {
  const stored = await findKeptPhotos(db, records);
  const rows = records.map(({ id, name, photoUrl = stored.get(id) ?? null, sentAt }) => ({
    id,
    name,
    photo_url: photoUrl,
    sent_at: sentAt,
  }));
  return upsertSent(db, { table: 'person', key: ['id'], content: ['name', 'photo_url'] }, rows);
}

async function findKeptPhotos(
  db: Kysely<Tables>,
  records: readonly HouseRecordOf<'person'>[],
): Promise<Map<string, string | null>> {
  const ids = records.filter(({ keeps }) => keeps?.includes('photoUrl')).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('person').select(['id', 'photo_url']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.photo_url]));
}

/** Stores permissions. @param records no subject twice */
export function putPermissions(
  db: Kysely<Tables>,
  records: readonly HouseRecordOf<'permission'>[],
): Promise<RowOutcome[]> {
  const rows = records.map(({ subject, displayName, companies, roles, sentAt }) => ({
    subject,
    display_name: displayName,
    companies,
    roles,
    sent_at: sentAt,
  }));
  const content = ['display_name', 'companies', 'roles'] as const;
  return upsertSent(db, { table: 'permission', key: ['subject'], content }, rows);
}

const termKey = (attribute: number, code: string) => `${attribute}\n${code}`;

/**
 * Stores in-house labels of codes. A code that no title has yet gets a number; labels of titles do not replace an
 * in-house label. Titles that display a changed label must be derived again (`refreshLabels`).
 *
 * @param lookups no code (`codeOfLookup`) twice
 */
export async function putLookups(
  db: Kysely<Tables>,
  lookups: readonly HouseRecordOf<'lookup'>[],
  terms: TermRegistry,
): Promise<RowOutcome[]> {
  const own = lookups.map((lookup) => ({ ...lookup, code: codeOfLookup(lookup) }));
  const shared = own.flatMap(lookupsOfSharingAttributes);
  const records = [...own, ...shared];
  const stored = await findTerms(db, records);
  const added = records.filter(({ attribute, code }) => !stored.has(termKey(searchAttribute(attribute).number, code)));
  await terms.registerMerged(
    db,
    added.map(({ attribute, code, description }) => ({ [attribute]: [{ code, description }] })),
  );
  const numbers = await findTerms(db, records);
  const rows = records.map(({ attribute: name, code, description, sentAt }) => {
    const attribute = searchAttribute(name).number;
    const number = numbers.get(termKey(attribute, code));
    const keys = { folded: searchedLabel(searchAttribute(name), description), sort_key: naturalSortKey(description) };
    return { attribute, company_code: '', code, number, description, ...keys, sent_at: sentAt };
  });
  const content = ['number', 'description', 'folded', 'sort_key'] as const;
  const outcomes = await changeShownLabels(db, records, async (trx) => {
    const written = await upsertSent(trx, { table: 'term', key: ['attribute', 'company_code', 'code'], content }, rows);
    await spreadInHouseLabels(
      trx,
      rows.map(({ attribute }) => attribute),
    );
    return written;
  });
  return outcomes.slice(0, own.length).map((outcome, index) => {
    // The first outcomes are those of `own`, which are the first rows.
    const { attribute, code } = rows[index]!;
    return stored.has(termKey(attribute, code)) ? outcome : 'added';
  });
}

/** The code by which a lookup is stored: titles have only codes of the attribute's list (G-204). */
export const codeOfLookup = ({ attribute, code }: HouseRecordOf<'lookup'>): string =>
  listedCode(attribute, code) ?? code;

/** @returns the same label for the other attributes with these codes */
function lookupsOfSharingAttributes(lookup: HouseRecordOf<'lookup'>): HouseRecordOf<'lookup'>[] {
  const [, ...sharing] = attributesLabelledBy(lookup.attribute);
  return sharing.map((attribute) => ({ ...lookup, attribute }));
}

async function findTerms(
  db: Kysely<Tables>,
  records: readonly HouseRecordOf<'lookup'>[],
): Promise<Map<string, number>> {
  const attributes = records.map(({ attribute }) => searchAttribute(attribute).number);
  const codes = records.map(({ code }) => code);
  const rows = await db
    .selectFrom('term')
    .select(['attribute', 'code', 'number'])
    .where('company_code', '=', '')
    .where(sql<boolean>`(attribute, code) in (select * from unnest(${attributes}::smallint[], ${codes}::text[]))`)
    .execute();
  return new Map(rows.map((row) => [termKey(row.attribute, row.code), row.number]));
}
