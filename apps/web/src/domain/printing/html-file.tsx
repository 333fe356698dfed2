import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { escapeHtml, HtmlDocument } from './html-document.ts';
import { PrintedSheet } from './PrintedSheet.tsx';
import styles from './PrintedTitle.module.css';
import paper from './paper.module.css';
import type { MissingTitle, PrintableTitle } from './printable-title.ts';

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
  readonly #document = new HtmlDocument(paper.page ?? '');

  /** Adds a title that is not on the page. @param cover address of its cover, `data:` or the product's */
  async addTitle(title: PrintableTitle, options: OutlineOptions, cover: string | null): Promise<void> {
    const article = renderSheet(title, options, cover);
    if (article) await this.#document.add(article);
  }

  /** Adds what the page shows. */
  async addElement(element: HTMLElement): Promise<void> {
    await this.#document.add(element.cloneNode(true) as HTMLElement);
  }

  /** The whole file. @param missing titles that it does not hold whole, named on its last page */
  toBlob(title: string, missing: readonly MissingTitle[]): Blob {
    for (const markup of missingPage(missing)) this.#document.addMarkup(markup);
    return this.#document.toBlob(title);
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
