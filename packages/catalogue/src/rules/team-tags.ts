import { foldText } from '../text/fold.ts';

/** Maximum number of characters of a tag. */
export const MAX_TAG_LENGTH = 40;

/** A tag of a company's team: titles are found by the folded word, and its first spelling is shown. */
export interface TeamTag {
  /** Without case and accents. */
  readonly tag: string;
  readonly label: string;
}

/** @returns a tag as entered, without outer and repeated blanks; null if it is blank or too long */
export function readTag(entered: string): TeamTag | null {
  const label = entered.replace(/\s+/gu, ' ').trim();
  const tag = foldText(label);
  return tag === '' || label.length > MAX_TAG_LENGTH || tag.length > MAX_TAG_LENGTH ? null : { tag, label };
}
