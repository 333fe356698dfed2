import { useCallback, useState } from 'react';

/** Width of the first column, which is pinned while a box scrolls; 0 without a table. */
const firstColumnWidth = (box: HTMLElement) => box.querySelector<HTMLElement>('tr > :first-child')?.offsetWidth ?? 0;

/**
 * Attributes of a box that scrolls sideways if its content is wider; only then it has a tab stop and a name. A focused
 * element is never scrolled under the first column. `data-more` is set while content is hidden at the right end, and on
 * phones and tablets a line above the content says that there is more (`touch.css`).
 */
export function useSidewaysScrolling(label: string) {
  const [padding, setPadding] = useState<number | null>(null);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    // The observer measures after the layout, so that rendering many boxes does not force one for each.
    const markMore = () => {
      box.toggleAttribute('data-more', box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
    };
    const observer = new ResizeObserver(() => {
      setPadding(box.scrollWidth > box.clientWidth + 1 ? firstColumnWidth(box) : null);
      markMore();
    });
    for (const element of [box, ...box.children]) observer.observe(element);
    box.addEventListener('scroll', markMore, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', markMore);
    };
  }, []);
  if (padding === null) return { ref };
  return {
    ref,
    role: 'group',
    'data-sideways': true,
    tabIndex: 0,
    'aria-label': label,
    style: { scrollPaddingLeft: padding },
  } as const;
}
