/**
 * A ref that focuses an element when it is mounted. For the next view of an open dialog: the focused element of the
 * view before is gone, and the dialog itself sets the focus only when it opens.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
