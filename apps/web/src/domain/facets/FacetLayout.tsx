import { useMediaQuery } from '@mantine/hooks';
import { chosenCodes, chosenFacets, type Facet } from '@titlenet/catalogue/power-search/facets';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { lazy, type ReactNode, Suspense } from 'react';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { resultAddress } from '../power-search/power-search-addresses.ts';
import styles from './FacetLayout.module.css';

const FacetPanel = lazy(async () => ({ default: (await import('./FacetPanel.tsx')).FacetPanel }));

interface FacetLayoutProps {
  form: PowerSearchForm;
  values: PowerSearchValues;
  /** The result. */
  children: ReactNode;
}

/** A result with its facets: a column beside it, or on a narrow window above it, folded. */
export function FacetLayout({ form, values, children }: FacetLayoutProps) {
  const isWide = useMediaQuery('(width >= 1280px)', undefined, { getInitialValueInEffect: false });
  const goTo = useGoTo();
  const choose = ({ field }: Facet, codes: readonly string[]) =>
    goTo(resultAddress(form, { ...values, [field]: codes }));
  const count = chosenFacets(values).reduce((sum, facet) => sum + chosenCodes(facet, values).length, 0);
  const title = count === 0 ? 'Filter' : `Filter (${count})`;
  const panel = (
    <Suspense>
      <FacetPanel form={form} values={values} onChoose={choose} />
    </Suspense>
  );
  return (
    <div className={styles.layout}>
      {isWide ? (
        <aside aria-label="Filter" className={styles.column}>
          <h2>{title}</h2>
          {panel}
        </aside>
      ) : (
        <details className={styles.drawer}>
          <summary>{title}</summary>
          <div className={styles.groups}>{panel}</div>
        </details>
      )}
      <div>{children}</div>
    </div>
  );
}
