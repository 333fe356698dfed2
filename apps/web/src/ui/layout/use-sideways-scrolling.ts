import { useCallback, useState } from 'react';

/** Attributes of a box that scrolls sideways if its content is wider; only then it has a tab stop and a name. */
export function useSidewaysScrolling(label: string) {
  const [scrolls, setScrolls] = useState(false);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    // The observer measures after the layout, so that rendering many boxes does not force one for each.
    const observer = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth + 1));
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...(scrolls && ({ role: 'group', tabIndex: 0, 'aria-label': label } as const)) };
}
