/** happy-dom has no layout, but virtual grids render only what is visible: gives every element this size in px. */
export function giveElementsSize({ width = 1200, height = 600 } = {}): void {
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, get: () => width },
    clientHeight: { configurable: true, get: () => height },
  });
}
