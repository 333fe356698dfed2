import { escapeHtml } from '@titlenet/catalogue/text/escape-markup';
import { pictureDataAddress } from './title-pictures.ts';
import { UsedStyles } from './used-styles.ts';

/** Elements that do not work in a standalone file. */
const interactive = 'script, link, iframe, object, button, input, [data-screen-only]';

/** Address of a place in the file; those of the product begin with `#/`. */
const placeInFile = /^#[^/]/;

/** The page of a tip sheet is as high as its content: its names and texts, then the cover and the facts. */
const tipSheetPhoneStyles = `
  body > div { width: auto !important; }
  article[data-layout] { height: auto !important; overflow: visible !important; }
  [data-layout="columns"] > div, [data-layout="poster"] > div > div {
    display: flex !important; flex-direction: column-reverse; gap: 16px !important;
  }
  [data-layout] > div { padding: 0 !important; }
  [data-facts] > div { display: flex !important; justify-content: space-between; }
  [data-layout] > footer { position: static !important; flex-wrap: wrap; margin-top: 16px; }
  [data-layout] > footer span { flex: 1 0 100%; max-width: none; white-space: normal !important; text-align: start !important; }
`;

/** Screens of phones: one column, and tables that scroll by themselves. Print styles are not affected. */
const phoneStyles = `
@media screen {
  body { min-width: 0; }
}
@media screen and (max-width: 760px) {
  body { margin: 0; padding: 0 12px; overflow-x: clip; }
  article { padding: 16px 12px !important; margin: 0 -12px 12px !important; }
  article * { columns: auto !important; }
  dl, dl > div, [data-columns] { display: block !important; }
  dt { float: none !important; width: auto !important; }
  dd { margin: 0 0 6px !important; }
  table { display: block; max-width: 100%; overflow-x: auto; }
  svg { max-width: 100%; height: auto; }
${tipSheetPhoneStyles}
}
`;

/** Embeds pictures, or the texts in place of those that cannot be loaded, and removes interactive elements. Links are replaced by their text, except those within the file. */
async function makeStatic(article: HTMLElement, signal?: AbortSignal): Promise<void> {
  article.removeAttribute('aria-busy');
  for (const element of article.querySelectorAll(interactive)) element.remove();
  for (const link of article.querySelectorAll('a')) {
    const isKept = placeInFile.test(link.getAttribute('href') ?? '');
    for (const { name } of [...link.attributes]) if (!isKept || name !== 'href') link.removeAttribute(name);
  }
  for (const picture of article.querySelectorAll('img')) {
    const address = picture.getAttribute('src') ?? '';
    const data = address.startsWith('data:') ? address : await pictureDataAddress(address, signal);
    if (data) picture.setAttribute('src', data);
    else picture.replaceWith(picture.dataset.missing ?? '');
  }
}

/**
 * A standalone HTML file with embedded styles and pictures, without scripts and external addresses. Parts are added one
 * by one and stored as text.
 */
export class HtmlDocument {
  readonly #parts: string[] = [];
  readonly #styles = new UsedStyles();
  readonly #className: string;

  /** @param className class of the element that contains all parts */
  constructor(className: string) {
    this.#className = className;
    const page = document.createElement('div');
    page.className = className;
    this.#noteStyles(page);
  }

  /** Adds an element. The element is modified, so the caller passes a copy. */
  async add(element: HTMLElement): Promise<void> {
    await makeStatic(element);
    this.#noteStyles(element);
    this.#parts.push(element.outerHTML);
  }

  /**
   * @param title of the document
   * @param contents markup before the parts
   * @param pageStyles styles of the printed pages
   */
  async toBlob(title: string, contents: HTMLElement | null = null, pageStyles = ''): Promise<Blob> {
    if (contents) {
      await makeStatic(contents);
      this.#noteStyles(contents);
    }
    const html = [
      '<!doctype html>\n<html lang="en" data-mantine-color-scheme="light"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${escapeHtml(title)}</title>\n<style>\n${this.#styles.css()}\n:root { color-scheme: light only; }\n`,
      `${phoneStyles}${pageStyles}\n`,
      `</style></head>\n<body><div class="${this.#className}">\n`,
      contents?.outerHTML ?? '',
      ...this.#parts.map((part) => `${part}\n`),
      '</div></body></html>\n',
    ];
    return new Blob(html, { type: 'text/html' });
  }

  #noteStyles(element: HTMLElement): void {
    const around = document.createElement('div');
    around.append(element);
    this.#styles.add(around);
  }
}
