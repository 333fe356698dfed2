import { companyOf } from '@titlenet/catalogue/companies';
import { printableItemReadyAtMost } from '@titlenet/catalogue/constants';
import { headerOutline } from '@titlenet/catalogue/sheet/header-outline';
import { sheetOutline } from '@titlenet/catalogue/sheet/outline';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LoadErrorPanel } from '../../domain/sheet/LoadErrorPanel.tsx';
import { type TitleKey, type TitleLoading, useTitle } from '../../domain/sheet/use-title.ts';
import { PrintedHeader } from './PrintedHeader.tsx';
import { PrintedSection } from './PrintedSection.tsx';
import styles from './PrintedTitle.module.css';
import type { Printable } from './printable-address.ts';
import { waitForPictures } from './wait-for-layout.ts';

interface PrintedTitleProps extends Pick<Printable, 'sectionCodes' | 'options'> {
  title: TitleKey;
  loading: TitleLoading;
  onReady: () => void;
}

/** True once bar and content are loaded or failed, and the pictures are loaded or timed out. */
function useReadiness(isSettled: boolean, onReady: () => void) {
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
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  return { element, isReady };
}

/** One printed title; parts that failed to load are replaced by the error panel. */
export function PrintedTitle({ title, sectionCodes, options, loading, onReady }: PrintedTitleProps) {
  const { bar, content, isSettled, failure, reload } = useTitle(title, loading);
  const { element, isReady } = useReadiness(isSettled, onReady);
  const header = useMemo(() => bar && headerOutline(bar), [bar]);
  const sections = useMemo(
    () => (bar && content ? sheetOutline(bar, content, options, sectionCodes).sections : []),
    [bar, content, options, sectionCodes],
  );
  return (
    <article ref={element} className={styles.title} aria-label={bar?.title} aria-busy={!isReady}>
      {bar && header && (
        <PrintedHeader
          bar={bar}
          header={header}
          hasBlanks={!options.isSuppressBlankSubHeadings}
          hasTimedOut={isReady}
        />
      )}
      {failure && !header && (
        <h2 className={styles.name}>
          {companyOf(title.companyCode).label} {title.productId}
        </h2>
      )}
      {isSettled && failure && <LoadErrorPanel failure={failure} isAlone={false} onRetry={reload} />}
      {sections.map((section) => (
        <PrintedSection key={section.code} section={section} />
      ))}
    </article>
  );
}
