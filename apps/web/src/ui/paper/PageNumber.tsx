import { Text } from '../layout/primitives.tsx';
import styles from './PageNumber.module.css';
import { allPapers, type PaperName } from './paper-sizes.ts';

/** A page as a number or text: the one on the paper that is printed. Nothing while it is not known. */
export function PageNumber({ pages }: { pages: Readonly<Record<PaperName, number | string>> | undefined }) {
  if (!pages) return null;
  return allPapers.map(({ name }) => (
    <Text key={name} numbers className={styles.number} data-paper={name}>
      {pages[name]}
    </Text>
  ));
}
