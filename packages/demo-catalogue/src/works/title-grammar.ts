export interface TitleGrammar {
  titles: readonly string[];
  /** Subtitles, and the probability that a title has one. */
  subtitles: readonly string[];
  subtitled: number;
  words: Readonly<Record<string, readonly string[]>>;
}

/** @param text words separated by bars. */
export const list = (text: string) => text.split('|');
