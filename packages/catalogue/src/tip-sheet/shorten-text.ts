import { formatCount } from '../formatting/numbers.ts';
import { linesOf, type TextBox } from './text-lines.ts';

/** Ends of a segment after which a sentence goes on: titles of people, initials, abbreviations of companies. */
const CONTINUING_END = /(?:^|\s)(?:Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|vs|No|Vol|Inc|Co|[A-Z]|(?:[A-Z]\.)+[A-Z])\.\s*$/;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** @returns the sentences of a plain text, without the blanks between them */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(text)) {
    open += segment;
    if (CONTINUING_END.test(open)) continue;
    sentences.push(open.trim());
    open = '';
  }
  if (open.trim()) sentences.push(open.trim());
  return sentences.filter(Boolean);
}

/** Takes parts from the start while the whole fits; at least one part unless it does not fit. */
function fittingParts(parts: readonly string[], box: TextBox, lines: number, end: string): string {
  let taken = '';
  for (const part of parts) {
    const next = taken + part;
    if (linesOf(next.trimEnd() + end, box) > lines) break;
    taken = next;
  }
  return taken.trimEnd();
}

/** Ends of a part at which a sentence may be interrupted. */
const CLAUSE_END = /(?<=[;:,–—،؛])\s+/;
const TRAILING_SIGNS = new Set([...' ;:,–—،؛.·/']);

/** Removes the signs at the end of an interrupted sentence. */
function withoutTrailingSigns(text: string): string {
  let end = text.length;
  while (end > 0 && TRAILING_SIGNS.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * Shortens a text to a number of lines: after its last whole sentence that fits; a first sentence that does not fit
 * after a clause, or else after a word, with an ellipsis; and a word that is longer than all lines within the word.
 *
 * @returns '' if there is no line
 */
export function shortenText(text: string, box: TextBox, lines: number): string {
  if (lines < 1 || text === '') return '';
  if (linesOf(text, box) <= lines) return text;
  const whole = fittingParts(
    sentencesOf(text).map((sentence) => `${sentence} `),
    box,
    lines,
    '',
  );
  if (whole) return whole;
  const clauses = fittingParts(
    text.split(CLAUSE_END).map((clause) => `${clause} `),
    box,
    lines,
    '…',
  );
  // A clause of less than half of the space says too little.
  const isLongEnough = linesOf(clauses, box) * 2 > lines && clauses.length > 0;
  const words = isLongEnough
    ? clauses
    : fittingParts(
        text.split(/\s+/).map((word) => `${word} `),
        box,
        lines,
        '…',
      );
  const taken =
    words ||
    fittingParts(
      [...letters.segment(text)].slice(0, MAX_LETTERS).map(({ segment }) => segment),
      box,
      lines,
      '…',
    );
  return `${withoutTrailingSigns(taken)}…`;
}

const SENTENCE_END = /[.!?…:;]["”’)]?$/;

/** Joins paragraphs and items to one line: after what does not end as a sentence stands a semicolon. */
export const inOneLine = (texts: readonly string[]): string =>
  texts.map((text, index) => (index === texts.length - 1 || SENTENCE_END.test(text) ? text : `${text};`)).join(' ');

/** Shortens a list to a number of lines by whole members: 'France, Germany and 37 more'. */
export function shortenList(items: readonly string[], box: TextBox, lines: number, separator = ', '): string {
  const whole = items.join(separator);
  if (linesOf(whole, box) <= lines) return whole;
  let shortened = '';
  for (let shown = 1; shown < items.length; shown += 1) {
    const text = `${items.slice(0, shown).join(separator)} and ${formatCount(items.length - shown)} more`;
    if (linesOf(text, box) > lines) break;
    shortened = text;
  }
  return shortened || shortenText(whole, box, lines);
}

/** No page of a tip sheet has more letters. */
const MAX_LETTERS = 2_000;
