import { escapeHtml } from '@titlenet/catalogue/text/escape-markup';
import { pictureDataAddress } from './title-pictures.ts';
import { UsedStyles } from './used-styles.ts';

/** Elements that a file on its own has no use for. */
const interactive = 'script, link, iframe, object, button, input, [data-screen-only]';

/** Puts pictures inside, removes what acts or leads elsewhere. Links keep their text, as on paper. */
async function makeStatic(article: HTMLElement, signal?: AbortSignal): Promise<void> {
  article.removeAttribute('aria-busy');
  for (const element of article.querySelectorAll(interactive)) element.remove();
  for (const link of article.querySelectorAll('a')) {
    for (const { name } of [...link.attributes]) link.removeAttribute(name);
  }
  for (const picture of article.querySelectorAll('img')) {
    const address = picture.getAttribute('src') ?? '';
    const data = address.startsWith('data:') ? address : await pictureDataAddress(address, signal);
    if (data) picture.setAttribute('src', data);
    else picture.remove();
  }
}

/**
 * One HTML file with styles and pictures inside, without scripts and outside addresses: readable without a network.
 * Parts are added one by one and kept as text.
 */
export class HtmlDocument {
  readonly #parts: string[] = [];
  readonly #styles = new UsedStyles();
  readonly #className: string;

  /** @param className class of the element around all parts */
  constructor(className: string) {
    this.#className = className;
    const page = document.createElement('div');
    page.className = className;
    this.#noteStyles(page);
  }

  /** Adds an element, which is changed: the caller passes a copy. */
  async add(element: HTMLElement): Promise<void> {
    await makeStatic(element);
    this.#noteStyles(element);
    this.#parts.push(element.outerHTML);
  }

  toBlob(title: string): Blob {
    const html = [
      '<!doctype html>\n<html lang="en" data-mantine-color-scheme="light"><head><meta charset="utf-8">',
      `<title>${escapeHtml(title)}</title>\n<style>\n${this.#styles.css()}\n:root { color-scheme: light only; }\n`,
      `</style></head>\n<body><div class="${this.#className}">\n`,
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
