import { downloadTabCloseDelay, fileNames } from '@titlenet/catalogue/constants';
import { useEffect, useState } from 'react';
import { missingTitles, type PrintableTitle } from '../../domain/printing/printable-title.ts';
import { fileCoverAddress, wordPicture } from '../../domain/printing/title-pictures.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { failureText } from '../../ui/api/failure-text.ts';
import { saveFile } from '../../ui/api/save-file.ts';
import type { Printable } from './printable-address.ts';

/** The titles of the page in their order, as they were loaded and as they are on the page. */
export type PrintedPage = { title: PrintableTitle; element: HTMLElement }[];

async function htmlOf(page: PrintedPage): Promise<Blob> {
  const { HtmlFile } = await import('../../domain/printing/html-file.tsx');
  const file = new HtmlFile();
  for (const { element } of page) await file.addElement(element);
  return file.toBlob('Title Sheets', missingTitles(page.map(({ title }) => title)));
}

async function wordOf(
  page: PrintedPage,
  { options }: Printable,
  pictures: ReturnType<typeof useConfiguration>['pictures'],
  signal: AbortSignal,
): Promise<Blob> {
  const { WordFile } = await import('../../domain/printing/word/word-file.ts');
  const file = new WordFile('Title Sheets', signal);
  for (const [index, { title }] of page.entries()) {
    const address = title.bar && fileCoverAddress(pictures, title.bar);
    const picture = address ? await wordPicture(address, signal) : null;
    await file.addTitle({ ...title, picture }, index, options);
  }
  return file.finish(missingTitles(page.map(({ title }) => title)));
}

/**
 * Downloads the complete page where its address asks for a file, and then closes the tab (W6).
 * @returns what became of it, in words; null before that and where the page is only printed
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
    const work = format === 'word' ? wordOf(page, printable, pictures, abort.signal) : htmlOf(page);
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
