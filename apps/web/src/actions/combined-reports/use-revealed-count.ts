import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

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
  useEffect(() => {
    const renderAll = () => flushSync(() => setCount(total));
    window.addEventListener('beforeprint', renderAll);
    return () => window.removeEventListener('beforeprint', renderAll);
  }, [total]);
  return Math.min(count, total);
}
