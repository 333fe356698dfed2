import type { HomeEntry, HomeMenuGroup } from '@titlenet/catalogue/lists/home-menus';
import { isOfferedOn, reports } from '@titlenet/catalogue/reports/reports';
import { useId } from 'react';
import { useQuickReport } from '../../domain/quick-report/use-quick-report.ts';
import { isHccpSite } from '../../domain/report-links/hccp-site.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { ConfiguredLink } from '../../ui/address/ConfiguredLink.tsx';
import styles from './HomeMenu.module.css';

type QuickReportEntry = Extract<HomeEntry, { quickReport: unknown }>;

/** Canadian reports are hidden on the HCCP site [PERM-26]. */
function isOffered(entry: HomeEntry): boolean {
  if (!('quickReport' in entry)) return true;
  const report = reports.find(({ name }) => name === entry.quickReport.report);
  return !report || isOfferedOn(report, { isHccp: isHccpSite() });
}

/** Opens a report for the ISBN of the top menu, or says what it needs [HOME-24..HOME-27]. */
function QuickReportButton({ entry: { label, quickReport } }: { entry: QuickReportEntry }) {
  const open = useQuickReport();
  return (
    <button
      type="button"
      className={styles.entry}
      aria-keyshortcuts={`Control+Alt+${quickReport.letter}`}
      onClick={() => void open(quickReport)}
    >
      {label} <kbd>{quickReport.letter}</kbd>
    </button>
  );
}

function Entry({ entry }: { entry: HomeEntry }) {
  const { links } = useConfiguration();
  if ('quickReport' in entry) return <QuickReportButton entry={entry} />;
  if ('link' in entry)
    return (
      <ConfiguredLink className={styles.entry} template={links[entry.link]}>
        {entry.label}
      </ConfiguredLink>
    );
  return (
    <AddressLink className={styles.entry} to={entry.address}>
      {entry.label}
    </AddressLink>
  );
}

function Group({ group }: { group: HomeMenuGroup }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.heading}>
        {group.heading}
      </h2>
      <ul className={styles.entries}>
        {group.entries.filter(isOffered).map((entry) => (
          <li key={entry.label}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A menu beside the home page. */
export function HomeMenu({ label, groups }: { label: string; groups: readonly HomeMenuGroup[] }) {
  return (
    <nav aria-label={label} className={styles.menu}>
      {groups.map((group) => (
        <Group key={group.heading} group={group} />
      ))}
    </nav>
  );
}
