import { reissueMark } from '@titlenet/catalogue/reissue';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { type RefObject, useEffect, useState } from 'react';
import { StatusMark } from '../../domain/sheet/StatusMark.tsx';
import styles from './HeaderBar.module.css';

/** Whether an element has been scrolled out under the top bar. */
function useIsScrolledOut(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver(
      ([entry]) => setOut(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: '-100px 0px 0px' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isOut;
}

/**
 * What the header bar condenses to on scrolling (UX.md): 48 px that say which title this is. It lies over the page, so
 * that nothing moves, and repeats what the header says: not for screen readers.
 */
export function HeaderStrip({ bar, header }: { bar: TitleBar; header: RefObject<HTMLElement | null> }) {
  const isShown = useIsScrolledOut(header);
  return (
    <div className={styles.stripPlace} aria-hidden>
      {isShown && (
        <div className={styles.strip}>
          <span className={styles.stripTitle}>{bar.title}</span>
          <span className={styles.stripIsbn}>
            {bar.isbn} <span className={styles.reissue}>{reissueMark(bar.reissueNo)}</span>
          </span>
          <StatusMark salesMarketingCode={bar.salesMarketingCode} />
        </div>
      )}
    </div>
  );
}
