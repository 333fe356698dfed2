import type { MissingReport } from './load-reports.ts';
import styles from './MultipleReports.module.css';

/** The titles that a combined report does not show, with reasons (G-136). */
export function MissingReports({ missing }: { missing: readonly MissingReport[] }) {
  if (missing.length === 0) return null;
  return (
    <section className={styles.missing} aria-labelledby="missing-reports">
      <h2 id="missing-reports">Titles without a report</h2>
      <ul>
        {missing.map(({ name, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed, and a title may be selected twice
          <li key={index}>
            <span>{name}</span> {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
