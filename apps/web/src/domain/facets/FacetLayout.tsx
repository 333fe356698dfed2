import { useMediaQuery } from '@mantine/hooks';
import { chosenCodes, chosenFacets } from '@titlenet/catalogue/power-search/facets';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { type KeyboardEvent, type ReactNode, Suspense, useId, useMemo, useRef, useState } from 'react';
import { Row } from '../../ui/layout/primitives.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import styles from './FacetLayout.module.css';
import { FacetDrawerContext, type FacetDrawerState, useFacetDrawer } from './facet-drawer.ts';
import type { FacetedSearch } from './faceted-search.ts';

const FacetPanel = lazyPart(async () => (await import('./FacetPanel.tsx')).FacetPanel);

const useIsWide = () => useMediaQuery('(width >= 1280px)', undefined, { getInitialValueInEffect: false });

/** 'Filter', with the number of chosen values. */
function titleOf(values: PowerSearchValues): string {
  const count = chosenFacets(values).reduce((sum, facet) => sum + chosenCodes(facet, values).length, 0);
  return count === 0 ? 'Filter' : `Filter (${count})`;
}

function Drawer({ state, children }: { state: FacetDrawerState; children: ReactNode }) {
  const close = () => {
    state.setOpen(false);
    state.button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <aside id={state.id} aria-label="Filter" className={styles.drawer} data-screen-only onKeyDown={onKeyDown}>
      <Row align="baseline" justify="between">
        <h2>{state.title}</h2>
        {/* biome-ignore lint/a11y/noAutofocus: the drawer was opened by a button in another part of the page. */}
        <button type="button" className={styles.close} onClick={close} autoFocus>
          Close
        </button>
      </Row>
      {children}
    </aside>
  );
}

/** In place of the rows of a result above the maximum: the facets, or where they are on a wide window. */
export function FacetsInPlace({ search }: { search: FacetedSearch }) {
  const { isOffered } = useFacetDrawer();
  if (!isOffered) return <p className={styles.note}>Or choose values under Filter, at the left.</p>;
  return (
    <>
      <p className={styles.note}>Or choose values:</p>
      <div className={styles.inPlace}>
        <Suspense>
          <FacetPanel search={search} />
        </Suspense>
      </div>
    </>
  );
}

/**
 * A result beside its facets: a column, or on a narrow window a drawer that `FacetButton` opens. Both are outside of the
 * result, which a choice replaces, so that the focus stays on the choice. They are after the result in the order of the
 * keyboard, because they have dozens of stops.
 */
export function FacetLayout({ search, children }: { search: FacetedSearch; children: ReactNode }) {
  const isWide = useIsWide() ?? true;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const title = titleOf(search.values);
  const drawer = useMemo(
    (): FacetDrawerState => ({ isOffered: !isWide, isOpen, id, title, button, setOpen }),
    [isWide, isOpen, id, title],
  );
  const panel = (
    <Suspense>
      <FacetPanel search={search} />
    </Suspense>
  );
  return (
    <FacetDrawerContext value={drawer}>
      <div className={styles.layout}>
        <div>{children}</div>
        {isWide && (
          <aside aria-label="Filter" className={styles.column} data-screen-only>
            <h2>{title}</h2>
            {panel}
          </aside>
        )}
        {!isWide && isOpen && <Drawer state={drawer}>{panel}</Drawer>}
      </div>
    </FacetDrawerContext>
  );
}
