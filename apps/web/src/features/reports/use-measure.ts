import { type SalesMeasure, salesMeasures } from '@titlenet/catalogue/reports/sales-periods';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import { useLocation } from '../../ui/address/use-location.ts';

type MeasureName = SalesMeasure['name'];

/** The measure that tables by period show. It is in the address, so that a link shows the same. */
export function useMeasure(written: string | undefined): [MeasureName, (measure: MeasureName) => void] {
  const { path, query } = useLocation();
  const goTo = useGoTo();
  const measure = salesMeasures.find(({ name }) => name === written)?.name ?? salesMeasures[0].name;
  return [measure, (next) => goTo(addressOf(path, { ...query, measure: next }), { replace: true })];
}
