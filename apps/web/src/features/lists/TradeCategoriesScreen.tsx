import { Navigate } from '@tanstack/react-router';
import { tradeCategories } from '@titlenet/catalogue/reports/trade-categories';
import { getTradeCategory } from '@titlenet/contract/lists';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import { queryValue, useLocation } from '../../ui/address/use-location.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { ListSelect } from './ListSelect.tsx';
import styles from './Lists.module.css';
import { TitleListReport } from './TitleListReport.tsx';

/** The best-selling titles of a trade category [LIST-53..LIST-62]. */
export function TradeCategoriesScreen() {
  const { path, query } = useLocation();
  const goTo = useGoTo();
  const named = queryValue(query, 'report') ?? tradeCategories[0].report;
  const category = tradeCategories.find(({ report }) => report.toLowerCase() === named.toLowerCase());
  if (!category) return path === '/tradeCategories' ? <Navigate to="/404" search={{}} replace /> : null;
  const { report, caption } = category;
  return (
    <TitleListReport
      heading={`Trade Categories: ${caption}`}
      queryKey={['tradeCategory', report]}
      load={({ signal }) => callApi(getTradeCategory, { params: { report } }, { signal })}
      hasRank
      tools={
        <div className={styles.tools}>
          <ListSelect
            label="Category"
            value={report}
            choices={tradeCategories.map((one) => ({ value: one.report, label: one.caption }))}
            onChange={(next) => goTo(addressOf('/tradeCategories', { report: next }))}
          />
        </div>
      }
    />
  );
}
