import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { localDay } from '@titlenet/catalogue/formatting/days';
import type { Configuration } from '@titlenet/contract/configuration';
import { frameStyles } from '../../ui/paper/frame-styles.ts';
import { withoutIsolates } from '../../ui/paper/paper-part.ts';
import { HtmlDocument } from '../printing/html-document.ts';
import { noCounts } from '../printing/html-file.tsx';
import { FittedTipSheet } from '../printing/tip-sheet/FittedTipSheet.tsx';
import { renderInFileFonts } from '../printing/tip-sheet/render-in-file-fonts.ts';
import { tipSheetFrame } from '../printing/tip-sheet/tip-sheet-frame.ts';
import { wordTipSheet } from '../printing/tip-sheet/word-tip-sheet.ts';
import type { WordPage } from '../printing/word/plain-page.ts';
import type { WordFile } from '../printing/word/word-file.ts';
import { wordSheet } from '../printing/word-sheet.ts';
import styles from './Binder.module.css';
import { binderPaperParts } from './binder-frame.ts';
import { type BinderPart, type BinderRun, headingOf, type LoadedBinder, missingHeading } from './binder-parts.ts';
import { comparisonBlocks, coverBlocks, missingBlocks, overviewEntry, reportBlocks } from './binder-word-pages.ts';
import { coverText } from './cover-text.ts';
import { binderSheetOptions } from './sheet-options.ts';

interface FileOptions {
  readonly configuration: Configuration;
  readonly signal: AbortSignal;
  /** Called with the number of parts that are in the file. */
  readonly onMade: (made: number) => void;
}

const frameOf = (
  page: Extract<BinderPart['page'], { kind: 'tipSheet' }>,
  loaded: LoadedBinder,
  name: string,
  configuration: Configuration,
) => {
  const { title, content } = page;
  const { audience } = loaded.binder;
  return (
    title.bar && {
      ...tipSheetFrame(title.bar, content, { configuration, audience, index: 0, count: 1, now: new Date() }),
      partName: name,
    }
  );
};

/** The element of a part for a file: the one of the page; tip sheets are fitted in the fonts of a file. */
function fileElement(
  { paper, page }: BinderPart,
  element: HTMLElement,
  loaded: LoadedBinder,
  configuration: Configuration,
): HTMLElement {
  // The copy of an HTML element is one.
  const copy = element.cloneNode(true) as HTMLElement;
  // The reader of a file may print it with any margins.
  for (const number of copy.querySelectorAll('[data-paper]')) number.remove();
  const frame = page.kind === 'tipSheet' ? frameOf(page, loaded, paper.name, configuration) : null;
  const fitted =
    frame && page.kind === 'tipSheet'
      ? renderInFileFonts(<FittedTipSheet content={page.content} frame={frame} />, styles.tipSheet ?? '')
      : null;
  if (fitted) copy.replaceChildren(fitted);
  return copy;
}

/**
 * The binder as one HTML file, from the elements of its page.
 *
 * @param elements of the parts, in their order
 * @throws the signal's reason when it was aborted
 */
export async function binderHtmlFile(
  { parts }: BinderRun,
  elements: readonly HTMLElement[],
  loaded: LoadedBinder,
  { configuration, signal, onMade }: FileOptions,
): Promise<Blob> {
  const file = new HtmlDocument(styles.binder ?? '');
  for (const [index, part] of parts.entries()) {
    signal.throwIfAborted();
    const element = elements[index];
    if (element) await file.add(fileElement(part, element, loaded, configuration));
    onMade(index + 1);
    // Yields to the event loop so that the page stays responsive.
    await new Promise((resolve) => setTimeout(resolve));
  }
  const day = localDay(new Date());
  const pages = frameStyles(binderPaperParts(parts), { counted: noCounts, printedOn: formatDate(day, 'M/d/yyyy') });
  return file.toBlob(`${loaded.pack.name} ${day}`, null, pages);
}

/** What writes the parts of a Word file. */
type BinderWordFile = Pick<WordFile, 'addPage' | 'addTitle' | 'addTipSheet' | 'finish'>;

async function addToWord(
  file: BinderWordFile,
  { paper, page }: BinderPart,
  index: number,
  loaded: LoadedBinder,
  { configuration, signal }: FileOptions,
): Promise<void> {
  const { audience } = loaded.binder;
  const plain: WordPage = {
    head: [withoutIsolates(paper.head), paper.kind].filter(Boolean).join(' · '),
    isLandscape: paper.orientation === 'landscape',
    title: '',
    isCover: false,
    blocks: [],
  };
  switch (page.kind) {
    case 'cover': {
      const text = coverText(loaded);
      return file.addPage({ ...plain, isCover: true, title: text.name, blocks: coverBlocks(text) }, index);
    }
    case 'overview': {
      const blocks = await Promise.all(
        page.titles.map((title) => overviewEntry(title, { pictures: configuration.pictures, audience, signal })),
      );
      return file.addPage({ ...plain, title: headingOf(page), blocks }, index);
    }
    case 'tipSheet': {
      const frame = frameOf(page, loaded, paper.name, configuration);
      return frame ? file.addTipSheet(await wordTipSheet(page.content, frame, signal), index) : undefined;
    }
    case 'sheet': {
      const options = binderSheetOptions(audience, page.title.sectionCodes, 'download');
      return file.addTitle(await wordSheet(page.title, options, configuration.pictures, signal), index, options);
    }
    case 'reports': {
      const title = page.outlines[0]?.title ?? '';
      return file.addPage({ ...plain, title, blocks: page.outlines.flatMap(reportBlocks) }, index);
    }
    case 'comparison': {
      const blocks = comparisonBlocks(page.titles, audience);
      return file.addPage({ ...plain, title: 'Comparison of the titles', blocks }, index);
    }
    case 'missing':
      return file.addPage({ ...plain, title: missingHeading, blocks: missingBlocks(loaded.missing) }, index);
    // The file writes its contents itself.
    case 'contents':
      return undefined;
  }
}

/** Writes all parts of a binder. @throws the signal's reason when it was aborted */
export async function writeBinder(
  file: BinderWordFile,
  run: BinderRun,
  loaded: LoadedBinder,
  options: FileOptions,
): Promise<Blob> {
  for (const [index, part] of run.parts.entries()) {
    await addToWord(file, part, index, loaded, options);
    options.onMade(index + 1);
  }
  const indexOf = new Map(run.parts.map(({ paper }, index) => [paper.name, index]));
  return file.finish(
    [],
    run.entries.map(({ text, name, level }) => ({ text, level, index: indexOf.get(name) ?? 0 })),
  );
}

/**
 * The binder as one Word file.
 *
 * @throws the signal's reason when it was aborted; Error if the file could not be written
 */
export async function binderWordFile(run: BinderRun, loaded: LoadedBinder, options: FileOptions): Promise<Blob> {
  const { WordFile: File } = await import('../printing/word/word-file.ts');
  return writeBinder(new File(loaded.pack.name, options.signal, true), run, loaded, options);
}
