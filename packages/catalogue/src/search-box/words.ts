import { foldText } from '../text/fold.ts';

/** Leading articles, which are optional in typed text and in titles. */
export const ARTICLES: ReadonlySet<string> = new Set([
  'the',
  'a',
  'an',
  'le',
  'la',
  'les',
  'el',
  'los',
  'las',
  'il',
  'das',
  'der',
]);

const APOSTROPHE = /'/g;
const WITH_APOSTROPHES = /[\p{L}\p{M}\p{N}']+/gu;
const WITH_HYPHENS = /[\p{L}\p{M}\p{N}-]+/gu;
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

/** The words in front of an ending 's. */
function possessiveBases(folded: string): string[] {
  const possessives = (folded.match(WITH_APOSTROPHES) ?? []).filter((word) => word.endsWith("'s"));
  return possessives.map((word) => word.replace(APOSTROPHE, '').slice(0, -1)).filter((base) => base !== '');
}

/** Words with single hyphens between them, without the hyphens. */
function compounds(bare: string): string[] {
  const runs = (bare.match(WITH_HYPHENS) ?? []).flatMap((run) => run.split('--'));
  const parts = runs.map((run) => run.split('-').filter((part) => part !== ''));
  return parts.filter(({ length }) => length > 1).map((words) => words.join(''));
}

/** Further words by which a text is found: bases of possessives, compounds without hyphens, initials together (G-260). */
export function furtherWordsOf(text: string): string[] {
  const folded = foldedText(text);
  const bare = folded.replace(APOSTROPHE, '');
  const further = [...possessiveBases(folded), ...compounds(bare), ...joinedInitials(bare.match(WORD) ?? [])];
  return further.length === 0 ? further : [...new Set(further)];
}

/** @returns the words without a leading article; an article alone stays */
export function withoutArticle(words: readonly string[]): readonly string[] {
  return words.length > 1 && ARTICLES.has(words[0] ?? '') ? words.slice(1) : words;
}
