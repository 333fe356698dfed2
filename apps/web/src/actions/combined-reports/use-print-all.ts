import { useEffect, useState } from 'react';
import { useBeforePrint } from '../../ui/paper/use-before-print.ts';

/** Reports that are rendered in one task: 12 ms of processor time with 60 accounts each. */
const REPORTS_PER_TASK = 3;

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'p';

/**
 * Prints a page whose reports are not all rendered: they are rendered task by task, so that the page can say how far it
 * is, and then the browser prints. Ctrl+P does the same. A print that the page does not start (the browser's menu)
 * renders all that are left at once.
 *
 * @param total number of reports
 * @param isComplete all reports are rendered and their pages counted
 * @returns `count`: of the first reports, how many are rendered for printing
 */
export function usePrintAll(total: number, isComplete: boolean) {
  const [count, setCount] = useState(0);
  const [isPreparing, setPreparing] = useState(false);
  useEffect(() => {
    if (!isPreparing || count >= total) return;
    const timer = setTimeout(() => setCount(count + REPORTS_PER_TASK));
    return () => clearTimeout(timer);
  }, [isPreparing, count, total]);
  useEffect(() => {
    if (!isPreparing || !isComplete) return;
    const timer = setTimeout(() => {
      setPreparing(false);
      window.print();
    });
    return () => clearTimeout(timer);
  }, [isPreparing, isComplete]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isComplete || !isPrintKey(event)) return;
      event.preventDefault();
      setPreparing(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isComplete]);
  useBeforePrint(() => setCount(total));
  return { count: Math.min(count, total), isPreparing, print: () => setPreparing(true) };
}
