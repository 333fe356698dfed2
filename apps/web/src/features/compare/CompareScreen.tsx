import { Button } from '@mantine/core';
import { companyOf } from '@titlenet/catalogue/companies';
import { MAX_COMPARED_TITLES, MIN_COMPARED_TITLES } from '@titlenet/catalogue/comparison/compare-titles';
import { comparedTitles } from '@titlenet/catalogue/comparison/comparison-address';
import { useState } from 'react';
import { ExcelButton } from '../../actions/excel/ExcelButton.tsx';
import { ComparisonTable } from '../../domain/comparison/ComparisonTable.tsx';
import type { TitleKey } from '../../domain/sheet/use-title.ts';
import { queryValue, useLocation } from '../../ui/address/use-location.ts';
import { Panel, Row, Stack } from '../../ui/layout/primitives.tsx';
import { showWarning } from '../../ui/toasts/toasts.ts';
import styles from './Compare.module.css';
import { exportComparison } from './export-comparison.ts';
import { SalesComparison } from './SalesComparison.tsx';
import { useComparedTitles } from './use-compared-titles.ts';

/** A link may come from a colleague with other companies; whether a title of those exists is not told. */
function MissingTitles({ missing, all }: { missing: readonly TitleKey[]; all: number }) {
  const names = missing.map(({ productId, companyCode }) => `${productId} (${companyOf(companyCode).label})`);
  return (
    <Panel role="status" as="p" pad={16} className={styles.notice}>
      {missing.length === all ? 'None of these titles is shown' : `${missing.length} of ${all} titles are not shown`}:
      they are not in the catalogue, or you have no access to their company. {names.join(', ')}
    </Panel>
  );
}

function Comparison({ keys }: { keys: readonly TitleKey[] }) {
  const { titles, isPending, missing, isFailed, reload } = useComparedTitles(keys);
  const [isDifferencesOnly, setDifferencesOnly] = useState(false);
  return (
    <>
      {missing.length > 0 && <MissingTitles missing={missing} all={keys.length} />}
      {isFailed && (
        <Panel role="alert" as="div" pad={16} className={styles.notice}>
          <p>Some titles could not be loaded.</p>
          <Button onClick={reload}>Try again</Button>
        </Panel>
      )}
      {isPending && <p role="status">Loading titles…</p>}
      {titles.length > 0 && !isPending && (
        <>
          <Row gap="8 24" align="center" wrap data-screen-only>
            <Row as="label" gap={8} align="center">
              <input
                type="checkbox"
                checked={isDifferencesOnly}
                onChange={(event) => setDifferencesOnly(event.currentTarget.checked)}
              />
              Show differences only
            </Row>
            <ExcelButton
              excel={() => ({
                label: 'Export to Excel',
                count: titles.length,
                load: (signal) => exportComparison(titles, { isDifferencesOnly, signal }),
              })}
              onMessage={showWarning}
            />
          </Row>
          <ComparisonTable titles={titles} isDifferencesOnly={isDifferencesOnly} />
          <SalesComparison titles={titles} />
        </>
      )}
    </>
  );
}

/** Two to six titles next to each other: specification, prices, dates and sales since launch. */
export function CompareScreen() {
  const { query } = useLocation();
  const keys = comparedTitles(queryValue(query, 'titles') ?? '');
  const isValid = keys.length >= MIN_COMPARED_TITLES && keys.length <= MAX_COMPARED_TITLES;
  return (
    <Stack aria-labelledby="compare-heading" as="section" gap={16} className={styles.page}>
      <h1 id="compare-heading">Compare Titles</h1>
      {isValid ? (
        <Comparison keys={keys} />
      ) : (
        <p role="alert">
          Select {MIN_COMPARED_TITLES} to {MAX_COMPARED_TITLES} titles in a result and press Compare.
        </p>
      )}
    </Stack>
  );
}
