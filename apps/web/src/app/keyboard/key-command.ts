import type { QuickReport } from '@titlenet/catalogue/quick-reports';

/** What a key that works on every page asks for (CS §2, UX.md). */
export type KeyCommand =
  | { readonly kind: 'quickReport'; readonly letter: QuickReport['letter'] }
  | { readonly kind: 'palette' | 'help' };

// The letters of `quickReports`, whose table comes with the first key; a test holds the two together.
export const letters: readonly QuickReport['letter'][] = ['M', 'O', 'P', 'K', 'C', 'R', 'S', 'B'];

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * The command of a key, or null: then the key is the page's and the browser's.
 *
 * Ctrl+Alt is AltGr on Windows, with which people type µ, ś or €: the key counts only when it is the plain letter, and
 * never while AltGr itself is down.
 */
export function keyCommandOf(event: KeyboardEvent): KeyCommand | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.isComposing || event.repeat || event.defaultPrevented) return null;
  if (ctrlKey && altKey && !metaKey && !shiftKey && !event.getModifierState('AltGraph')) {
    const letter = letters.find((one) => one === key.toUpperCase());
    return letter ? { kind: 'quickReport', letter } : null;
  }
  const isPlain = !ctrlKey && !metaKey && !altKey;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') return { kind: 'palette' };
  if (!isPlain || isEditable(event.target)) return null;
  if (key === '?') return { kind: 'help' };
  // Where the page has a search box, it took the key already.
  return key === '/' ? { kind: 'palette' } : null;
}
