export interface TitleGrammar {
  titles: readonly string[];
  /** With how often such titles have one. */
  subtitles: readonly string[];
  subtitled: number;
  words: Readonly<Record<string, readonly string[]>>;
}

/** Words of a slot, written with bars between them. */
export const list = (text: string) => text.split('|');
