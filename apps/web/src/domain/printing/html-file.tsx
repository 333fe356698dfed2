import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { PrintedSheet } from './PrintedSheet.tsx';
import styles from './PrintedTitle.module.css';
import paper from './paper.module.css';
import type { MissingTitle, PrintableTitle } from './printable-title.ts';
import { pictureDataAddress } from './title-pictures.ts';
import { UsedStyles } from './used-styles.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter]!);

/** Elements that a file on its own has no use for. */
const interactive = 'script, link, iframe, object, button, input';

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

function renderSheet(title: PrintableTitle, options: OutlineOptions, cover: string | null): HTMLElement | null {
  const container = document.createElement('div');
  const root = createRoot(container);
  const { bar, failure } = title;
  const picture = bar && cover && (
    <div className={styles.cover}>
      <img src={cover} alt={`Cover of ${bar.title}`} />
    </div>
  );
  try {
    flushSync(() =>
      root.render(
        <PrintedSheet title={title} options={options} cover={picture} failure={failure && <p>{failure}</p>} />,
      ),
    );
    return container.querySelector('article')?.cloneNode(true) as HTMLElement | null;
  } finally {
    root.unmount();
  }
}

/**
 * A file of printed titles: one HTML file with styles and pictures inside, without scripts and outside addresses, which
 * is readable without a network and prints like the printable page. Titles are added one by one; each is rendered by the
 * components of that page.
 */
export class HtmlFile {
  readonly #articles: string[] = [];
  readonly #styles = new UsedStyles();

  /** Adds a title that is not on the page. @param cover address of its cover, `data:` or the product's */
  async addTitle(title: PrintableTitle, options: OutlineOptions, cover: string | null): Promise<void> {
    const article = renderSheet(title, options, cover);
    if (article) await this.#add(article);
  }

  /** Adds what the page shows. */
  async addElement(element: HTMLElement): Promise<void> {
    await this.#add(element.cloneNode(true) as HTMLElement);
  }

  /** The whole file. @param missing titles that it does not hold whole, named on its last page */
  toBlob(title: string, missing: readonly MissingTitle[]): Blob {
    const page = document.createElement('div');
    page.className = paper.page ?? '';
    const around = document.createElement('div');
    around.append(page);
    this.#styles.add(around);
    const parts = [...this.#articles, ...missingPage(missing)];
    const html = [
      '<!doctype html>\n<html lang="en" data-mantine-color-scheme="light"><head><meta charset="utf-8">',
      `<title>${escapeHtml(title)}</title>\n<style>\n${this.#styles.css()}\n:root { color-scheme: light only; }\n`,
      `</style></head>\n<body><div class="${paper.page}">\n${parts.join('\n')}\n</div></body></html>\n`,
    ];
    return new Blob(html, { type: 'text/html' });
  }

  async #add(article: HTMLElement): Promise<void> {
    await makeStatic(article);
    const around = document.createElement('div');
    around.append(article);
    this.#styles.add(around);
    this.#articles.push(article.outerHTML);
  }
}

function missingPage(missing: readonly MissingTitle[]): string[] {
  if (missing.length === 0) return [];
  const rows = missing.map(({ name, reason }) => `<tr><td>${escapeHtml(name)}</td><td>${escapeHtml(reason)}</td></tr>`);
  return [
    `<article class="${styles.title}"><h2 class="${styles.name}">Titles that could not be included</h2>`,
    `<table><tbody>${rows.join('')}</tbody></table></article>`,
  ];
}
