import { Button } from '@mantine/core';
import { concurrency, printableExportAtMost } from '@titlenet/catalogue/constants';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePermissions } from '../../domain/session/permissions.ts';
import type { TitleLoading } from '../../domain/sheet/use-title.ts';
import { useLocation } from '../../ui/address/use-location.ts';
import { createLimiter } from '../../ui/api/concurrency-limiter.ts';
import styles from './PrintableScreen.module.css';
import { PrintedTitle } from './PrintedTitle.tsx';
import { type Printable, printableOf } from './printable-address.ts';
import { waitForPaint } from './wait-for-layout.ts';

/** Loading many titles: limited concurrency, no blocking, and errors shown in place. */
function newLoading(): TitleLoading {
  return {
    barLimiter: createLimiter(concurrency.titleBars),
    contentLimiter: createLimiter(concurrency.titleSheets),
    call: { blocking: false, toast: false },
  };
}

/** True once all titles are ready and the page has been painted. */
function useIsComplete(areTitlesReady: boolean): boolean {
  const [isComplete, setComplete] = useState(false);
  useEffect(() => {
    if (!areTitlesReady) return;
    let isUnmounted = false;
    void waitForPaint(printableExportAtMost).then(() => {
      if (!isUnmounted) setComplete(true);
    });
    return () => {
      isUnmounted = true;
    };
  }, [areTitlesReady]);
  return isComplete;
}

function PrintableTitles({ titles, sectionCodes, options }: Printable) {
  const [loading] = useState(newLoading);
  const [readyCount, setReadyCount] = useState(0);
  const onReady = useCallback(() => setReadyCount((count) => count + 1), []);
  const isComplete = useIsComplete(readyCount >= titles.length);
  return (
    <>
      <div className={styles.bar}>
        <span role="status">
          {isComplete
            ? `${titles.length} of ${titles.length} ready to print`
            : `${readyCount} of ${titles.length} ready`}
        </span>
        <Button disabled={!isComplete} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {titles.map((title, index) => (
        <PrintedTitle
          // biome-ignore lint/suspicious/noArrayIndexKey: a title may appear twice, and the order is fixed
          key={index}
          title={title}
          sectionCodes={sectionCodes}
          options={options}
          loading={loading}
          onReady={onReady}
        />
      ))}
    </>
  );
}

/** Printable title sheets of the address, without panels or header [SHEET-013]. */
export function PrintableScreen() {
  const { query, address } = useLocation();
  const { companies } = usePermissions();
  const printable = useMemo(() => printableOf(query, companies), [query, companies]);
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">Printable TitleSheet</h1>
      {printable.titles.length === 0 ? <p>No titles found</p> : <PrintableTitles key={address} {...printable} />}
    </div>
  );
}
