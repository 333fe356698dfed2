import { hyphenateIsbn } from '@titlenet/catalogue/isbn/isbn-hyphenation';
import { drawCover } from './cover-svg.ts';
import type { CoverText } from './cover-text.ts';
import { drawPortrait } from './portrait-svg.ts';

/** What is drawn, whatever it is drawn as; `width` in pixels. */
export type Drawing =
  | { kind: 'cover'; isbn: string; text: CoverText; width: number }
  | { kind: 'portrait'; id: string; name: string; width: number };

export function drawSvg(drawing: Drawing): string {
  return drawing.kind === 'cover'
    ? drawCover(drawing.isbn, drawing.text, drawing.width)
    : drawPortrait(drawing.id, drawing.name, drawing.width);
}

/**
 * The drawing with such words only as can be set; a cover whose title cannot be set shows its ISBN instead.
 *
 * @param settable gives what of a text can be set
 */
export function withSettableWords(drawing: Drawing, settable: (text: string) => string): Drawing {
  if (drawing.kind === 'portrait') return { ...drawing, name: settable(drawing.name) };
  const { title, author, imprint } = drawing.text;
  const text = { title: settable(title), author: settable(author), imprint: settable(imprint) };
  return { ...drawing, text: { ...text, title: text.title || `ISBN ${hyphenateIsbn(drawing.isbn)}` } };
}
