import { type RefObject, useLayoutEffect, useState } from 'react';

/** True while a box that scrolls by itself has content below its lower edge. */
export function useHasMoreBelow(box: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setHasMore] = useState(false);
  // Without dependencies, because the box is not always rendered; setting the same value again renders nothing.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setHasMore(element.scrollTop + element.clientHeight < element.scrollHeight - 1);
    measure();
    const observer = new ResizeObserver(measure);
    for (const part of [element, ...element.children]) observer.observe(part);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  });
  return hasMore;
}
