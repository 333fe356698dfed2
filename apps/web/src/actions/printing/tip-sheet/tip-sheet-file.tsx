import { sheetFileNames } from '@titlenet/catalogue/constants';
import type { Audience } from '@titlenet/catalogue/field';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { localDay } from '@titlenet/catalogue/formatting/days';
import { type TipSheetContent, tipSheetContent } from '@titlenet/catalogue/tip-sheet/tip-sheet-content';
import type { Configuration } from '@titlenet/contract/configuration';
import type { ReactElement } from 'react';
import type { TitleKey } from '../../../domain/sheet/use-title.ts';
import type { DownloadRun } from '../../../ui/dialog/use-download.ts';
import { frameStyles } from '../../../ui/paper/frame-styles.ts';
import { PaperContents } from '../../../ui/paper/PaperContents.tsx';
import { withoutIsolates } from '../../../ui/paper/paper-part.ts';
import { HtmlDocument } from '../html-document.ts';
import { noCounts, renderElement } from '../html-file.tsx';
import { loadTitles } from '../load-titles.ts';
import { MissingTitlesPage } from '../MissingTitlesPage.tsx';
import { type MissingTitle, missingTitles, type PrintableTitle } from '../printable-title.ts';
import { sheetRun, titlePartName } from '../sheet-parts.ts';
import { pictureDataAddress } from '../title-pictures.ts';
import type { FileFormat, TitleSheetFile } from '../title-sheet-file.ts';
import type { WordFile } from '../word/word-file.ts';
import { FittedTipSheet } from './FittedTipSheet.tsx';
import { renderInFileFonts } from './render-in-file-fonts.ts';
import styles from './TipSheet.module.css';
import type { TipSheetFrame } from './TipSheet.tsx';
import { tipSheetFrame } from './tip-sheet-frame.ts';
import { wordTipSheet } from './word-tip-sheet.ts';

interface TipSheetFileOptions extends DownloadRun {
  format: FileFormat;
  audience: Audience;
  configuration: Configuration;
}

interface FileSheet {
  title: PrintableTitle;
  content: TipSheetContent;
  frame: TipSheetFrame;
}

/** Renders sheets one by one. */
class HtmlSheets {
  readonly #document = new HtmlDocument(styles.run ?? '');

  async add(component: ReactElement): Promise<void> {
    const article = renderInFileFonts(component, styles.run ?? '');
    if (article) await this.#document.add(article);
  }

  toBlob(sheets: readonly FileSheet[], audience: Audience, hasMissing: boolean): Promise<Blob> {
    const titles = sheets.map(({ title, frame }) => ({ ...title, name: titlePartName(frame.page - 1) }));
    const { title, parts } = sheetRun(titles, 'Tip Sheet', audience, hasMissing);
    const contents = sheets.length > 1 ? renderElement(<PaperContents parts={parts} counted={noCounts} />) : null;
    const day = localDay(new Date());
    // Sheets have a foot of their own; only the pages before and after them have the frame.
    const others = parts.filter(({ name }) => !titles.some((sheet) => sheet.name === name));
    const pages = frameStyles(others, { counted: noCounts, printedOn: formatDate(day, 'M/d/yyyy'), isNumbered: false });
    return this.#document.toBlob(`${withoutIsolates(title)} ${day}`, contents, pages);
  }
}

async function embedded({ title, content, frame }: FileSheet, signal: AbortSignal): Promise<FileSheet> {
  const [cover, photo] = await Promise.all(
    [frame.cover, frame.photo].map((address) => address && pictureDataAddress(address, signal)),
  );
  return { title, content, frame: { ...frame, cover: cover ?? null, photo: photo ?? null } };
}

async function wordFile(
  file: WordFile,
  sheets: readonly FileSheet[],
  missing: readonly MissingTitle[],
  { signal, onMade }: TipSheetFileOptions,
): Promise<Blob> {
  for (const [index, { content, frame }] of sheets.entries()) {
    await file.addTipSheet(await wordTipSheet(content, frame, signal), index);
    onMade(index + 1);
  }
  return file.finish(missing);
}

/** Writes loaded tip sheets as one HTML file. @throws the signal's reason if it was aborted */
export async function tipSheetsHtml(
  sheets: readonly FileSheet[],
  missing: readonly MissingTitle[],
  { audience, signal, onMade }: Pick<TipSheetFileOptions, 'audience' | 'signal' | 'onMade'>,
): Promise<Blob> {
  const file = new HtmlSheets();
  for (const [index, sheet] of sheets.entries()) {
    signal.throwIfAborted();
    const { content, frame } = await embedded(sheet, signal);
    await file.add(<FittedTipSheet content={content} frame={frame} />);
    onMade(index + 1);
  }
  await file.add(<MissingTitlesPage missing={missing} />);
  return file.toBlob(sheets, audience, missing.length > 0);
}

/**
 * Loads titles and writes their tip sheets as TipSheet.doc or TipSheet.htm.
 *
 * @throws the signal's reason if it was aborted; Error if the file could not be written
 */
export async function tipSheetFile(keys: readonly TitleKey[], options: TipSheetFileOptions): Promise<TitleSheetFile> {
  const { format, audience, configuration, signal } = options;
  // Before the titles: the network may be lost meanwhile, and the file then names the titles that are missing.
  const word = format === 'word' ? new (await import('../word/word-file.ts')).WordFile('Tip Sheets', signal) : null;
  const sheets: FileSheet[] = [];
  const failed: MissingTitle[][] = [];
  const now = new Date();
  let loaded = 0;
  await loadTitles(keys, {
    sectionsOf: () => [],
    signal,
    onWait: options.onWait,
    onLoaded(title, index) {
      failed[index] = missingTitles([title]);
      const { bar, content: sheet } = title;
      if (bar && sheet) {
        const content = tipSheetContent(bar, sheet, audience);
        const frame = tipSheetFrame(bar, content, { configuration, audience, index, count: keys.length, now });
        sheets[index] = { title, content, frame };
      }
      loaded += 1;
      options.onProgress(loaded);
    },
  });
  const missing = failed.flat();
  const inOrder = sheets.filter(Boolean);
  const content = word
    ? await wordFile(word, inOrder, missing, options)
    : await tipSheetsHtml(inOrder, missing, options);
  return { name: sheetFileNames.tip[format], content, missing };
}
