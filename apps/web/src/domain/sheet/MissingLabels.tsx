import type { Block } from '@titlenet/catalogue/sheet/outline-blocks';
import styles from './SheetSection.module.css';

/**
 * The labels of what a section does not have, in one place below what it has: staff see what is missing (G-108), and
 * a sparse title is no column of empty lines.
 */
export function MissingLabels({ blocks, sectionLabel }: { blocks: readonly Block[]; sectionLabel: string }) {
  if (blocks.length === 0) return null;
  return (
    <div className={`${styles.pair} ${styles.missing}`}>
      <span>Not given</span>
      <ul aria-label={`Not given in ${sectionLabel}`}>
        {blocks.map((block) => (
          <li key={block.name}>{block.label}</li>
        ))}
      </ul>
    </div>
  );
}
