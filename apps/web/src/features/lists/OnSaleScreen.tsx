import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import {
  type OnSalePeriod,
  type OnSaleTitle,
  onSaleColumns,
  onSaleDays,
  onSalePeriods,
} from '@titlenet/catalogue/lists/on-sale';
import { getOnSaleTitles, type OnSaleTitles } from '@titlenet/contract/on-sale';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import { useLocation } from '../../ui/address/use-location.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { Row } from '../../ui/layout/primitives.tsx';
import { isCompleteRange, type OnSaleQuery, onSaleOf } from './changed-titles-query.ts';
import { exportTitleTable } from './export-table.ts';
import { CompanySelect, RangeFields } from './ListChoices.tsx';
import { ListFrame } from './ListFrame.tsx';
import { ListGrid } from './ListGrid.tsx';
import { ListSelect } from './ListSelect.tsx';
import styles from './Lists.module.css';
import type { ListDefinition } from './list-definition.ts';
import { listQueryOptions } from './list-query.ts';

const onSaleList: ListDefinition<OnSaleTitle> = {
  name: 'onSale',
  columns: onSaleColumns,
  titleOf: (row) => ({ ...row, isbn: row.isbn ?? '' }),
  hasCovers: true,
  order: [],
  exportRows: (rows, list) => exportTitleTable(onSaleColumns, rows, list),
};

const periods = Object.entries(onSalePeriods).map(([value, label]) => ({
  value: value as OnSalePeriod, // the keys of the object
  label,
}));

const shownDay = (day: string) => formatDate(day, 'MM/dd/yyyy');

/** '03/08/2026 to 03/14/2026, the first 2,000 of 2,345 titles'. */
function describe({ from, to }: { from: string; to: string }, { total, data }: OnSaleTitles): string {
  const count = total > data.length ? `, the first ${formatCount(data.length)} of ${formatCount(total)} titles` : '';
  return `${shownDay(from)} to ${shownDay(to)}${count}`;
}

const nothing: OnSaleTitles = { total: 0, data: [] };

/** The user's titles that go on sale in a period [LIST-80, LIST-81]. */
export function OnSaleScreen() {
  const location = useLocation();
  const goTo = useGoTo();
  const wanted = onSaleOf(location.query);
  const { period, companyCode } = wanted;
  const days = period === 'range' ? wanted : onSaleDays(period, new Date());
  const { from, to } = days;
  const query = useQuery({
    ...listQueryOptions,
    enabled: isCompleteRange(days),
    queryKey: ['list', 'onSale', from, to, companyCode],
    queryFn: ({ signal }) =>
      callApi(getOnSaleTitles, { query: { from: from ?? '', to: to ?? '', companyCode } }, { signal }),
  });
  const isComplete = isCompleteRange(days);
  const description = isComplete ? describe(days, query.data ?? nothing) : '';
  const change = (part: Partial<OnSaleQuery>) => goTo(addressOf('/onSale', { ...wanted, ...part }), { replace: true });
  return (
    <ListFrame
      heading="On Sale"
      description={description}
      query={isComplete ? query : { ...query, data: nothing }}
      countOf={({ data }) => data.length}
      emptyText={isComplete ? 'No title goes on sale' : 'Choose the first and the last day.'}
      tools={
        <Row gap="8 16" align="center" wrap className={styles.tools}>
          <ListSelect
            label="Period"
            isNarrow
            value={period}
            choices={periods}
            onChange={(chosen) => change({ period: chosen, from: null, to: null })}
          />
          {period === 'range' && <RangeFields from={wanted.from} to={wanted.to} onChange={change} />}
          <CompanySelect companyCode={companyCode} onChange={(code) => change({ companyCode: code })} />
        </Row>
      }
    >
      {({ data }) => (
        <ListGrid
          key={`${from}${to}${companyCode}`}
          definition={onSaleList}
          rows={data}
          label="On Sale"
          description={description}
        />
      )}
    </ListFrame>
  );
}
