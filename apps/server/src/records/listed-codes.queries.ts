import { attributesWithCodeList, listedCode } from '@titlenet/catalogue/rules/canonical-codes';
import { type SearchAttributeName, searchAttribute, termOf } from '@titlenet/catalogue/search-attributes';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { codeOfLookup, putLookups } from './reference-rows.queries.ts';
import { isoTime } from './sent-time.ts';
import type { TermRegistry } from './terms.queries.ts';

/**
 * Brings what earlier versions stored of names and variants of codes to the codes of their lists (G-204), except the
 * titles themselves: in-house labels move, and uses end, which selectors would offer for good. Titles whose labels change
 * must be derived again. Does nothing when it is repeated.
 */
export async function moveToListedCodes(db: Kysely<Tables>, terms: TermRegistry): Promise<void> {
  for (const attribute of attributesWithCodeList) await moveCodesOf(db, attribute, terms);
}

async function moveCodesOf(db: Kysely<Tables>, attribute: SearchAttributeName, terms: TermRegistry): Promise<void> {
  const { number: attributeNumber } = searchAttribute(attribute);
  const rows = await db
    .selectFrom('term')
    .select(['number', 'code', 'description', 'sent_at'])
    .where('attribute', '=', attributeNumber)
    .orderBy('sent_at')
    .execute();
  const replaced = rows.filter(({ code }) => listedCode(attribute, code) !== code);
  const labelled = replaced.flatMap(({ code, description, sent_at }) => {
    if (!sent_at || listedCode(attribute, code) === undefined) return [];
    return [{ kind: 'lookup' as const, attribute, code, description, sentAt: isoTime(sent_at) }];
  });
  // Of several labels of one code the newest.
  const lookups = [...new Map(labelled.map((lookup) => [codeOfLookup(lookup), lookup])).values()];
  if (lookups.length > 0) await putLookups(db, lookups, terms);
  if (replaced.length === 0) return;
  const numbers = replaced.map(({ number }) => number);
  await sql`
    update term set sent_at = null where attribute = ${attributeNumber} and number = any(${numbers}::integer[])
      and sent_at is not null`.execute(db);
  const stale = numbers.map((number) => termOf(attributeNumber, number));
  await sql`delete from code_use where term = any(${stale}::integer[])`.execute(db);
}
