import { useEffect, useSyncExternalStore } from 'react';

/** The two texts of the spinner [SIGN-20, SIGN-21]. */
export type SpinnerText = 'Authorizing...' | 'Loading...';

/** Pending waits; the text of the first one is shown. */
let waits: readonly { text: SpinnerText }[] = [];
const listeners = new Set<() => void>();

function change(next: typeof waits) {
  waits = next;
  for (const listener of listeners) listener();
}

/** Blocks the page until the returned function is called; calling it twice has no effect. */
export function showBlockingSpinner(text: SpinnerText = 'Loading...'): () => void {
  const wait = { text };
  change([...waits, wait]);
  return () => change(waits.filter((other) => other !== wait));
}

/** Blocks the page while `isWaiting`. */
export function useBlockingSpinner(isWaiting: boolean, text: SpinnerText = 'Loading...'): void {
  useEffect(() => (isWaiting ? showBlockingSpinner(text) : undefined), [isWaiting, text]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The text of the spinner, or null. */
export function useSpinnerText(): SpinnerText | null {
  return useSyncExternalStore(subscribe, () => waits[0]?.text ?? null);
}
