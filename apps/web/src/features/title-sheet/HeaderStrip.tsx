import { reissueMark } from '@titlenet/catalogue/rules/reissue';
import type { SheetHeader } from '@titlenet/catalogue/sheet/outline-blocks';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { Pieces } from '../../domain/sheet/Pieces.tsx';
import { StatusMark } from '../../domain/sheet/StatusMark.tsx';
import { Row, Text } from '../../ui/layout/primitives.tsx';
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

interface HeaderStripProps {
  bar: TitleBar;
  header: SheetHeader;
  /** Element of the header bar. */
  headerBox: RefObject<HTMLElement | null>;
  /** The pager of a result list. */
  pager: ReactNode;
}

/** Facts of the header that stay in view. */
const keptFacts: readonly string[] = ['price', 'onSaleDate'];

/**
 * A strip of 48 px that replaces the header bar while scrolling. It overlays the page to avoid a layout shift. Its
 * texts are hidden from screen readers because they repeat the header.
 */
export function HeaderStrip({ bar, header, headerBox, pager }: HeaderStripProps) {
  const isShown = useIsScrolledOut(headerBox);
  const kept = header.groups.flatMap(({ facts }) => facts).filter((fact) => keptFacts.includes(fact.name));
  return (
    <div className={styles.stripSpace} data-screen-only>
      {isShown && (
        <Row gap={16} align="center" pad="0 16" className={styles.strip} data-strip>
          <Row gap={16} align="center" grow shrink nowrap className={styles.stripTexts} aria-hidden>
            <span className={styles.stripTitle}>{bar.title}</span>
            <span>
              {bar.isbn}{' '}
              <Text strong tone="danger">
                {reissueMark(bar.reissueNo)}
              </Text>
            </span>
            {kept
              .filter(({ isBlank }) => !isBlank)
              .map((fact) => (
                <span key={fact.name} title={fact.label}>
                  <Text text="label" tone="muted" className={styles.stripLabel}>
                    {fact.label}{' '}
                  </Text>
                  <Pieces pieces={fact.pieces} />
                </span>
              ))}
            <span className={styles.stripStatus}>
              <StatusMark salesMarketingCode={bar.salesMarketingCode} />
            </span>
          </Row>
          {pager}
        </Row>
      )}
    </div>
  );
}
