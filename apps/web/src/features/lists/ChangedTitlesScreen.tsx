import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { type ChangePeriod, changeKindLabels, changeKinds } from '@titlenet/catalogue/lists/changed-titles';
import { type ChangedTitles, getChangedTitles } from '@titlenet/contract/changed-titles';
import { useMemo } from 'react';
import { userListsQuery } from '../../domain/user-lists/user-list-calls.ts';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import { useLocation } from '../../ui/address/use-location.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { dayText } from '../../ui/dates/time-text.ts';
import { Row } from '../../ui/layout/primitives.tsx';
import { changedRow, changedTitleList, cutChangedTitleList } from './changed-title-list.tsx';
import { type ChangedTitlesQuery, changedTitlesOf, isCompleteRange } from './changed-titles-query.ts';
import { CompanySelect, RangeFields } from './ListChoices.tsx';
import { ListFrame } from './ListFrame.tsx';
import { ListGrid } from './ListGrid.tsx';
import { ListSelect } from './ListSelect.tsx';
import styles from './Lists.module.css';
import { listQueryOptions } from './list-query.ts';

const path = '/changedTitles';
const noChanges = 'No title has changed';
const shownDay = (text: string) => formatDate(text, 'MM/dd/yyyy');

const periods: readonly { value: ChangePeriod; label: string }[] = [
  { value: 'visit', label: 'Since my last visit' },
  { value: 'day', label: 'Last day' },
  { value: 'week', label: 'Last week' },
  { value: 'month', label: 'Last month' },
  { value: 'range', label: 'From … to …' },
];

/** A select of many options shows no blank value. */
const ALL_IMPRINTS = '*';
const FOLLOWED = 'followed';

interface ChoicesProps {
  wanted: ChangedTitlesQuery;
  imprints: readonly string[];
  onChange: (part: Partial<ChangedTitlesQuery>) => void;
}

function Choices({ wanted, imprints, onChange }: ChoicesProps) {
  const { data: lists = [] } = useQuery(userListsQuery);
  const all = { value: '', label: 'All' } as const;
  return (
    <Row gap="8 16" align="center" wrap className={styles.tools}>
      <ListSelect
        label="Period"
        isNarrow
        value={wanted.period}
        choices={periods}
        onChange={(period) => onChange({ period, from: null, to: null })}
      />
      {wanted.period === 'range' && <RangeFields from={wanted.from} to={wanted.to} onChange={onChange} />}
      <ListSelect
        label="Kind"
        isNarrow
        value={wanted.kind ?? ''}
        choices={[all, ...changeKinds.map((value) => ({ value, label: changeKindLabels[value] }))]}
        onChange={(kind) => onChange({ kind: kind || undefined })}
      />
      <CompanySelect companyCode={wanted.companyCode} onChange={(companyCode) => onChange({ companyCode })} />
      <ListSelect
        label="Imprint"
        isNarrow
        value={wanted.imprint ?? ALL_IMPRINTS}
        choices={[
          { value: ALL_IMPRINTS, label: 'All' },
          ...imprints.map((imprint) => ({ value: imprint, label: imprint })),
        ]}
        onChange={(imprint) => onChange({ imprint: imprint === ALL_IMPRINTS ? undefined : imprint })}
      />
      <ListSelect
        label="User List"
        isNarrow
        value={wanted.followed ? FOLLOWED : String(wanted.list ?? '')}
        choices={[
          all,
          { value: FOLLOWED, label: 'What I follow' },
          ...lists.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(chosen) =>
          onChange(
            chosen === FOLLOWED
              ? { followed: 'true', list: undefined }
              : { followed: undefined, list: chosen ? Number(chosen) : undefined },
          )
        }
      />
    </Row>
  );
}

/** 'since 11/24/2026: 118 titles, 203 changes', or 'the newest 2,000 changes'. */
function describe({ period, from, to }: ChangedTitlesQuery, found: ChangedTitles | undefined): string {
  if (!found) return '';
  const days =
    period === 'range'
      ? `${shownDay(from ?? '')} to ${shownDay(to ?? '')}`
      : `since ${dayText(found.since, 'MM/dd/yyyy')}`;
  const { titles, isMore, data, isComplete } = found;
  const changes = `${isComplete ? '' : 'the newest '}${formatCount(data.length)} ${data.length === 1 ? 'change' : 'changes'}`;
  return `${days}: ${isMore ? 'more than ' : ''}${formatCount(titles)} ${titles === 1 ? 'title' : 'titles'}, ${changes}`;
}

const nothing: ChangedTitles = { since: '', titles: 0, isMore: false, data: [], isComplete: true, imprints: [] };

/** What feeds have changed on the user's titles in a period [CHANGED-01..CHANGED-05]. */
export function ChangedTitlesScreen() {
  const location = useLocation();
  const goTo = useGoTo();
  const wanted = changedTitlesOf(location.query);
  const { from, to, ...rest } = wanted;
  const isComplete = wanted.period !== 'range' || isCompleteRange(wanted);
  const query = useQuery({
    ...listQueryOptions,
    enabled: isComplete,
    queryKey: ['list', 'changedTitles', wanted],
    queryFn: ({ signal }) =>
      callApi(
        getChangedTitles,
        { query: rest.period === 'range' && from && to ? { ...rest, from, to } : rest },
        { signal },
      ),
  });
  const shown = isComplete ? query : { ...query, data: nothing };
  const rows = useMemo(() => query.data?.data.map(changedRow) ?? [], [query.data]);
  const isCut = query.data?.isComplete === false;
  const definition = useMemo(() => (isCut ? cutChangedTitleList(rows) : changedTitleList), [isCut, rows]);
  const description = isComplete ? describe(wanted, query.data) : '';
  return (
    <ListFrame
      heading="Changed Titles"
      description={description}
      query={shown}
      countOf={({ data }) => data.length}
      emptyText={isComplete ? noChanges : 'Choose the first and the last day.'}
      tools={
        <Choices
          wanted={wanted}
          imprints={query.data?.imprints ?? []}
          onChange={(part) => goTo(addressOf(path, { ...wanted, ...part }), { replace: true })}
        />
      }
    >
      {() => (
        <ListGrid
          key={JSON.stringify(wanted)}
          definition={definition}
          rows={rows}
          label="Changed Titles"
          description={description}
        />
      )}
    </ListFrame>
  );
}
