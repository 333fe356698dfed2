import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { HomeTitle } from '@titlenet/catalogue/lists/home-title';
import { companyDay } from '@titlenet/catalogue/periods/reporting-periods';
import { visitHome } from '@titlenet/contract/home';
import { useId } from 'react';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { callApi } from '../../ui/api/call-api.ts';
import { dayText, momentOf } from '../../ui/dates/time-text.ts';
import { Panel, Row, Stack, Text } from '../../ui/layout/primitives.tsx';
import styles from './HomeScreen.module.css';
import { TitleEntry } from './TitleEntry.tsx';

const MAX_AGE_MS = 60_000;

/** Further changed fields are counted. */
const MAX_FIELDS = 3;

/** 'Price, Subtitle, Keynote and 2 more'; changes that the sheet does not show concern the search. */
function changedText(fields: readonly string[]): string {
  const named = fields.slice(0, MAX_FIELDS).join(', ');
  const others = fields.length - MAX_FIELDS;
  return others > 0 ? `${named} and ${others} more` : named || 'Search codes';
}

const shownDay = (text: string) => formatDate(text, 'MM/dd/yyyy');
const keyOf = ({ companyCode, productId }: { companyCode: string; productId: number | null }) =>
  `${companyCode}:${productId}`;

/** What is new; both parts share one call. */
const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => callApi(visitHome, undefined, { signal, blocking: false }),
  staleTime: MAX_AGE_MS,
});

function SaleTitles({ titles }: { titles: readonly HomeTitle[] }) {
  return (
    <Stack as="ul" gap={2}>
      {titles.map((title) => (
        <TitleEntry key={keyOf(title)} title={title}>
          {[title.onSaleDate && shownDay(title.onSaleDate), title.format, title.imprintDesc]
            .filter(Boolean)
            .join(' · ')}
        </TitleEntry>
      ))}
    </Stack>
  );
}

/** The titles that go on sale this week, and the next ones if these are few. */
export function OnSale() {
  const id = useId();
  const { data: home, isError } = useQuery(homeQuery);
  if (isError)
    return (
      <Text as="p" tone="muted">
        What is new could not be loaded.
      </Text>
    );
  if (!home) return null;
  const { from, to, total, titles, next } = home.onSale;
  return (
    <Panel aria-labelledby={id} pad={16}>
      <Row id={id} as="h2" gap="0 12" align="baseline" wrap below={8}>
        On sale this week
        <Text text="label" tone="muted" regular>
          {shownDay(from)} to {shownDay(to)}
          {total > titles.length && `, ${formatCount(titles.length)} of ${formatCount(total)} titles`}
        </Text>
        <Text as={AddressLink} text="label" last data-thumb to="/onSale" aria-label="All on sale">
          All
        </Text>
      </Row>
      {titles.length === 0 ? (
        <Text as="p" tone="muted">
          No title goes on sale this week.
        </Text>
      ) : (
        <SaleTitles titles={titles} />
      )}
      {next.length > 0 && (
        <>
          <Text as="h3" text="label" strong tone="muted" className={styles.subheading}>
            Next on sale
          </Text>
          <SaleTitles titles={next} />
        </>
      )}
    </Panel>
  );
}

/** What imports have changed since the user's last visit. */
export function Changes() {
  const id = useId();
  const { data: home } = useQuery(homeQuery);
  if (!home) return null;
  const { since, isFirstVisit, titles, total, isMore } = home.changes;
  return (
    <Panel aria-labelledby={id} pad={16}>
      <Row id={id} as="h2" gap="0 12" align="baseline" wrap below={8}>
        {isFirstVisit ? 'Changed in the last week' : 'Changed since your last visit'}
        <Text text="label" tone="muted" regular>
          since {dayText(since, 'MM/dd/yyyy')}
        </Text>
        {total > 0 && (
          <Text as={AddressLink} text="label" last data-thumb to="/changedTitles">
            {isMore ? `More than ${formatCount(total)} titles` : `All ${formatCount(total)}`}
          </Text>
        )}
      </Row>
      {titles.length === 0 ? (
        <Text as="p" tone="muted">
          {total > 0 ? 'All of them are new or deleted.' : 'Imports have changed none of your titles.'}
        </Text>
      ) : (
        <Stack as="ul" gap={2}>
          {titles.map((title) => (
            <TitleEntry key={keyOf(title)} title={title}>
              {/* The day under which the page of changed titles lists it. */}
              {shownDay(companyDay(title.companyCode, momentOf(title.changedAt)))} · {changedText(title.fields)}
            </TitleEntry>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
