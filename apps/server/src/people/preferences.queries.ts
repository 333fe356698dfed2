import type { ResultField } from '@titlenet/catalogue/result-columns/result-field';
import { chosenFields, type ResultSource } from '@titlenet/catalogue/result-columns/result-sources';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** User and company of a choice: a division's results use that of the caller's first company in it (G-19). */
export interface PreferenceKey {
  subject: string;
  companyCode: string;
}

/** @returns the names of the result fields that a user has chosen; empty if none were saved */
export async function findPreference(db: Kysely<Tables>, key: PreferenceKey): Promise<string[]> {
  const row = await db
    .selectFrom('preference')
    .select('fields')
    .where('subject', '=', key.subject)
    .where('company_code', '=', key.companyCode)
    .executeTakeFirst();
  return row?.fields ?? [];
}

/**
 * Replaces a choice. It is one row: of two that are saved at the same time the later one is stored whole.
 */
export async function putPreference(db: Kysely<Tables>, key: PreferenceKey, fields: readonly string[]): Promise<void> {
  await db
    .insertInto('preference')
    .values({ subject: key.subject, company_code: key.companyCode, fields: [...fields] })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'company_code']).doUpdateSet((eb) => ({
        fields: eb.ref('excluded.fields'),
        changed_at: eb.fn<string>('now'),
      })),
    )
    .execute();
}

/**
 * The fields of a user's results.
 *
 * @param companies the companies of the call, in the order of the company table; the choice for the first one is used
 */
export async function findResultFields(
  db: Kysely<Tables>,
  source: ResultSource,
  caller: { subject: string; companies: readonly string[] },
): Promise<ResultField[]> {
  const [companyCode] = caller.companies;
  const saved = companyCode ? await findPreference(db, { subject: caller.subject, companyCode }) : [];
  return chosenFields(source, saved);
}
