import type { PageCounts, PaperPart } from './paper-part.ts';
import { type Paper, pageMargins, papers } from './paper-sizes.ts';

const PIXELS_PER_MM = 96 / 25.4;

/** The rules that apply in print, without their media queries; rules of pages and fonts are those of the document. */
function printRules(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) {
      if (rule.conditionText.includes('print')) return printRules(rule.cssRules);
      return rule.conditionText.includes('screen') ? [] : [rule.cssText];
    }
    return rule instanceof CSSStyleRule ? [rule.cssText] : [];
  });
}

/** Chromium repeats the head of a table in columns, as it does on pages, only if the head does not break. */
const repeatedHeads = 'thead { break-inside: avoid; }';

/**
 * Rows of tables are rounded to pixels, in columns and in print differently: at the foot of a page with several tables a
 * line is up to 0.7 px lower in columns.
 */
const ROUNDING_PX = 0.7;

/** The width and height of a page without its margins, in CSS pixels. */
function areaOf({ width, height }: Paper, orientation: PaperPart['orientation']): [width: number, height: number] {
  const [across, down] = orientation === 'portrait' ? [width, height] : [height, width];
  return [
    (across - 2 * pageMargins.side) * PIXELS_PER_MM,
    (down - pageMargins.top - pageMargins.bottom) * PIXELS_PER_MM + ROUNDING_PX,
  ];
}

/** Pictures of the copy keep their size. */
function copyOf(element: HTMLElement): HTMLElement {
  // The copy of an HTML element is one too.
  const copy = element.cloneNode(true) as HTMLElement;
  const originals = [...element.querySelectorAll('img')];
  for (const [index, picture] of [...copy.querySelectorAll('img')].entries()) {
    const { width, height } = originals[index]?.getBoundingClientRect() ?? { width: 0, height: 0 };
    if (width > 0) picture.style.cssText += `width: ${width}px; height: ${height}px`;
  }
  return copy;
}

/** Copies of neighbours in copies of their ancestors, whose classes their styles may name. */
function inContext(copies: readonly HTMLElement[], parent: HTMLElement | null | undefined): readonly HTMLElement[] {
  let content = copies;
  for (let around = parent; around && around.localName !== 'main'; around = around.parentElement) {
    const layer = document.createElement('div');
    layer.className = around.className;
    layer.append(...content);
    content = [layer];
  }
  return content;
}

/**
 * Counts the pages that elements take on paper. Chromium tells neither scripts nor style sheets how many pages a part of
 * a print has, so an element is laid out in columns of the size of a page, with the styles of print: columns and pages
 * break by the same rules. The copy is in a shadow root, where the styles of the screen do not apply.
 *
 * The count holds for the margins of the style sheet and a scale of 100 %.
 */
export class PageCounter {
  readonly #host = document.createElement('div');
  readonly #columns = document.createElement('div');

  constructor() {
    const styles = new CSSStyleSheet();
    const rules = [...document.styleSheets].flatMap((sheet) => printRules(sheet.cssRules));
    styles.replaceSync([...rules, repeatedHeads].join('\n'));
    this.#host.style.cssText = 'position: fixed; top: 0; left: 0; visibility: hidden; contain: strict';
    this.#host.inert = true;
    const root = this.#host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styles];
    root.append(this.#columns);
    document.body.append(this.#host);
  }

  /**
   * @param elements neighbours, of which later ones may begin on the last page of those before
   * @returns of each, how many pages further the next one begins: 0 if it begins on the same page; of the last one its pages
   */
  count(elements: readonly HTMLElement[], orientation: PaperPart['orientation']): PageCounts[] {
    const copies = elements.map(copyOf);
    this.#columns.replaceChildren(...inContext(copies, elements[0]?.parentElement));
    const countOn = (paper: Paper): number[] => {
      const [width, height] = areaOf(paper, orientation);
      this.#columns.style.cssText =
        `width: ${width}px; height: ${height}px; column-width: ${width}px; column-gap: 0; column-fill: auto;` +
        'text-rendering: geometricPrecision';
      // An element that is broken into columns has a rectangle in each.
      const columns = copies.map((copy) => copy.getClientRects());
      const starts = columns.map(([first]) => Math.round((first?.left ?? 0) / width));
      return columns.map(({ length }, index) => {
        const next = starts[index + 1];
        return next === undefined ? Math.max(1, length) : next - (starts[index] ?? next);
      });
    };
    const [letter, a4] = [countOn(papers.Letter), countOn(papers.A4)];
    this.#columns.replaceChildren();
    return letter.map((pages, index) => ({ Letter: pages, A4: a4[index] ?? pages }));
  }

  /** Removes the layout. Nothing can be counted any more. */
  close(): void {
    this.#host.remove();
  }
}
