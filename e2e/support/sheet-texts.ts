import type { Page } from '@playwright/test';

/** The visible texts of a title sheet. A text with a label is `Label = text`, a cell `Table / Column = text`. */
export interface SheetTexts {
  /** Of the header bar outside its groups, in their order. */
  header: string[];
  /** By the heading of the group. */
  groups: Record<string, string[]>;
  /** Headings of the sections with their texts, in their order. */
  sections: [heading: string, texts: string[]][];
}

/** Reads a sheet as it is displayed: hidden elements, controls and decoration are left out. */
export const readSheet = (page: Page): Promise<SheetTexts> => page.evaluate(readInPage);

function readInPage(): SheetTexts {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  /** Texts and marks of an element; a link of a fact has its address. */
  function textOf(element: Element, controls = 'button'): string {
    if (!isVisible(element) || element.matches(`[aria-hidden], ${controls}`)) return '';
    if (element.matches('[role=img]')) return element.getAttribute('aria-label') ?? '';
    if (element.matches('ul')) return [...element.children].map((item) => textOf(item)).join('; ');
    const texts = [...element.childNodes].map((node) => {
      if (node instanceof Element) return textOf(node, controls);
      return node.textContent ?? '';
    });
    const address = element.matches('dd a') ? `→ ${element.getAttribute('href')}` : '';
    return [...texts, address].join(' ').replace(/\s+/g, ' ').trim();
  }

  /** Without the mark of a recent change. */
  const labelOf = (element: Element) =>
    isVisible(element) ? (element.firstChild?.textContent ?? '').trim() : 'hidden';

  function rowsOf(table: HTMLTableElement): string[] {
    const heads = [...table.tHead!.rows[0]!.cells].map((cell) => textOf(cell, 'none'));
    const label = table.getAttribute('aria-label');
    return [...table.tBodies[0]!.rows].flatMap((row) =>
      [...row.cells].map((cell, index) => `${[label, heads[index]].filter(Boolean).join(' / ')} = ${textOf(cell)}`),
    );
  }

  function textsIn(region: Element, except = 'none'): string[] {
    const found = [...region.querySelectorAll('h1, p, [data-status], [data-status] ~ span, dt, table, ul')];
    return found
      .filter((element) => !element.closest(except) && isVisible(element))
      .flatMap((element) => {
        if (element instanceof HTMLTableElement) return rowsOf(element);
        if (element.matches('dt')) {
          const value = [...element.parentElement!.children].find((sibling) => sibling.matches('dd'));
          return [`${labelOf(element)} = ${value ? textOf(value) : ''}`];
        }
        if (element.matches('dd *, [aria-label=Legend], li *')) return [];
        if (element.matches('ul'))
          return [...element.children].map((item) => `${element.getAttribute('aria-label')} = ${textOf(item)}`);
        return [textOf(element)];
      })
      .filter((text) => text !== '');
  }

  const header = document.querySelector('main header')!;
  const groups = [...header.querySelectorAll('section')];
  const sections = [...document.querySelectorAll('main section[id^=section-]')].filter(isVisible);
  return {
    header: textsIn(header, 'section'),
    groups: Object.fromEntries(groups.map((group) => [labelOf(group.querySelector('h2')!), textsIn(group)])),
    sections: sections.map((section) => [labelOf(section.querySelector('h2')!), textsIn(section)]),
  };
}
