import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { OPEN_PROMOTION_DAYS, type Promotion, promotionColumns } from '@titlenet/catalogue/lists/promotions';
import { dayOfPerson } from '@titlenet/catalogue/periods/reporting-periods';
import { getPromotions } from '@titlenet/contract/promotions';
import { usePermissions } from '../../domain/session/permissions.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { exportTitleTable } from './export-table.ts';
import { ListFrame } from './ListFrame.tsx';
import { ListGrid } from './ListGrid.tsx';
import type { ListDefinition } from './list-definition.ts';
import { listQueryOptions } from './list-query.ts';

const promotionList: ListDefinition<Promotion> = {
  name: 'promotions',
  columns: promotionColumns,
  titleOf: (row) => row,
  hasCovers: false,
  order: [{ id: 'ends', desc: false }],
  noun: { one: 'promotion', many: 'promotions' },
  exportRows: (rows, list) => exportTitleTable(promotionColumns, rows, list),
};

/** Coop contracts and retail placements that run today (G-46) [HOME-03]. */
export function PromotionsScreen() {
  const { companies } = usePermissions();
  // The day is part of the key: what ran yesterday is not shown as running today.
  const query = useQuery({
    ...listQueryOptions,
    queryKey: ['list', 'promotions', dayOfPerson(companies, new Date())],
    queryFn: ({ signal }) => callApi(getPromotions, undefined, { signal }),
  });
  const { total = 0, data = [] } = query.data ?? {};
  const count = total > data.length ? `, the first ${formatCount(data.length)} of ${formatCount(total)}` : '';
  const description = `Coop and retail placements that run today; without a start or an end date, for ${OPEN_PROMOTION_DAYS} days${count}`;
  return (
    <ListFrame
      heading="Promotions"
      description={description}
      query={query}
      countOf={(list) => list.data.length}
      emptyText="No promotions run today"
    >
      {(list) => <ListGrid definition={promotionList} rows={list.data} label="Promotions" description={description} />}
    </ListFrame>
  );
}
