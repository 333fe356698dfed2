const areOverlapping = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Closes a success toast that covers the focused element (WCAG 2.4.11). Warnings and errors stay until they are closed.
 *
 * @returns a function that stops it
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
  // The page scrolls after the focus event, and toasts move to their position with a transition.
  const moves = ['focusin', 'scroll', 'transitionend'] as const;
  for (const move of moves) document.addEventListener(move, onMove, { capture: true, passive: true });
  return () => {
    for (const move of moves) document.removeEventListener(move, onMove, { capture: true });
  };
}
