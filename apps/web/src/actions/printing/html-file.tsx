import { coverThumbnailBox } from '@titlenet/catalogue/constants';
import type { Audience } from '@titlenet/catalogue/field';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { localDay } from '@titlenet/catalogue/formatting/days';
import { missingCoverText } from '@titlenet/catalogue/rules/missing-cover';
import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { frameStyles } from '../../ui/paper/frame-styles.ts';
import { PaperContents } from '../../ui/paper/PaperContents.tsx';
import { type CountedPages, withoutIsolates } from '../../ui/paper/paper-part.ts';
import { HtmlDocument } from './html-document.ts';
import { MissingTitlesPage } from './MissingTitlesPage.tsx';
import { PrintedSheet } from './PrintedSheet.tsx';
import styles from './PrintedTitle.module.css';
import paper from './paper.module.css';
import type { MissingTitle, PrintableTitle } from './printable-title.ts';
import { sheetRun, titlePartName } from './sheet-parts.ts';

/** Pages of a file are not counted: its reader may print it with any margins. */
export const noCounts: CountedPages = new Map();

/** Renders a component and returns its element. */
export function renderElement(component: ReactElement): HTMLElement | null {
  const container = document.createElement('div');
  const root = createRoot(container);
  try {
    flushSync(() => root.render(component));
    // The copy of an HTML element is one.
    return container.firstElementChild?.cloneNode(true) as HTMLElement | null;
  } finally {
    root.unmount();
  }
}

interface FileCoverProps {
  /** Of the title. */
  name: string | null;
  cover: string | null;
  audience: Audience;
}

/** The cover of a title; for accounts a text in place of a missing one [PAPER-50], for internal readers nothing. */
function FileCover({ name, cover, audience }: FileCoverProps) {
  const missingText = missingCoverText(audience);
  if (cover) {
    return (
      <div className={styles.cover}>
        <img src={cover} alt={`Cover of ${name}`} data-missing={missingText ?? undefined} />
      </div>
    );
  }
  if (!missingText) return null;
  return (
    <div className={styles.cover} style={coverThumbnailBox}>
      <span className={styles.coverToCome}>{missingText}</span>
    </div>
  );
}

/**
 * A standalone HTML file of printed titles with embedded styles and pictures, without scripts and external addresses.
 * Titles are added one by one and rendered by the components of the printable page.
 */
export class HtmlFile {
  readonly #document = new HtmlDocument(paper.page ?? '');
  readonly #titles: PrintableTitle[] = [];
  readonly #audience: Audience;

  constructor(audience: Audience) {
    this.#audience = audience;
  }

  /** Adds a title that is not on the page. @param cover address of its cover, `data:` or the product's; null for none */
  async addTitle(title: PrintableTitle, options: OutlineOptions, cover: string | null): Promise<void> {
    const { bar, failure } = title;
    const partName = titlePartName(this.#titles.push(title) - 1);
    await this.#addArticle(
      <PrintedSheet
        title={title}
        options={options}
        cover={bar && <FileCover name={bar.title} cover={cover} audience={this.#audience} />}
        failure={failure && <p>{failure}</p>}
        partName={partName}
      />,
    );
  }

  /** Adds a title of the page, whose element has the name of its place. */
  async addElement(title: PrintableTitle, element: HTMLElement): Promise<void> {
    this.#titles.push(title);
    // The copy of an HTML element is one.
    await this.#document.add(element.cloneNode(true) as HTMLElement);
  }

  /** Builds the file. @param missing incomplete titles, which are listed on the last page */
  async toBlob(missing: readonly MissingTitle[]): Promise<Blob> {
    await this.#addArticle(<MissingTitlesPage missing={missing} />);
    const { title, parts } = sheetRun(this.#titles, 'Title Sheet', this.#audience, missing.length > 0);
    const contents = this.#titles.length > 1 ? renderElement(<PaperContents parts={parts} counted={noCounts} />) : null;
    const day = localDay(new Date());
    const styles = frameStyles(parts, { counted: noCounts, printedOn: formatDate(day, 'M/d/yyyy') });
    return this.#document.toBlob(`${withoutIsolates(title)} ${day}`, contents, styles);
  }

  async #addArticle(component: ReactElement): Promise<void> {
    const article = renderElement(component);
    if (article) await this.#document.add(article);
  }
}
