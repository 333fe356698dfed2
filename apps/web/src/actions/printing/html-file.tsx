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

/** Renders a component and returns its article element. */
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
 * A standalone HTML file of printed titles with embedded styles and pictures, without scripts and external addresses.
 * Titles are added one by one and rendered by the components of the printable page.
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

  /** Adds the titles of the page. */
  async addElement(element: HTMLElement): Promise<void> {
    await this.#document.add(element.cloneNode(true) as HTMLElement);
  }

  /** Builds the file. @param missing incomplete titles, which are listed on the last page */
  async toBlob(title: string, missing: readonly MissingTitle[]): Promise<Blob> {
    await this.#addArticle(<MissingTitlesPage missing={missing} />);
    return this.#document.toBlob(title);
  }

  async #addArticle(component: ReactElement): Promise<void> {
    const article = renderArticle(component);
    if (article) await this.#document.add(article);
  }
}
