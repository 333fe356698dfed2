import type { ReportOutline } from '@titlenet/catalogue/reports/report-outline';
import { Panel, Text } from '../../ui/layout/primitives.tsx';
import styles from './MultipleReports.module.css';

/** Everything that the report shows, a line for each group of facts and each row. */
function textOf({ groups, comments, tables, sourceLine }: ReportOutline): string {
  return [
    ...groups.map(({ facts }) => facts.map(({ label, text }) => `${label} ${text}`).join(' · ')),
    comments,
    ...tables.flatMap(({ rows }) => rows.map(({ cells }) => cells.map(({ text }) => text).join(' '))),
    sourceLine,
  ].join('\n');
}

/**
 * A report that is far from the window, as two elements instead of hundreds. The browser's search and screen readers find
 * all of its texts.
 *
 * @param height in px, about that of the rendered report
 */
export function ReportText({ outline, height }: { outline: ReportOutline; height: number }) {
  return (
    <Panel as="article" pad="12 16" className={styles.text} style={{ height }}>
      <Text as="h2" text="title" breaks>
        {outline.title || outline.definition.heading}
      </Text>
      <p>{textOf(outline)}</p>
    </Panel>
  );
}
