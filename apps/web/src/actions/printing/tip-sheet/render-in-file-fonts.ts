import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Renders a sheet outside the visible area, where it has the sizes of paper, in the fonts of a file: a file has none of
 * its own, and texts are shortened for their width.
 *
 * @param className of the element around it
 * @returns a copy of its article; null if there is none
 */
export function renderInFileFonts(component: ReactElement, className: string): HTMLElement | null {
  const container = document.createElement('div');
  container.className = className;
  container.style.cssText =
    'position: absolute; left: -10000px; top: 0; visibility: hidden; --font: system-ui, sans-serif; --font-serif: Georgia, serif;';
  document.body.append(container);
  const root = createRoot(container);
  try {
    flushSync(() => root.render(component));
    // The copy of an HTML element is one.
    return (container.querySelector('article')?.cloneNode(true) as HTMLElement | undefined) ?? null;
  } finally {
    root.unmount();
    container.remove();
  }
}
