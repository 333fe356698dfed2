// happy-dom sorts what it finds by texts of the positions. That takes longest for all elements, among which every query by
// text or by label searches. This is a module of its own because the set-up is run for each file.
for (const { prototype } of [Document, Element]) {
  const find = prototype.querySelectorAll;
  Object.defineProperty(prototype, 'querySelectorAll', {
    value(this: Document | Element, selector: string) {
      return selector === '*' ? [...this.getElementsByTagName('*')] : find.call(this, selector);
    },
  });
}
