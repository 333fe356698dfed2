import { tradeCategories } from '@titlenet/catalogue/reports/trade-categories';
import { getTradeCategory } from '@titlenet/contract/lists';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import { type AppLocation, useLocation } from '../../ui/address/use-location.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { Row } from '../../ui/layout/primitives.tsx';
import { ListSelect } from './ListSelect.tsx';
import styles from './Lists.module.css';
import { tradeCategoryOf } from './list-addresses.ts';
import { TitleListReport } from './TitleListReport.tsx';

/** The best-selling titles of a trade category [LIST-53..LIST-62]. */
export function TradeCategoriesScreen() {
  const { query } = useLocation();
  const goTo = useGoTo();
  const category = tradeCategoryOf(query);
  if (!category) return null;
  const { report, caption } = category;
  return (
    <TitleListReport
      heading={`Trade Categories: ${caption}`}
      queryKey={['tradeCategory', report]}
      load={({ signal }) => callApi(getTradeCategory, { params: { report } }, { signal })}
      hasRank
      tools={
        <Row gap="8 16" align="center" wrap className={styles.tools}>
          <ListSelect
            label="Category"
            value={report}
            choices={tradeCategories.map((one) => ({ value: one.report, label: one.caption }))}
            onChange={(next) => goTo(addressOf('/tradeCategories', { report: next }))}
          />
        </Row>
      }
    />
  );
}

export const knownAddresses = {
  TradeCategoriesScreen: ({ query }: AppLocation) => tradeCategoryOf(query) !== undefined,
};
