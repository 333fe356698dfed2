import type { Block } from '@titlenet/catalogue/sheet/outline-blocks';
import styles from './SheetSection.module.css';

/**
 * Lists the labels of all blank blocks together, because missing data must be visible (G-108) and blank rows would
 * take much space.
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
