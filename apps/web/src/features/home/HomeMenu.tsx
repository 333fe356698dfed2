import type { HomeEntry, HomeMenuGroup } from '@titlenet/catalogue/lists/home-menus';
import { isOfferedOn, reports } from '@titlenet/catalogue/reports/reports';
import { useId } from 'react';
import { useQuickReport } from '../../domain/quick-report/use-quick-report.ts';
import { isHccpSite } from '../../domain/report-links/hccp-site.ts';
import { quickReportLink } from '../../domain/report-links/quick-report.ts';
import { usePermissions } from '../../domain/session/permissions.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { ConfiguredLink } from '../../ui/address/ConfiguredLink.tsx';
import { Panel, Stack, Text } from '../../ui/layout/primitives.tsx';
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

function Entries({ entries }: { entries: readonly HomeEntry[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.label}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Group({ group: { heading, entries } }: { group: HomeMenuGroup }) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <Panel aria-labelledby={id} className={styles.group}>
      <Text id={id} as="h2" text="label" strong tone="muted" className={styles.heading}>
        {heading}
      </Text>
      <Entries entries={entries} />
    </Panel>
  );
}

/** The entries that lead to nothing, by their groups, closed. */
function Nothing({ groups }: { groups: readonly HomeMenuGroup[] }) {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  if (count === 0) return null;
  return (
    <Panel as="details" className={styles.group}>
      <Text as="summary" pad="4 8" text="label" strong tone="muted" className={styles.nothing}>
        Nothing in your companies ({count})
      </Text>
      {groups.map(
        ({ heading, entries }) =>
          entries.length > 0 && (
            <div key={heading}>
              <Text as="h3" text="label" strong tone="muted" className={styles.heading}>
                {heading}
              </Text>
              <Entries entries={entries} />
            </div>
          ),
      )}
    </Panel>
  );
}

/** Which reports a company has does not depend on the title. */
const ANY_ISBN = '9780000000002';

/** True for each entry that leads to something for the user: a list with titles, a report of one of their companies. */
function useLeadsSomewhere(emptyLists: ReadonlySet<string>): (entry: HomeEntry) => boolean {
  const { links } = useConfiguration();
  const { companies } = usePermissions();
  return (entry) => {
    if ('list' in entry) return !emptyLists.has(entry.list);
    if (!('quickReport' in entry)) return true;
    return companies.some((companyCode) =>
      quickReportLink(entry.quickReport, { companyCode, isbn: ANY_ISBN }, { links, area: 'reports' }),
    );
  };
}

interface HomeMenuProps {
  label: string;
  groups: readonly HomeMenuGroup[];
  /** Keys of the lists without a title or an event of the user's companies. */
  emptyLists: ReadonlySet<string>;
}

/** A menu beside the home page; what leads to nothing for the user is at its end [HOME-28, HOME-29]. */
export function HomeMenu({ label, groups, emptyLists }: HomeMenuProps) {
  const leadsSomewhere = useLeadsSomewhere(emptyLists);
  const offered = groups.map(({ heading, entries }) => ({ heading, entries: entries.filter(isOffered) }));
  const only = (isShown: (entry: HomeEntry) => boolean) =>
    offered.map(({ heading, entries }) => ({ heading, entries: entries.filter(isShown) }));
  return (
    <Stack aria-label={label} as="nav" gap={12} packed>
      {only(leadsSomewhere).map((group) => (
        <Group key={group.heading} group={group} />
      ))}
      <Nothing groups={only((entry) => !leadsSomewhere(entry))} />
    </Stack>
  );
}
