import { fileNames } from '@titlenet/catalogue/constants';
import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import type { Configuration } from '@titlenet/contract/configuration';
import type { TitleKey } from '../../domain/sheet/use-title.ts';
import type { ReceivedFile } from '../../ui/api/request.ts';
import type { DownloadRun } from '../../ui/dialog/use-download.ts';
import { loadTitles } from './load-titles.ts';
import { type MissingTitle, missingTitles, type PrintableTitle } from './printable-title.ts';
import { fileCoverAddress, pictureDataAddress } from './title-pictures.ts';

export type FileFormat = 'word' | 'html';

interface FileOptions extends DownloadRun {
  format: FileFormat;
  options: OutlineOptions;
  pictures: Configuration['pictures'];
  sectionsOf: (key: TitleKey) => readonly number[];
}

export interface TitleSheetFile extends ReceivedFile {
  missing: readonly MissingTitle[];
}

/** Collects titles that are loaded in any order, and writes them in the requested order as one file. */
interface FileWriter {
  add(title: PrintableTitle, index: number): Promise<void>;
  write(missing: readonly MissingTitle[]): Promise<Blob>;
}

async function wordWriter({ options, pictures, signal }: FileOptions): Promise<FileWriter> {
  const [{ WordFile }, { wordSheet }] = await Promise.all([import('./word/word-file.ts'), import('./word-sheet.ts')]);
  const file = new WordFile('Title Sheets', signal);
  return {
    async add(title, index) {
      await file.addTitle(await wordSheet(title, options, pictures, signal), index, options);
    },
    write: (missing) => file.finish(missing),
  };
}

async function htmlWriter(count: number, { options, pictures, signal, onMade }: FileOptions): Promise<FileWriter> {
  // Loaded before the titles: the network may be lost meanwhile, and the file then names the titles that are missing.
  const { HtmlFile } = await import('./html-file.tsx');
  const titles: { title: PrintableTitle; cover: string | null }[] = new Array(count);
  return {
    async add(title, index) {
      const address = title.bar && fileCoverAddress(pictures, title.bar, options.audience);
      titles[index] = { title, cover: address ? await pictureDataAddress(address, signal) : null };
    },
    async write(missing) {
      const file = new HtmlFile(options.audience);
      for (const [index, { title, cover }] of titles.entries()) {
        signal.throwIfAborted();
        await file.addTitle(title, options, cover);
        onMade(index + 1);
        // Yields to the event loop so that the page stays responsive.
        await new Promise((resolve) => setTimeout(resolve));
      }
      return file.toBlob(missing);
    },
  };
}

/**
 * Loads title sheets and writes them as TitleSheet.doc or TitleSheet.htm.
 *
 * @throws the signal's reason if it was aborted; Error if the file could not be written
 */
export async function titleSheetFile(keys: readonly TitleKey[], options: FileOptions): Promise<TitleSheetFile> {
  const writer = await (options.format === 'word' ? wordWriter(options) : htmlWriter(keys.length, options));
  const missing: MissingTitle[][] = [];
  let loaded = 0;
  await loadTitles(keys, {
    sectionsOf: options.sectionsOf,
    signal: options.signal,
    onWait: options.onWait,
    async onLoaded(title, index) {
      missing[index] = missingTitles([title]);
      await writer.add(title, index);
      loaded += 1;
      options.onProgress(loaded);
    },
  });
  const name = options.format === 'word' ? fileNames.titleSheetWord : fileNames.titleSheetHtml;
  const named = missing.flat();
  return { name, content: await writer.write(named), missing: named };
}
