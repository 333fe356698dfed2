import { Text } from '../../ui/layout/primitives.tsx';
import { paperPart } from '../../ui/paper/paper-part.ts';
import { missingReportsPart } from './combined-parts.ts';
import type { MissingReport } from './load-reports.ts';
import styles from './MultipleReports.module.css';

/** The titles without a report, each once with its name and the reason, after the reports (G-136, G-360). */
export function MissingReports({ missing }: { missing: readonly MissingReport[] }) {
  if (missing.length === 0) return null;
  return (
    <section {...paperPart(missingReportsPart)} className={styles.missing} aria-labelledby="missing-reports">
      <Text as="h2" text="group" id="missing-reports">
        Titles without a report
      </Text>
      <ul>
        {missing.map(({ name, reason, entry }, index) => {
          const heading = entry ? entry.title : name;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed, and a title may be selected twice
            <li key={index}>
              {heading && <span>{heading} </span>}
              {entry ? entry.line : reason}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
