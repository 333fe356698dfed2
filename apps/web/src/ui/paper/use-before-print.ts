import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Renders what is printed: `before` runs before the browser lays out the pages, `after` when they are printed. */
export function useBeforePrint(before: () => void, after?: () => void): void {
  const latest = useRef({ before, after });
  latest.current = { before, after };
  useEffect(() => {
    const onBefore = () => flushSync(() => latest.current.before());
    const onAfter = () => latest.current.after?.();
    window.addEventListener('beforeprint', onBefore);
    window.addEventListener('afterprint', onAfter);
    return () => {
      window.removeEventListener('beforeprint', onBefore);
      window.removeEventListener('afterprint', onAfter);
    };
  }, []);
}
