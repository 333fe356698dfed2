import { Button } from '@mantine/core';
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

interface FacetDrawerProps extends FacetsProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/**
 * On a narrow window the facets of a result are a drawer in its toolbar; on a wide one nothing. Its state is its
 * parent's, because a choice replaces the result with its toolbar.
 */
export function FacetDrawer({ form, values, isOpen, onToggle }: FacetDrawerProps) {
  if (useIsWide()) return null;
  return (
    <div className={styles.drawer}>
      <Button variant="default" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
        {titleOf(values)}
      </Button>
      {isOpen && (
        <div className={styles.groups}>
          <Panel form={form} values={values} />
        </div>
      )}
    </div>
  );
}

/**
 * A result beside its facets, if the window is wide enough for the column. The column is at the left, and after the
 * result in the order of the keyboard, because it has dozens of stops.
 */
export function FacetLayout({ form, values, children }: FacetsProps & { children: ReactNode }) {
  const isWide = useIsWide();
  return (
    <div className={styles.layout}>
      <div>{children}</div>
      {isWide && (
        <aside aria-label="Filter" className={styles.column}>
          <h2>{titleOf(values)}</h2>
          <Panel form={form} values={values} />
        </aside>
      )}
    </div>
  );
}
