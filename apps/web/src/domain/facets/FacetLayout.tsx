import { useMediaQuery } from '@mantine/hooks';
import { chosenCodes, chosenFacets, type Facet } from '@titlenet/catalogue/power-search/facets';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { lazy, type ReactNode, Suspense } from 'react';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { resultAddress } from '../power-search/power-search-addresses.ts';
import styles from './FacetLayout.module.css';

const FacetPanel = lazy(async () => ({ default: (await import('./FacetPanel.tsx')).FacetPanel }));

interface FacetsProps {
  form: PowerSearchForm;
  values: PowerSearchValues;
}

const useIsWide = () => useMediaQuery('(width >= 1280px)', undefined, { getInitialValueInEffect: false });

/** 'Filter', with the number of chosen values. */
function titleOf(values: PowerSearchValues): string {
  const count = chosenFacets(values).reduce((sum, facet) => sum + chosenCodes(facet, values).length, 0);
  return count === 0 ? 'Filter' : `Filter (${count})`;
}

function Panel({ form, values }: FacetsProps) {
  const goTo = useGoTo();
  const choose = ({ field }: Facet, codes: readonly string[]) =>
    goTo(resultAddress(form, { ...values, [field]: codes }));
  return (
    <Suspense>
      <FacetPanel form={form} values={values} onChoose={choose} />
    </Suspense>
  );
}

/** On a narrow window the facets of a result are a drawer in its toolbar; on a wide one nothing. */
export function FacetDrawer({ form, values }: FacetsProps) {
  if (useIsWide()) return null;
  return (
    <details className={styles.drawer}>
      <summary>{titleOf(values)}</summary>
      <div className={styles.groups}>
        <Panel form={form} values={values} />
      </div>
    </details>
  );
}

/** A result beside its facets, if the window is wide enough for the column. */
export function FacetLayout({ form, values, children }: FacetsProps & { children: ReactNode }) {
  const isWide = useIsWide();
  return (
    <div className={styles.layout}>
      {isWide && (
        <aside aria-label="Filter" className={styles.column}>
          <h2>{titleOf(values)}</h2>
          <Panel form={form} values={values} />
        </aside>
      )}
      <div>{children}</div>
    </div>
  );
}
