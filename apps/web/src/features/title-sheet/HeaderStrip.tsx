import { reissueMark } from '@titlenet/catalogue/rules/reissue';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { type RefObject, useEffect, useState } from 'react';
import { StatusMark } from '../../domain/sheet/StatusMark.tsx';
import styles from './HeaderBar.module.css';

/** True if the element has been scrolled under the top bar. */
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
 * A strip of 48 px that replaces the header bar while scrolling. It overlays the page to avoid a layout shift, and is
 * hidden from screen readers because it repeats the header.
 */
export function HeaderStrip({ bar, header }: { bar: TitleBar; header: RefObject<HTMLElement | null> }) {
  const isShown = useIsScrolledOut(header);
  return (
    <div className={styles.stripSpace} aria-hidden>
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
