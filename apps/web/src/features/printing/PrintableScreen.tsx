import { Button } from '@mantine/core';
import { concurrency, printableExportAtMost } from '@titlenet/catalogue/constants';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MissingTitlesPage } from '../../actions/printing/MissingTitlesPage.tsx';
import { PrintedTitle } from '../../actions/printing/PrintedTitle.tsx';
import paper from '../../actions/printing/paper.module.css';
import { titlesNotFound } from '../../actions/printing/printable-title.ts';
import { printedSections } from '../../actions/printing/printed-options.ts';
import { sheetRun, titlePartName } from '../../actions/printing/sheet-parts.ts';
import { waitForPaint } from '../../actions/printing/wait-for-layout.ts';
import { usePermissions } from '../../domain/session/permissions.ts';
import type { TitleLoading } from '../../domain/sheet/use-title.ts';
import { queryValue, useLocation } from '../../ui/address/use-location.ts';
import { CallSeries } from '../../ui/api/call-series.ts';
import { createLimiter, type Limiter } from '../../ui/api/concurrency-limiter.ts';
import { TimeLeft } from '../../ui/dialog/TimeLeft.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { PaperContents } from '../../ui/paper/PaperContents.tsx';
import { PaperFrame } from '../../ui/paper/PaperFrame.tsx';
import { useCountedPages } from '../../ui/paper/use-counted-pages.ts';
import { type Printable, printableOf } from './printable-address.ts';
import { type PrintedPage, useExport } from './use-export.ts';

/**
 * Options of all calls: limited concurrency, repeated while the server is busy, no blocking spinner, and failures are
 * shown instead of their title.
 */
function newLoading(onWait: (until: number | null) => void): TitleLoading {
  const series = new CallSeries({ onWait });
  const repeated = (limit: Limiter): Limiter => {
    return (call, signal) => limit(() => series.run(call), signal);
  };
  return {
    barLimiter: repeated(createLimiter(concurrency.titleBars)),
    contentLimiter: repeated(createLimiter(concurrency.titleSheets)),
    call: { blocking: false, toast: false },
  };
}

/** True once all titles are ready and the layout has settled (W2). */
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

/** The frame of the pages, and the contents of several sheets, once all are loaded. */
function SheetsFrame({ printable, page }: { printable: Printable; page: PrintedPage }) {
  const { title, parts } = useMemo(
    () =>
      sheetRun(
        page.map((printed) => printed.title),
        'Title Sheet',
        printable.options.audience,
        printable.skipped.length > 0,
      ),
    [page, printable],
  );
  const counted = useCountedPages(parts, true);
  return (
    <>
      <PaperFrame parts={parts} counted={counted} documentTitle={title} />
      {page.length > 1 && <PaperContents parts={parts} counted={counted} isPaperOnly />}
    </>
  );
}

function statusText(
  { titles, format }: Printable,
  ready: number,
  isComplete: boolean,
  exported: string | null,
): string {
  if (exported) return exported;
  if (!isComplete) return `${formatCount(ready)} of ${formatCount(titles.length)} ready`;
  return format ? 'Making the file…' : `${formatCount(titles.length)} of ${formatCount(titles.length)} ready to print`;
}

function PrintableTitles({ printable }: { printable: Printable }) {
  const { titles, chosenSections, options } = printable;
  const [waitsUntil, setWaitsUntil] = useState<number | null>(null);
  const [loading] = useState(() => newLoading(setWaitsUntil));
  const page = useRef<PrintedPage>([]);
  const [readyCount, setReadyCount] = useState(0);
  const sectionCodes = useMemo(
    () => titles.map(({ companyCode }) => printedSections(chosenSections, companyCode, options)),
    [titles, chosenSections, options],
  );
  const readyCallbacks = useMemo(
    () =>
      titles.map((_, index): Parameters<typeof PrintedTitle>[0]['onReady'] => (title, element) => {
        page.current[index] = { title, element };
        setReadyCount((count) => count + 1);
      }),
    [titles],
  );
  const isComplete = useIsComplete(readyCount >= titles.length);
  const exported = useExport(
    printable,
    isComplete,
    useCallback(() => page.current, []),
  );
  return (
    <>
      <div className={paper.bar}>
        <span role="status">{statusText(printable, readyCount, isComplete, exported)}</span>
        {!isComplete && <TimeLeft done={readyCount} total={titles.length} waitsUntil={waitsUntil} />}
        <Button disabled={!isComplete} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {isComplete && <SheetsFrame printable={printable} page={page.current} />}
      {titles.map((title, index) => (
        <PrintedTitle
          // biome-ignore lint/suspicious/noArrayIndexKey: a title may be named twice, and the list does not change
          key={index}
          title={title}
          // There is an entry for each title.
          sectionCodes={sectionCodes[index]!}
          options={options}
          loading={loading}
          partName={titlePartName(index)}
          // There is an entry for each title.
          onReady={readyCallbacks[index]!}
        />
      ))}
    </>
  );
}

const TipSheetsScreen = lazyPart(async () => (await import('./TipSheetsScreen.tsx')).TipSheetsScreen);

/** The printable page: title sheets or tip sheets of the address, without panels and header. */
export function PrintableScreen() {
  const { query } = useLocation();
  if (queryValue(query, 'sheet') !== 'tip') return <TitleSheets />;
  return (
    <Suspense fallback={null}>
      <TipSheetsScreen />
    </Suspense>
  );
}

/** The title sheets of the address. */
function TitleSheets() {
  const { query, address } = useLocation();
  const { companies } = usePermissions();
  const printable = useMemo(() => printableOf(query, companies), [query, companies]);
  return (
    <div className={paper.page}>
      <h1 className="visually-hidden">Printable TitleSheet</h1>
      {printable.titles.length === 0 ? <p>No titles found</p> : <PrintableTitles key={address} printable={printable} />}
      <MissingTitlesPage missing={titlesNotFound(printable.skipped)} />
    </div>
  );
}
