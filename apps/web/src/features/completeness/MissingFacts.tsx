import type { CompletenessGrouping } from '@titlenet/catalogue/completeness/completeness-report';
import type { CompletenessCounts } from '@titlenet/contract/completeness';
import { Panel } from '../../ui/layout/primitives.tsx';
import { SidewaysBox } from '../../ui/layout/SidewaysBox.tsx';
import wide from '../../ui/layout/wide-table.module.css';
import styles from './Completeness.module.css';
import { CountLink } from './CountLink.tsx';
import { levelColumns } from './level-columns.ts';
import { shareText } from './share-text.ts';

const labelOf = (level: string) => levelColumns.find((column) => column.level === level)?.label ?? level;

/** What titles lack, most frequent first. */
export function MissingFacts({ by, all }: { by: CompletenessGrouping; all: CompletenessCounts }) {
  if (all.missing.length === 0) return null;
  return (
    <Panel aria-labelledby="missing-heading" pad={16} className={styles.panel}>
      <h2 id="missing-heading">What titles lack</h2>
      <SidewaysBox label="What titles lack">
        <table className={`${wide.table} ${styles.table} ${styles.facts}`} aria-labelledby="missing-heading">
          <thead>
            <tr>
              <th scope="col">Missing</th>
              <th scope="col">Required for</th>
              <th scope="col" data-align="end">
                Titles
              </th>
              <th scope="col" data-align="end">
                Share
              </th>
            </tr>
          </thead>
          <tbody>
            {all.missing.map(({ number, label, level, titles }) => (
              <tr key={number}>
                <th scope="row">{label}</th>
                <td>{labelOf(level)}</td>
                <td data-align="end">
                  <CountLink count={titles} label={`without ${label}`} query={{ by, missing: number }} />
                </td>
                <td data-align="end">{shareText(titles, all.titles)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SidewaysBox>
    </Panel>
  );
}
