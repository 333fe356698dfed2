import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Reports that are rendered in one task: 20 ms of processor time with 60 accounts each. */
const REPORTS_PER_TASK = 5;

/**
 * The number of reports to render: it grows task by task, so that the page reacts while many are rendered. Printing
 * renders all that are left.
 */
export function useRevealedCount(total: number): number {
  const [count, setCount] = useState(Math.min(total, REPORTS_PER_TASK));
  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => setCount((before) => Math.min(total, before + REPORTS_PER_TASK)));
    return () => clearTimeout(timer);
  }, [count, total]);
  useEffect(() => {
    const renderAll = () => flushSync(() => setCount(total));
    window.addEventListener('beforeprint', renderAll);
    return () => window.removeEventListener('beforeprint', renderAll);
  }, [total]);
  return count;
}
