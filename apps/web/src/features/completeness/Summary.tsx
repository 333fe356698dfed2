import type { CompletenessGrouping } from '@titlenet/catalogue/completeness/completeness-report';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { CompletenessCounts } from '@titlenet/contract/completeness';
import { timeText } from '../../ui/dates/time-text.ts';
import { Grid, Panel, Text } from '../../ui/layout/primitives.tsx';
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
    <Panel as="div" pad={16} className={styles.panel}>
      <Text as="p" text="section" below={8}>
        {formatCount(all.titles)} titles
        {unrated > 0 && `, and ${formatCount(unrated)} without a record, which are not rated`}
        <Text text="label" tone="muted" className={styles.counted}>
          counted {timeText(countedAt)}
        </Text>
      </Text>
      <LevelBar levels={all.levels} titles={all.titles} />
      <Grid as="dl" gap={16} above={16} className={styles.levels}>
        {levelColumns.map(({ level, label }) => (
          <div key={level}>
            <Text as="dt" text="label">
              <span className={styles.swatch} data-level={level} aria-hidden />
              {label}
            </Text>
            <dd>
              <strong>
                <CountLink count={all.levels[level]} label={label} query={{ by, level }} />
              </strong>{' '}
              {shareText(all.levels[level], all.titles)}
            </dd>
            <Text as="dd" tone="muted">
              {requirements[level]}
            </Text>
          </div>
        ))}
      </Grid>
    </Panel>
  );
}
