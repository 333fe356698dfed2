import { printableItemReadyAtMost } from '@titlenet/catalogue/constants';
import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import { memo, useEffect, useRef, useState } from 'react';
import { LoadErrorPanel } from '../../domain/sheet/LoadErrorPanel.tsx';
import { type TitleKey, type TitleLoading, titleFailure, useTitle } from '../../domain/sheet/use-title.ts';
import { PrintedCover } from './PrintedCover.tsx';
import { PrintedSheet } from './PrintedSheet.tsx';
import type { PrintableTitle } from './printable-title.ts';
import { waitForPictures } from './wait-for-layout.ts';

interface PrintedTitleProps {
  title: TitleKey;
  sectionCodes: readonly number[];
  options: OutlineOptions;
  loading: TitleLoading;
  /** Name of its pages. */
  partName: string;
  /** Called once, when bar and content are loaded or failed, and the pictures are loaded or timed out. */
  onReady: (title: PrintableTitle, element: HTMLElement) => void;
}

/** True once the pictures of a settled title have loaded or failed, or after W1. */
function useReadiness(isSettled: boolean) {
  const element = useRef<HTMLElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isSettled || !element.current) return;
    let isUnmounted = false;
    void waitForPictures(element.current, printableItemReadyAtMost).then(() => {
      if (!isUnmounted) setReady(true);
    });
    return () => {
      isUnmounted = true;
    };
  }, [isSettled]);
  return { element, isReady };
}

/**
 * One title of the printable page, with a message for parts that could not be loaded (SHEET-178). Memoized, because the
 * page is rendered again each time one of its titles is ready.
 */
export const PrintedTitle = memo(function PrintedTitle(props: PrintedTitleProps) {
  const { title, sectionCodes, options, loading, partName, onReady } = props;
  const { bar, content, isSettled, failure, error, reload } = useTitle(title, loading);
  const { element, isReady } = useReadiness(isSettled);
  const printable = {
    key: title,
    bar,
    content,
    sectionCodes,
    failure: failure && titleFailure({ bar, content, error }),
  };
  const latest = useRef(printable);
  latest.current = printable;
  useEffect(() => {
    if (isReady && element.current) onReady(latest.current, element.current);
  }, [isReady, element, onReady]);
  return (
    <PrintedSheet
      ref={element}
      title={printable}
      options={options}
      cover={bar && <PrintedCover bar={bar} audience={options.audience} hasTimedOut={isReady} />}
      failure={
        isSettled &&
        failure && <LoadErrorPanel failure={failure} text={printable.failure} isAlone={false} onRetry={reload} />
      }
      isBusy={!isReady}
      partName={partName}
    />
  );
});
