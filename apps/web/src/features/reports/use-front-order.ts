import { type FrontOrder, frontColumns, usualFrontOrder } from '@titlenet/catalogue/reports/front-page';
import type { ProjectionReportDefinition } from '@titlenet/catalogue/reports/projections';
import { useCallback, useMemo } from 'react';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import { queryValue, useLocation } from '../../ui/address/use-location.ts';

/** How a combined report ranks its titles. It is in the address like the order of a grid: `sort=-accountNetOrder`. */
export function useFrontOrder(definition: ProjectionReportDefinition): [FrontOrder, (order: FrontOrder) => void] {
  const { path, query } = useLocation();
  const goTo = useGoTo();
  const written = queryValue(query, 'sort') ?? '';
  const order = useMemo(() => {
    const isDescending = written.startsWith('-');
    const column = isDescending ? written.slice(1) : written;
    return frontColumns(definition).some(({ name }) => name === column) ? { column, isDescending } : usualFrontOrder;
  }, [written, definition]);
  const setOrder = useCallback(
    ({ column, isDescending }: FrontOrder) =>
      goTo(addressOf(path, { ...query, sort: `${isDescending ? '-' : ''}${column}` }), { replace: true }),
    [path, query, goTo],
  );
  return [order, setOrder];
}
