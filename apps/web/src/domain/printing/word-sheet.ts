import { sheetOutline } from '@titlenet/catalogue/sheet/outline';
import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import type { Configuration } from '@titlenet/contract/configuration';
import type { PrintableTitle } from './printable-title.ts';
import { fileCoverAddress, wordPicture } from './title-pictures.ts';
import type { WordSheet } from './word/title-sheets-file.ts';
import { wordFigures } from './word-figures.tsx';

/**
 * A title with the pictures of its Word file, which are drawn here: a worker has no page to draw on.
 *
 * @throws the signal's reason when it was aborted
 */
export async function wordSheet(
  title: PrintableTitle,
  options: OutlineOptions,
  pictures: Configuration['pictures'],
  signal: AbortSignal,
): Promise<WordSheet> {
  const { bar, content, sectionCodes } = title;
  const address = bar && fileCoverAddress(pictures, bar);
  const picture = address ? await wordPicture(address, signal) : null;
  const sections = bar && content ? sheetOutline(bar, content, options, sectionCodes).sections : [];
  return { ...title, picture, figures: await wordFigures(sections) };
}
