import type { Audience } from '@titlenet/catalogue/field';
import { missingCoverText } from '@titlenet/catalogue/rules/missing-cover';
import { ImageRun, Paragraph } from 'docx';
import { run } from './text-runs.ts';
import type { WordPicture } from './word-pictures.ts';
import { mutedColor } from './word-styles.ts';

export const pictureParagraph = ({ bytes, type, width, height }: WordPicture, alternative: string): Paragraph =>
  new Paragraph({
    keepNext: true,
    children: [
      new ImageRun({
        type,
        data: bytes,
        transformation: { width, height },
        altText: { name: alternative, title: alternative, description: alternative },
      }),
    ],
  });

/** A cover; for accounts a text in place of a missing one [PAPER-50], for internal readers nothing. */
export function coverParagraphs(picture: WordPicture | null, alternative: string, audience: Audience): Paragraph[] {
  if (picture) return [pictureParagraph(picture, alternative)];
  const text = missingCoverText(audience);
  return text ? [new Paragraph({ keepNext: true, children: [run(text, { size: 18, color: mutedColor })] })] : [];
}
