import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { HtmlDocument } from './html-document.ts';
import { MissingTitlesPage } from './MissingTitlesPage.tsx';
import { PrintedSheet } from './PrintedSheet.tsx';
import styles from './PrintedTitle.module.css';
import paper from './paper.module.css';
import type { MissingTitle, PrintableTitle } from './printable-title.ts';

/** The article that a component renders. */
function renderArticle(component: ReactElement): HTMLElement | null {
  const container = document.createElement('div');
  const root = createRoot(container);
  try {
    flushSync(() => root.render(component));
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
    const { bar, failure } = title;
    const picture = bar && cover && (
      <div className={styles.cover}>
        <img src={cover} alt={`Cover of ${bar.title}`} />
      </div>
    );
    await this.#addArticle(
      <PrintedSheet title={title} options={options} cover={picture} failure={failure && <p>{failure}</p>} />,
    );
  }

  /** Adds what the page shows. */
  async addElement(element: HTMLElement): Promise<void> {
    await this.#document.add(element.cloneNode(true) as HTMLElement);
  }

  /** The whole file. @param missing titles that it does not hold whole, named on its last page */
  async toBlob(title: string, missing: readonly MissingTitle[]): Promise<Blob> {
    await this.#addArticle(<MissingTitlesPage missing={missing} />);
    return this.#document.toBlob(title);
  }

  async #addArticle(component: ReactElement): Promise<void> {
    const article = renderArticle(component);
    if (article) await this.#document.add(article);
  }
}
