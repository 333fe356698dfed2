import { dayAfter } from '@titlenet/catalogue/formatting/days';
import { isWeekEnding } from '@titlenet/catalogue/periods/reporting-periods';
import type { ReportRow } from '@titlenet/catalogue/reports/report-definition';
import { dateOfDay } from '@titlenet/catalogue/reports/week-date';
import type { ReportKey } from '../../domain/reports/report-query.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import { useLocation } from '../../ui/address/use-location.ts';
import styles from './ReportPage.module.css';

const DAYS_OF_WEEK = 7;

/** A link to the newest week that the company has reported. */
export function NewestWeekLink() {
  const { path, query } = useLocation();
  const { date: _date, ...others } = query;
  return <AddressLink to={addressOf(path, others)}>Newest Week</AddressLink>;
}

/** Steps of a weekly report: the week before, the next one up to the newest, and the newest (G-344). */
export function WeekLinks({ header, title }: { header: ReportRow; title: ReportKey }) {
  const { path, query } = useLocation();
  const [shown, newest] = [header.weekEnding, header.newestWeek].map((day) => String(day ?? '').slice(0, 10));
  if (!shown || !isWeekEnding(title.companyCode, shown)) return null;
  const to = (days: number) => addressOf(path, { ...query, date: dateOfDay(dayAfter(shown, days)) });
  return (
    <nav className={styles.weeks} aria-label="Weeks">
      <AddressLink to={to(-DAYS_OF_WEEK)}>Week Before</AddressLink>
      {newest && shown < newest && <AddressLink to={to(DAYS_OF_WEEK)}>Next Week</AddressLink>}
      {newest && shown !== newest && <NewestWeekLink />}
    </nav>
  );
}
