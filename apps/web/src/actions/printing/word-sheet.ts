import { contentOutline } from '@titlenet/catalogue/sheet/outline';
import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import type { Configuration } from '@titlenet/contract/configuration';
import type { PrintableTitle } from './printable-title.ts';
import { fileCoverAddress, wordPicture } from './title-pictures.ts';
import type { WordSheet } from './word/title-sheets-file.ts';
import { wordFigures } from './word-figures.tsx';

/**
 * Adds the pictures of a Word file to a title. They are rendered here, because a worker has no DOM.
 *
 * @throws the signal's reason when it was aborted
 */
export async function wordSheet(
  title: PrintableTitle,
  options: OutlineOptions,
  pictures: Configuration['pictures'],
  signal: AbortSignal,
): Promise<WordSheet> {
  const { key, bar, content, sectionCodes } = title;
  const address = bar && fileCoverAddress(pictures, bar, options.audience);
  const picture = address ? await wordPicture(address, signal) : null;
  const { companyCode } = key;
  const sections = content ? contentOutline({ companyCode, bar }, content, options, sectionCodes) : [];
  return { ...title, picture, figures: await wordFigures(sections) };
}
