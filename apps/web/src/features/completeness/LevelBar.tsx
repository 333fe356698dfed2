import type { CompletenessCounts } from '@titlenet/contract/completeness';
import { Row } from '../../ui/layout/primitives.tsx';
import styles from './Completeness.module.css';
import { levelColumns } from './level-columns.ts';
import { shareText } from './share-text.ts';

/** The share of each level as one bar. */
export function LevelBar({ levels, titles }: Pick<CompletenessCounts, 'levels' | 'titles'>) {
  const shown = levelColumns.filter(({ level }) => levels[level] > 0);
  const parts = shown.map(({ level, label }) => `${label} ${shareText(levels[level], titles)}`);
  return (
    <Row
      as="span"
      gap={2}
      wide
      className={styles.bar}
      role="img"
      aria-label={parts.join(', ')}
      title={parts.join(', ')}
    >
      {shown.map(({ level }) => (
        <span key={level} data-level={level} style={{ flexGrow: levels[level] }} />
      ))}
    </Row>
  );
}
