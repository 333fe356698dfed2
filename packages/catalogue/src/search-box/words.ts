import { foldText } from '../text/fold.ts';

/** Leading articles, which are optional in typed text and in titles. */
const ARTICLES = new Set(['the', 'a', 'an', 'le', 'la', 'les', 'el', 'los', 'las', 'il', 'das', 'der']);

const APOSTROPHE = /'/g;
/** A possessive, whose base is a word too. */
const POSSESSIVE = /([\p{L}\p{M}\p{N}]+)'s(?![\p{L}\p{M}\p{N}])/gu;
const COMPOUND = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)+/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const ONE_LETTER = /^\p{L}\p{M}*$/u;

const foldedText = (text: string) => foldText(text).replaceAll('&', ' and ');

/** The words of a text in their order (G-260). */
export function wordsOf(text: string): string[] {
  return foldedText(text).replace(APOSTROPHE, '').match(WORD) ?? [];
}

/** The words of a field, each once, with the further ones. */
export function allWordsOf(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...wordsOf(text), ...furtherWordsOf(text)]))];
}

/** Runs of at least two words of one letter, joined: 'j k rowling' has 'jk'. */
function joinedInitials(words: readonly string[]): string[] {
  const joined: string[] = [];
  let run = '';
  for (const word of [...words, '']) {
    if (ONE_LETTER.test(word)) run += word;
    else {
      if (run.length > 1) joined.push(run);
      run = '';
    }
  }
  return joined;
}

/** Further words by which a text is found: bases of possessives, compounds without hyphens, initials together (G-260). */
export function furtherWordsOf(text: string): string[] {
  const folded = foldedText(text);
  const bases = [...folded.matchAll(POSSESSIVE)].map(([, base]) => base!);
  const bare = folded.replace(APOSTROPHE, '');
  const compounds = (bare.match(COMPOUND) ?? []).map((compound) => compound.replaceAll('-', ''));
  const further = [...bases, ...compounds, ...joinedInitials(bare.match(WORD) ?? [])];
  return further.length === 0 ? further : [...new Set(further)];
}

/** @returns the words without a leading article; an article alone stays */
export function withoutArticle(words: readonly string[]): readonly string[] {
  return words.length > 1 && ARTICLES.has(words[0]!) ? words.slice(1) : words;
}
