import { foldText } from '@titlenet/catalogue/text/fold';
import { displayName } from '@titlenet/catalogue/text/names';
import type { WallTitle } from './use-wall.ts';

/** Maximum number of titles that are offered. */
const MAX_OFFERED = 8;

/** A title that the typed text means, with its number from 1. */
export interface Target {
  readonly place: number;
  readonly shown: WallTitle;
}

/**
 * The titles that a typed text means: the one with this number, and those whose name, author or ISBN contain its words,
 * without case and accents. Names that begin with the text come first.
 */
export function targetsOf(titles: readonly WallTitle[], typed: string): Target[] {
  const text = foldText(typed).trim();
  if (text === '') return [];
  const words = text.split(/\s+/);
  const all = titles.map((shown, place) => ({ place, shown }));
  const named = all.filter(({ place }) => /^\d{1,3}$/.test(text) && place === Number(text) - 1);
  const found = all.filter(({ place, shown: { title } }) => {
    if (named.some((one) => one.place === place)) return false;
    const searched = foldText(`${title.title} ${title.author ? displayName(title.author) : ''} ${title.isbn}`);
    return words.every((word) => searched.includes(word));
  });
  const begins = ({ shown: { title } }: Target) => foldText(title.title).startsWith(text);
  return [...named, ...found.filter(begins), ...found.filter((one) => !begins(one))].slice(0, MAX_OFFERED);
}
