/** Sets the size of all elements in px: happy-dom has no layout, and virtual grids render only visible rows. */
export function giveElementsSize({ width = 1200, height = 600 } = {}): void {
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, get: () => width },
    clientHeight: { configurable: true, get: () => height },
  });
}
