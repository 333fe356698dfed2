const areOverlapping = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * A message of success goes when the focus moves under it: it has been read, and nothing may lie over what has the
 * focus (UX.md, WCAG 2.4.11). Warnings and errors stay until they are closed. Returns how to stop.
 */
export function clearToastsOverFocus(): () => void {
  const onMove = () => {
    const target = document.activeElement;
    if (!target || target === document.body) return;
    for (const toast of document.querySelectorAll('.mantine-Notification-root[role="status"]')) {
      const isOver = areOverlapping(toast.getBoundingClientRect(), target.getBoundingClientRect());
      if (isOver && !toast.contains(target)) toast.querySelector('button')?.click();
    }
  };
  // The focus comes first, then the page scrolls to it; and a toast may still be on its way to its place.
  const moves = ['focusin', 'scroll', 'transitionend'] as const;
  for (const move of moves) document.addEventListener(move, onMove, { capture: true, passive: true });
  return () => {
    for (const move of moves) document.removeEventListener(move, onMove, { capture: true });
  };
}
