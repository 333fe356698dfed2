// happy-dom sorts what it finds by texts of the positions, and tells each element on its way. That takes longest for all
// elements, among which every query by text or by label searches, and for style sheets, for which every computed style
// searches; linked ones are not loaded here. This is a module of its own because the set-up is run for each file.
const tagNames: Partial<Record<string, string>> = { '*': '*', 'style,link[rel="stylesheet"]': 'style' };

for (const { prototype } of [Document, Element]) {
  const find = prototype.querySelectorAll;
  Object.defineProperty(prototype, 'querySelectorAll', {
    value(this: Document | Element, selector: string) {
      const name = tagNames[selector];
      return name ? [...this.getElementsByTagName(name)] : find.call(this, selector);
    },
  });
}
