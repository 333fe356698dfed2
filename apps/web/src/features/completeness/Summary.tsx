import type { CompletenessGrouping } from '@titlenet/catalogue/completeness/completeness-report';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { percentOf } from '@titlenet/catalogue/formatting/rounding';
import type { CompletenessCounts } from '@titlenet/contract/completeness';
import styles from './Completeness.module.css';
import { CountLink } from './CountLink.tsx';
import { LevelBar } from './LevelBar.tsx';
import { levelColumns } from './level-columns.ts';

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

const momentText = (moment: string) =>
  new Date(moment).toLocaleString('en-US', { dateStyle: 'short', timeStyle: 'short' });

/** All titles by level, as a picture with its numbers. */
export function Summary({ by, all, unrated, countedAt }: SummaryProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.total}>
        {formatCount(all.titles)} titles
        {unrated > 0 && `, and ${formatCount(unrated)} without a record, which are not rated`}
        <span className={styles.counted}>counted {momentText(countedAt)}</span>
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
              {percentOf(all.levels[level], all.titles, 0)} %
            </dd>
            <dd className={styles.muted}>{requirements[level]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
