import { useEffect, useState } from 'react';
import { useBeforePrint } from '../../ui/paper/use-before-print.ts';

/**
 * The number of reports or rows to render: it grows task by task, so that the page reacts while many are rendered.
 * Printing renders all that are left.
 *
 * @param total may grow
 * @param step how many are rendered in one task
 */
export function useRevealedCount(total: number, step: number): number {
  const [count, setCount] = useState(step);
  const isBehind = count < total;
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => setCount(count + step));
    return () => clearTimeout(timer);
  }, [count, isBehind, step]);
  useBeforePrint(() => setCount(total));
  return Math.min(count, total);
}
