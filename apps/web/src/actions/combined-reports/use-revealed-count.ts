import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Reports that are rendered in one task: 12 ms of processor time with 60 accounts each. */
const REPORTS_PER_TASK = 3;

/**
 * The number of reports to render: it grows task by task, so that the page reacts while many are rendered. Printing
 * renders all that are left.
 *
 * @param total may grow
 */
export function useRevealedCount(total: number): number {
  const [count, setCount] = useState(REPORTS_PER_TASK);
  const isBehind = count < total;
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => setCount(count + REPORTS_PER_TASK));
    return () => clearTimeout(timer);
  }, [count, isBehind]);
  useEffect(() => {
    const renderAll = () => flushSync(() => setCount(total));
    window.addEventListener('beforeprint', renderAll);
    return () => window.removeEventListener('beforeprint', renderAll);
  }, [total]);
  return Math.min(count, total);
}
