import styles from './PageNumber.module.css';
import type { PageCounts } from './paper-part.ts';
import { allPapers } from './paper-sizes.ts';

/** The number of a page in contents: the one on the paper that is printed. Nothing while it is not known. */
export function PageNumber({ pages }: { pages: PageCounts | undefined }) {
  if (!pages) return null;
  return allPapers.map(({ name }) => (
    <span key={name} className={styles.number} data-paper={name}>
      {pages[name]}
    </span>
  ));
}
