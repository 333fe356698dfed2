import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { OPEN_PROMOTION_DAYS, type Promotion, promotionColumns } from '@titlenet/catalogue/lists/promotions';
import { getPromotions } from '@titlenet/contract/promotions';
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
  const query = useQuery({
    ...listQueryOptions,
    queryKey: ['list', 'promotions'],
    queryFn: ({ signal }) => callApi(getPromotions, undefined, { signal }),
  });
  const { total = 0, data = [] } = query.data ?? {};
  const count = total > data.length ? `, the first ${formatCount(data.length)} of ${formatCount(total)}` : '';
  const description = `Coop and retail placements that run today; without an end date, for ${OPEN_PROMOTION_DAYS} days${count}`;
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
