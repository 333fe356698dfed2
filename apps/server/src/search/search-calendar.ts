import { companiesOfDivision } from '@titlenet/catalogue/divisions';
import { dayAfter } from '@titlenet/catalogue/formatting/days';
import { FIRST_VISIT_DAYS } from '@titlenet/catalogue/lists/home-title';
import { companyDay } from '@titlenet/catalogue/periods/reporting-periods';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { type SearchCalendar, usesLastVisit } from '@titlenet/catalogue/power-search/periods';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { findLastVisit } from '../people/visits.queries.ts';
import { isoTime } from '../records/sent-time.ts';

/**
 * The calendar of a search that runs now: days are those of the division's first company, as in its reports (G-180).
 * A person without an earlier visit sees what the home page shows then.
 */
export async function searchCalendar(
  db: Kysely<Tables>,
  form: PowerSearchForm,
  values: PowerSearchValues,
  subject: string,
): Promise<SearchCalendar> {
  const [company] = companiesOfDivision(form.division);
  // A division has companies.
  const dayAt = (moment: Date) => companyDay(company!, moment);
  const today = dayAt(new Date());
  const visit = usesLastVisit(form, values) ? await findLastVisit(db, subject) : null;
  return { today, lastVisit: visit ? dayAt(new Date(isoTime(visit))) : dayAfter(today, -FIRST_VISIT_DAYS) };
}
