import { isLinkPiece, outsideLinkText, type Piece } from '@titlenet/catalogue/sheet/outline-blocks';
import { hasRightToLeft } from '@titlenet/catalogue/text/direction';
import { ExternalHyperlink, type IRunOptions, type ParagraphChild, TextRun } from 'docx';

/** Characters that XML 1.0 does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what the expression removes
const notXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Removes characters that XML cannot contain: control characters and unpaired surrogates. */
export const wordText = (text: string): string => text.toWellFormed().replace(notXml, '');

/** A run of text in one format. */
export function run(text: string, format: Omit<IRunOptions, 'text' | 'children'> = {}): TextRun {
  return new TextRun({ ...format, text: wordText(text), ...(hasRightToLeft(text) ? { rightToLeft: true } : {}) });
}

/** A link to the web; anything that is not http(s) stays text. */
export function linkOrText(runs: TextRun[], address: string): ParagraphChild[] {
  return /^https?:\/\//i.test(address) && URL.canParse(address)
    ? [new ExternalHyperlink({ children: runs, link: new URL(address).href })]
    : runs;
}

export const markTexts = { fire: '🔥', star: '★', model: '◆' } as const;
const tones = { danger: { color: 'B3261E' }, muted: { color: '4D5965' } } as const;

function pieceRuns(piece: Piece): ParagraphChild[] {
  switch (piece.kind) {
    case 'text':
      return [run(piece.text, { bold: piece.isStrong, ...(piece.tone && tones[piece.tone]) })];
    case 'link':
    case 'reportLink':
      return [run(piece.text)];
    case 'outsideLink':
      return linkOrText([run(outsideLinkText(piece), { style: 'Hyperlink' })], piece.url);
    case 'mark':
      return [run(`${markTexts[piece.mark]} ${piece.label} `)];
  }
}

/** The value of a fact or cell; adjacent links are separated by commas. */
export function pieceRunsOf(pieces: readonly Piece[]): ParagraphChild[] {
  return pieces.flatMap((piece, index) => [
    ...(isLinkPiece(piece) && isLinkPiece(pieces[index - 1]) ? [run(', ')] : []),
    ...pieceRuns(piece),
  ]);
}
