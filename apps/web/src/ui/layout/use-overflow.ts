import { type RefObject, useLayoutEffect, useState } from 'react';

interface OverflowOptions {
  /** Width in px of the button that shows the rest, with its gap. */
  buttonWidth: number;
  /** False shows everything. */
  isEnabled?: boolean;
}

/**
 * Marks the children of a line that do not fit into the width of its parent: `data-overflow`, with the position among
 * them in `--place`. The children stay where they are in the document, because they may have state and open dialogs.
 *
 * @returns the number of marked children
 */
export function useOverflow(line: RefObject<HTMLElement | null>, options: OverflowOptions): number {
  const { buttonWidth, isEnabled = true } = options;
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    const element = line.current;
    const parent = element?.parentElement;
    if (!element || !parent) return;
    const place = () => setCount(markOverflow(element, isEnabled ? parent.clientWidth : 0, buttonWidth));
    place();
    const resizes = new ResizeObserver(place);
    resizes.observe(parent);
    const changes = new MutationObserver(place);
    changes.observe(element, { childList: true, subtree: true, characterData: true });
    // Texts have other widths in the font that is shown until this one is loaded.
    void document.fonts?.ready.then(place);
    return () => {
      resizes.disconnect();
      changes.disconnect();
    };
  }, [line, buttonWidth, isEnabled]);
  return count;
}

/** @param available width in px; 0 if unknown, which marks nothing */
function markOverflow(line: HTMLElement, available: number, buttonWidth: number): number {
  // The line has only HTML elements.
  const children = [...line.children] as HTMLElement[];
  for (const child of children) {
    delete child.dataset.overflow;
    child.style.removeProperty('--place');
  }
  const gap = Number.parseFloat(getComputedStyle(line).columnGap) || 0;
  const ends: number[] = [];
  for (const child of children) ends.push((ends.at(-1) ?? -gap) + gap + child.offsetWidth);
  if (available === 0 || (ends.at(-1) ?? 0) <= available) return 0;
  const hidden = children.filter((_, index) => (ends[index] ?? 0) > available - buttonWidth);
  hidden.forEach((child, index) => {
    child.dataset.overflow = '';
    child.style.setProperty('--place', String(index));
  });
  return hidden.length;
}
