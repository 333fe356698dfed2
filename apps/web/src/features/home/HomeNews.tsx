import { queryOptions, useQuery } from '@tanstack/react-query';
import { companyOf } from '@titlenet/catalogue/companies';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { type Home, visitHome } from '@titlenet/contract/home';
import { useId } from 'react';
import { knownField } from '../../domain/sheet/known-field.ts';
import { callApi } from '../../ui/api/call-api.ts';
import styles from './HomeScreen.module.css';
import { TitleEntry } from './TitleEntry.tsx';

const MAX_AGE_MS = 60_000;
/** Further changed fields are counted. */
const MAX_FIELDS = 3;

const shownDay = (text: string) => formatDate(text, 'M/d/yyyy');
const keyOf = ({ companyCode, productId }: { companyCode: string; productId: number | null }) =>
  `${companyCode}:${productId}`;

/** What is new; both parts share one call. */
const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => callApi(visitHome, undefined, { signal, blocking: false }),
  staleTime: MAX_AGE_MS,
});

/** The titles that go on sale this week. */
export function OnSale() {
  const id = useId();
  const { data: home, isError } = useQuery(homeQuery);
  if (isError) return <p className={styles.muted}>What is new could not be loaded.</p>;
  if (!home) return null;
  const { from, to, total, titles } = home.onSale;
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 id={id} className={styles.heading}>
        On sale this week
        <span className={styles.note}>
          {shownDay(from)} to {shownDay(to)}
          {total > titles.length && `, ${titles.length} of ${total.toLocaleString('en-US')} titles`}
        </span>
      </h2>
      {titles.length === 0 ? (
        <p className={styles.muted}>No title goes on sale this week.</p>
      ) : (
        <ul className={styles.titles}>
          {titles.map((title) => (
            <TitleEntry key={keyOf(title)} title={title}>
              {[title.onSaleDate && shownDay(title.onSaleDate), title.format, title.imprintDesc]
                .filter(Boolean)
                .join(' · ')}
            </TitleEntry>
          ))}
        </ul>
      )}
    </section>
  );
}

/** 'Price, Subtitle and 2 more'; fields that the sheet does not show are left out. */
function changedText({ companyCode, fields }: Home['changes']['titles'][number]): string {
  const company = companyOf(companyCode);
  const labels = [...new Set(fields.map((field) => knownField(field, company)?.label).filter(Boolean))];
  const named = labels.slice(0, MAX_FIELDS).join(', ');
  const others = labels.length - MAX_FIELDS;
  return others > 0 ? `${named} and ${others} more` : named || 'Search codes';
}

/** What imports have changed since the user's last visit. */
export function Changes() {
  const id = useId();
  const { data: home } = useQuery(homeQuery);
  if (!home) return null;
  const { since, isFirstVisit, titles } = home.changes;
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 id={id} className={styles.heading}>
        {isFirstVisit ? 'Changed in the last week' : 'Changed since your last visit'}
        <span className={styles.note}>since {shownDay(since)}</span>
      </h2>
      {titles.length === 0 ? (
        <p className={styles.muted}>Imports have changed none of your titles.</p>
      ) : (
        <ul className={styles.titles}>
          {titles.map((title) => (
            <TitleEntry key={keyOf(title)} title={title}>
              {shownDay(title.changedAt)} · {changedText(title)}
            </TitleEntry>
          ))}
        </ul>
      )}
    </section>
  );
}
