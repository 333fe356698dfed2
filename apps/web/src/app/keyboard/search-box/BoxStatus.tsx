import { formatCount, formatCountOf } from '@titlenet/catalogue/formatting/numbers';
import { readIsbns } from '@titlenet/catalogue/isbn/isbn-list';
import { isSearchNotReady } from '../../../ui/api/search-not-ready.ts';
import styles from './SearchBox.module.css';
import type { TitleSearchState } from './use-title-search.ts';

interface BoxStatusProps {
  /** The typed text without blanks around it. */
  text: string;
  titles: TitleSearchState;
}

function messageOf({ text, titles: { groups, isPending, error } }: BoxStatusProps): string {
  if (text === '')
    return 'Type words of a title, author, series or imprint, an ISBN, or the name of a page, a report or a list.';
  if (isSearchNotReady(error)) return error.message;
  if (error) return 'The titles could not be searched. Change the text to try again.';
  if (isPending) return 'Searching…';
  const exact = groups.reduce((sum, group) => sum + group.exact, 0);
  const similar = groups.reduce((sum, group) => sum + group.similar, 0);
  if (exact > 0) return `${formatCountOf(exact, 'title')}${similar > 0 ? `, ${formatCount(similar)} similar` : ''}`;
  if (similar > 0) return `No title has these words. ${formatCountOf(similar, 'similar title')}.`;
  return readIsbns(text).isbns.length > 0 ? 'No title of your companies has this number.' : 'No title has these words.';
}

/** What was found, or why nothing is shown. */
export function BoxStatus(props: BoxStatusProps) {
  const isFailed = props.titles.error !== null && !isSearchNotReady(props.titles.error);
  return (
    <div role={isFailed ? 'alert' : 'status'} className={isFailed ? styles.failed : styles.status}>
      {messageOf(props)}
    </div>
  );
}
