import { foldText } from '@titlenet/catalogue/text/fold';
import type { BoxTitle } from '@titlenet/contract/search-box';
import type { RecentTitle } from '../../../domain/recent-titles/recent-titles.ts';
import type { Address } from '../../../ui/address/links.ts';

/** An entry of the search box. */
export interface BoxEntry {
  /** Heading under which it is listed; entries of one heading follow each other. */
  readonly group: string;
  /** Unique among all entries. */
  readonly key: string;
  readonly label: string;
  /** Further facts, shown muted. */
  readonly note?: string;
  /** The shortcut with the same effect. */
  readonly keys?: string;
  /** The title that the entry is, shown with its cover. */
  readonly title?: BoxTitle | RecentTitle;
  /** What the entry opens, for a new tab; absent for actions. */
  readonly address?: Address;
  /** True if it precedes the titles that are still being searched. */
  readonly isFirst?: boolean;
  /** True for an entry that changes the list and leaves the box open. */
  readonly staysOpen?: boolean;
  /** Rejects with a message for the user; the box then stays open. */
  readonly run: () => void | Promise<void>;
}

/** Whether a label starts with a typed text: such a page or report was probably meant. */
export function startsWithText({ label }: BoxEntry, text: string): boolean {
  const folded = foldText(text);
  return folded !== '' && foldText(label).startsWith(folded);
}
