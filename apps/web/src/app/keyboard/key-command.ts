import type { QuickReport } from '@titlenet/catalogue/reports/quick-reports';

/** A keyboard command that works on every page. */
export type KeyCommand =
  | { readonly kind: 'quickReport'; readonly letter: QuickReport['letter'] }
  | { readonly kind: 'palette' | 'help' };

// Repeats the letters of `quickReports`, which is loaded later; a test compares the two.
export const letters: readonly QuickReport['letter'][] = ['M', 'O', 'P', 'K', 'C', 'R', 'S', 'B'];

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * Maps a key event to a command; null if the key belongs to the page or the browser.
 *
 * On Windows AltGr is reported as Ctrl+Alt. The key therefore counts only if it produces the plain letter and AltGr is
 * not pressed.
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
  // On pages with a search box the key has already been handled.
  return key === '/' ? { kind: 'palette' } : null;
}
