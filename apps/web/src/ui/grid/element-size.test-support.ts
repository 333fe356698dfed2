/** happy-dom has no layout, and a virtual grid draws what is in sight: every element of the test has this size, in px. */
export function giveElementsSize({ width = 1200, height = 600 } = {}): void {
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, get: () => width },
    clientHeight: { configurable: true, get: () => height },
  });
}
