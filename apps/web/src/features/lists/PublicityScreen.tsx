import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import {
  type fixedPublicityViews,
  type PublicityView,
  publicityDays,
  publicityViews,
} from '@titlenet/catalogue/lists/publicity-views';
import { noEventsFound } from '@titlenet/catalogue/sheet/publicity';
import { findCustomizedPublicity, getPublicityFlash, type PublicityList } from '@titlenet/contract/lists';
import { type ReactNode, useMemo } from 'react';
import { usePermissions } from '../../domain/session/permissions.ts';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import { type AppLocation, useLocation } from '../../ui/address/use-location.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { PageTab, PageTabs } from '../../ui/layout/PageTabs.tsx';
import { ListFrame } from './ListFrame.tsx';
import { ListGrid } from './ListGrid.tsx';
import { publicityViewOf } from './list-addresses.ts';
import { listQueryOptions } from './list-query.ts';
import { PublicityFilterForm } from './PublicityFilterForm.tsx';
import { filterOfQuery, isCompleteFilter, type PublicityFilter } from './publicity-filter.ts';
import { publicityList } from './publicity-list.tsx';

const path = '/publicityReports';
const shown = (day: string) => formatDate(day, 'M/d/yyyy');

function PublicityTabs({ current }: { current: PublicityView }) {
  return (
    <PageTabs label="Current publicity">
      {publicityViews.map(({ key, label }) => (
        <PageTab key={key} to={addressOf(path, { report: key })} isCurrent={key === current.key}>
          {label}
        </PageTab>
      ))}
    </PageTabs>
  );
}

interface EventsProps {
  view: PublicityView;
  description: string;
  tools?: ReactNode;
  query: Parameters<typeof ListFrame<PublicityList>>[0]['query'];
}

function Events({ view, description, tools, query }: EventsProps) {
  const definition = useMemo(() => publicityList(view), [view]);
  const listed = query.data?.data.length ?? 0;
  const total = query.data?.total ?? 0;
  const count = total > listed ? `, the first ${formatCount(listed)} of ${formatCount(total)} events` : '';
  return (
    <ListFrame
      heading={`Current Publicity: ${view.label}`}
      description={description + count}
      tools={tools}
      query={query}
      countOf={({ data }) => data.length}
      emptyText={noEventsFound}
    >
      {({ data }) => (
        <ListGrid
          key={description}
          definition={definition}
          rows={data}
          label={`Current Publicity: ${view.label}`}
          description={description + count}
        />
      )}
    </ListFrame>
  );
}

function FixedView({ view }: { view: (typeof fixedPublicityViews)[number] }) {
  const { companies } = usePermissions();
  const { from, to } = publicityDays(companies, new Date());
  // The days are part of the key: rows of yesterday are not shown under the days of today.
  const query = useQuery({
    ...listQueryOptions,
    queryKey: ['list', 'publicity', view.key, from],
    queryFn: ({ signal }) => callApi(getPublicityFlash, { params: { id: view.key } }, { signal }),
  });
  return <Events view={view} description={`${view.description}, ${shown(from)} to ${shown(to)}`} query={query} />;
}

const noEvents: PublicityList = { data: [], total: 0 };

function CustomizedView({ view }: { view: PublicityView }) {
  const location = useLocation();
  const goTo = useGoTo();
  const filter = filterOfQuery(location.query);
  const isComplete = isCompleteFilter(filter);
  const query = useQuery({
    ...listQueryOptions,
    enabled: isComplete,
    queryKey: ['list', 'publicity', filter],
    queryFn: ({ signal }) => {
      const { startDate, endDate, ...rest } = filter;
      const dates = { startDate: `${startDate}T00:00:00`, endDate: `${endDate}T00:00:00` };
      return callApi(findCustomizedPublicity, { body: { ...rest, ...dates } }, { signal });
    },
  });
  const reload = (next: PublicityFilter) => {
    const address = addressOf(path, { report: view.key, ...next });
    if (JSON.stringify(next) === JSON.stringify(filter)) void query.refetch();
    else goTo(address);
  };
  const range = isComplete ? `${shown(filter.startDate)} to ${shown(filter.endDate)}` : '';
  return (
    <Events
      view={view}
      description={range}
      query={isComplete ? query : { ...query, data: noEvents }}
      tools={<PublicityFilterForm filter={filter} onReload={reload} />}
    />
  );
}

/** Current publicity in its five views [LIST-01..LIST-05]. */
export function PublicityScreen() {
  const { query } = useLocation();
  const view = publicityViewOf(query);
  if (!view) return null;
  return (
    <>
      <PublicityTabs current={view} />
      {'isCustomized' in view ? <CustomizedView view={view} /> : <FixedView key={view.key} view={view} />}
    </>
  );
}

export const knownAddresses = { PublicityScreen: ({ query }: AppLocation) => publicityViewOf(query) !== undefined };
