import { hyphenateIsbn } from '@titlenet/catalogue/isbn/isbn-hyphenation';
import { drawCover } from './cover-svg.ts';
import type { CoverText } from './cover-text.ts';
import { drawPortrait } from './portrait-svg.ts';

/** What is drawn, in any format; `width` in pixels. */
export type Drawing =
  | { kind: 'cover'; isbn: string; text: CoverText; width: number }
  | { kind: 'portrait'; id: string; name: string; width: number };

export function drawSvg(drawing: Drawing): string {
  return drawing.kind === 'cover'
    ? drawCover(drawing.isbn, drawing.text, drawing.width)
    : drawPortrait(drawing.id, drawing.name, drawing.width);
}

/**
 * Restricts the texts of a drawing to drawable ones; a cover whose title cannot be drawn shows its ISBN instead.
 * @param drawable returns the drawable part of a text
 */
export function withDrawableTexts(drawing: Drawing, drawable: (text: string) => string): Drawing {
  if (drawing.kind === 'portrait') return { ...drawing, name: drawable(drawing.name) };
  const { title, author, imprint } = drawing.text;
  const text = { title: drawable(title), author: drawable(author), imprint: drawable(imprint) };
  return { ...drawing, text: { ...text, title: text.title || `ISBN ${hyphenateIsbn(drawing.isbn)}` } };
}
