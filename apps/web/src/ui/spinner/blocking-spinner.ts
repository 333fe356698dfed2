import { createAtom, useSelector } from '@tanstack/react-store';
import { useEffect } from 'react';

/** The two texts of the spinner [SIGN-20, SIGN-21]. */
export type SpinnerText = 'Authorizing...' | 'Loading...';

/** Pending waits; the text of the first one is shown. */
const waits = createAtom<readonly { text: SpinnerText }[]>([]);

/** Blocks the page until the returned function is called; calling it twice has no effect. */
export function showBlockingSpinner(text: SpinnerText = 'Loading...'): () => void {
  const wait = { text };
  waits.set((others) => [...others, wait]);
  return () => waits.set((all) => all.filter((other) => other !== wait));
}

/** Blocks the page while `isWaiting`. */
export function useBlockingSpinner(isWaiting: boolean, text: SpinnerText = 'Loading...'): void {
  useEffect(() => (isWaiting ? showBlockingSpinner(text) : undefined), [isWaiting, text]);
}

/** The text of the spinner, or null. */
export const useSpinnerText = (): SpinnerText | null => useSelector(waits, ([first]) => first?.text ?? null);
