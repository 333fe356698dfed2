import { fileNames } from '@titlenet/catalogue/constants';
import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import type { Configuration } from '@titlenet/contract/configuration';
import type { ReceivedFile } from '../../ui/api/request.ts';
import type { TitleKey } from '../sheet/use-title.ts';
import { loadTitles } from './load-titles.ts';
import { type MissingTitle, missingTitles, type PrintableTitle } from './printable-title.ts';
import { fileCoverAddress, pictureDataAddress, wordPicture } from './title-pictures.ts';
import { paperSizeOf } from './word/paper-size.ts';
import type { WordSheet } from './word/title-sheets-file.ts';

export type FileFormat = 'word' | 'html';

interface FileOptions {
  format: FileFormat;
  options: OutlineOptions;
  pictures: Configuration['pictures'];
  sectionsOf: (key: TitleKey) => readonly number[];
  signal: AbortSignal;
  onProgress: (loaded: number) => void;
}

export interface TitleSheetFile extends ReceivedFile {
  missing: readonly MissingTitle[];
}

/** Collects titles in their order, whatever the order in which they are loaded, and writes them as one file. */
interface FileWriter {
  add(title: PrintableTitle, index: number): Promise<void>;
  write(): Promise<Blob>;
}

function wordWriter(count: number, { options, pictures, signal }: FileOptions): FileWriter {
  const sheets: WordSheet[] = new Array(count);
  return {
    async add(title, index) {
      const address = title.bar && fileCoverAddress(pictures, title.bar);
      sheets[index] = { ...title, picture: address ? await wordPicture(address, signal) : null };
    },
    async write() {
      const { makeWordFile } = await import('./word/word-file.ts');
      return makeWordFile({ sheets, options, paper: paperSizeOf(navigator.language) }, signal);
    },
  };
}

function htmlWriter(count: number, { options, pictures, signal }: FileOptions): FileWriter {
  const titles: { title: PrintableTitle; cover: string | null }[] = new Array(count);
  return {
    async add(title, index) {
      const address = title.bar && fileCoverAddress(pictures, title.bar);
      titles[index] = { title, cover: address ? await pictureDataAddress(address, signal) : null };
    },
    async write() {
      const { HtmlFile } = await import('./html-file.tsx');
      const file = new HtmlFile();
      for (const { title, cover } of titles) {
        signal.throwIfAborted();
        await file.addTitle(title, options, cover);
        // The page stays usable between two titles.
        await new Promise((resolve) => setTimeout(resolve));
      }
      return file.toBlob('Title Sheets', missingTitles(titles.map(({ title }) => title)));
    },
  };
}

/**
 * Loads title sheets and writes them as TitleSheet.doc or TitleSheet.htm.
 *
 * @throws the signal's reason when it was aborted; Error when the file could not be made
 */
export async function titleSheetFile(keys: readonly TitleKey[], options: FileOptions): Promise<TitleSheetFile> {
  const writer = options.format === 'word' ? wordWriter(keys.length, options) : htmlWriter(keys.length, options);
  const failed: PrintableTitle[] = [];
  let loaded = 0;
  await loadTitles(keys, {
    sectionsOf: options.sectionsOf,
    signal: options.signal,
    async onLoaded(title, index) {
      if (title.failure) failed.push(title);
      await writer.add(title, index);
      loaded += 1;
      options.onProgress(loaded);
    },
  });
  const name = options.format === 'word' ? fileNames.titleSheetWord : fileNames.titleSheetHtml;
  return { name, content: await writer.write(), missing: missingTitles(failed) };
}
