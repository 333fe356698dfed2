import { useCallback, useState } from 'react';

/** Elements are near up to one and a half heights of the window above and below it. */
const MARGIN = '150% 0px';

/**
 * The elements that have been near the window since the page was opened.
 *
 * @returns `near`: their ids; `watch`: the `ref` of the elements to watch
 */
export function useNearElements() {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());
  const [observer] = useState(
    () =>
      new IntersectionObserver(
        (changes) => {
          const ids = changes.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target.id);
          if (ids.length > 0) setNear((known) => new Set([...known, ...ids]));
        },
        { rootMargin: MARGIN },
      ),
  );
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      observer.observe(element);
      return () => observer.unobserve(element);
    },
    [observer],
  );
  return { near, watch };
}
