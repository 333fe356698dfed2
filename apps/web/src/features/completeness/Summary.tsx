import type { CompletenessGrouping } from '@titlenet/catalogue/completeness/completeness-report';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { CompletenessCounts } from '@titlenet/contract/completeness';
import { timeText } from '../../ui/dates/time-text.ts';
import styles from './Completeness.module.css';
import { CountLink } from './CountLink.tsx';
import { LevelBar } from './LevelBar.tsx';
import { levelColumns } from './level-columns.ts';
import { shareText } from './share-text.ts';

/** What each level requires, in short (docs/decisions/0015-completeness.md). */
const requirements = {
  gold: 'Keywords, sell points, praise, rights, language, audience',
  silver: 'Subject, texts, measurements',
  bronze: 'What a bookseller needs to sell it',
  none: 'Lacks something that bronze requires',
} as const;

interface SummaryProps {
  by: CompletenessGrouping;
  all: CompletenessCounts;
  unrated: number;
  countedAt: string;
}

/** All titles by level, as a picture with its numbers. */
export function Summary({ by, all, unrated, countedAt }: SummaryProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.total}>
        {formatCount(all.titles)} titles
        {unrated > 0 && `, and ${formatCount(unrated)} without a record, which are not rated`}
        <span className={styles.counted}>counted {timeText(countedAt)}</span>
      </p>
      <LevelBar levels={all.levels} titles={all.titles} />
      <dl className={styles.levels}>
        {levelColumns.map(({ level, label }) => (
          <div key={level}>
            <dt>
              <span className={styles.swatch} data-level={level} aria-hidden />
              {label}
            </dt>
            <dd>
              <strong>
                <CountLink count={all.levels[level]} label={label} query={{ by, level }} />
              </strong>{' '}
              {shareText(all.levels[level], all.titles)}
            </dd>
            <dd className={styles.muted}>{requirements[level]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
