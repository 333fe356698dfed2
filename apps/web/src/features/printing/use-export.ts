import { downloadTabCloseDelay, fileNames } from '@titlenet/catalogue/constants';
import { useEffect, useState } from 'react';
import {
  type MissingTitle,
  missingTitles,
  type PrintableTitle,
  titlesNotFound,
} from '../../actions/printing/printable-title.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { failureText } from '../../ui/api/failure-text.ts';
import { saveFile } from '../../ui/api/save-file.ts';
import type { Printable } from './printable-address.ts';

/** The titles of the page in their order, as they were loaded and as they are on the page. */
export type PrintedPage = { title: PrintableTitle; element: HTMLElement }[];

const missingOf = (page: PrintedPage, { skipped }: Printable): MissingTitle[] => [
  ...missingTitles(page.map(({ title }) => title)),
  ...titlesNotFound(skipped),
];

async function htmlOf(page: PrintedPage, printable: Printable): Promise<Blob> {
  const { HtmlFile } = await import('../../actions/printing/html-file.tsx');
  const file = new HtmlFile(printable.options.audience);
  for (const { title, element } of page) await file.addElement(title, element);
  return file.toBlob(missingOf(page, printable));
}

async function wordOf(
  page: PrintedPage,
  printable: Printable,
  pictures: ReturnType<typeof useConfiguration>['pictures'],
  signal: AbortSignal,
): Promise<Blob> {
  const [{ WordFile }, { wordSheet }] = await Promise.all([
    import('../../actions/printing/word/word-file.ts'),
    import('../../actions/printing/word-sheet.ts'),
  ]);
  const file = new WordFile('Title Sheets', signal);
  for (const [index, { title }] of page.entries()) {
    await file.addTitle(await wordSheet(title, printable.options, pictures, signal), index, printable.options);
  }
  return file.finish(missingOf(page, printable));
}

/**
 * Downloads the complete page if its address requests a file, and then closes the tab (W6).
 * @returns status message; null before the download and without one
 */
export function useExport(printable: Printable, isComplete: boolean, pageOf: () => PrintedPage): string | null {
  const { pictures } = useConfiguration();
  const [outcome, setOutcome] = useState<string | null>(null);
  const { format } = printable;
  useEffect(() => {
    if (!isComplete || !format) return;
    const abort = new AbortController();
    const page = pageOf();
    const name = format === 'word' ? fileNames.titleSheetWord : fileNames.titleSheetHtml;
    const work = format === 'word' ? wordOf(page, printable, pictures, abort.signal) : htmlOf(page, printable);
    work.then(
      (content) => {
        if (abort.signal.aborted) return;
        saveFile({ name, content });
        setOutcome(`${name} was downloaded. This tab can be closed.`);
        setTimeout(() => window.close(), downloadTabCloseDelay);
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setOutcome(failureText(error));
      },
    );
    return () => abort.abort();
  }, [isComplete, format, printable, pictures, pageOf]);
  return outcome;
}
