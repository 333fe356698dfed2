import { mostTypos } from '@titlenet/catalogue/search-box/typos';
import { ARTICLES } from '@titlenet/catalogue/search-box/words';
import { type RawBuilder, sql } from 'kysely';

/** Patterns for the lines of `title.box_words`, in which each word is between blanks. Words have no wildcards. */
const patternsOf = (words: readonly string[]): string[] =>
  words.map((word, index) => (index === words.length - 1 ? `% ${word}%` : `% ${word} %`));

const matchesAll = (text: RawBuilder<unknown>, patterns: readonly string[]) =>
  sql<boolean>`(${sql.join(
    patterns.map((pattern) => sql`${text} like ${pattern}`),
    sql` and `,
  )})`;

const boxWords = sql.ref('box_words');

/** Whether a title has all words, the last one as a beginning (G-261). */
export const hasWords = (words: readonly string[]): RawBuilder<boolean> => matchesAll(boxWords, patternsOf(words));

/** Whether a title may have all words with typos: the rest is decided by `similarMatch`. */
export function mayHaveSimilarWords(words: readonly string[]): RawBuilder<boolean> {
  const conditions = patternsOf(words).map((pattern, index) => {
    const exact = sql`box_words like ${pattern}`;
    // The operator compares with the most similar part of the text and uses the trigram index.
    return mostTypos(words[index]!) === 0 ? exact : sql`(${exact} or ${words[index]!} <% box_words)`;
  });
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** The similarity of all words to a title, by which candidates are chosen. */
export const similarityOf = (words: readonly string[]): RawBuilder<number> =>
  sql<number>`(${sql.join(
    words.map((word) => sql`word_similarity(${word}, box_words)`),
    sql` + `,
  )})`;

const line = (number: number) => sql`split_part(box_words, chr(10), ${sql.lit(number)})`;
const titleWords = sql`(${line(1)} || ${line(2)})`;
const peopleWords = sql`(${line(1)} || ${line(2)} || ${line(3)})`;
const articles = `^ (${[...ARTICLES].join('|')}) (?=[^ ])`;
const withoutArticle = sql`regexp_replace(${line(1)}, ${sql.lit(articles)}, ' ')`;

/** The position of a title in `boxPlaces`; of one without all words, that of the beginning of a number (G-264). */
export function placeOf(words: readonly string[]): RawBuilder<number> {
  if (words.length === 0) return sql<number>`6`;
  const start = ` ${words.join(' ')}`;
  const patterns = patternsOf(words);
  return sql<number>`case
    when ${matchesAll(titleWords, patterns)} then case
      when ${withoutArticle} = ${`${start} `} then 1 when ${withoutArticle} like ${`${start}%`} then 2 else 3 end
    when ${matchesAll(peopleWords, patterns)} then 4
    when ${hasWords(words)} then 5
    else 6 end`;
}
