import { Button } from '@mantine/core';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { FrontOrder } from '@titlenet/catalogue/reports/front-page';
import type { ProjectionReportDefinition } from '@titlenet/catalogue/reports/projections';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { ReportKey } from '../../domain/reports/report-query.ts';
import { Row } from '../../ui/layout/primitives.tsx';
import { isCountedRun } from '../../ui/paper/frame-styles.ts';
import { PaperFrame } from '../../ui/paper/PaperFrame.tsx';
import type { CountedPages } from '../../ui/paper/paper-part.ts';
import { useCountedPages } from '../../ui/paper/use-counted-pages.ts';
import { CombinedEntry } from './CombinedEntry.tsx';
import { combinedRun, contentsOf, placeOf } from './combined-parts.ts';
import { ExportCombined } from './ExportCombined.tsx';
import { FrontPageView } from './FrontPageView.tsx';
import type { LoadedReports, ReportEntry } from './load-reports.ts';
import { MissingReports } from './MissingReports.tsx';
import styles from './MultipleReports.module.css';
import { GROUP_SIZE, groupsOf } from './report-groups.ts';
import { useNearElements } from './use-near-elements.ts';
import { usePrintAll } from './use-print-all.ts';
import { useRevealedCount } from './use-revealed-count.ts';

interface CombinedReportsProps {
  definition: ProjectionReportDefinition;
  /** The selected titles, also those without a report. */
  titles: readonly ReportKey[];
  /** How the summary ranks its titles. */
  order: FrontOrder;
  onOrder: (order: FrontOrder) => void;
  /** Null while reports are being loaded: those that are there are rendered, but not shown yet. */
  loaded: LoadedReports | null;
  /** The reports that have been loaded so far. */
  early: readonly ReportEntry[];
}

/** Reports that are shown in one task, as text. */
const REPORTS_PER_TASK = 10;
/** Of the first titles the reports are always rendered: they follow the summary. */
const FIRST_TITLES = 10;

const numbered = (count: number, noun: string) => `${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`;

function summaryOf({ entries, missing }: LoadedReports): string {
  const reports = numbered(entries.length, 'report');
  return missing.length === 0 ? reports : `${reports} · ${numbered(missing.length, 'title')} without a report`;
}

function preparationOf(rendered: number, total: number): string {
  return rendered < total
    ? `Preparing to print: ${formatCount(rendered)} of ${numbered(total, 'report')}`
    : 'Preparing to print: counting pages';
}

interface ReportsFrameProps {
  definition: ProjectionReportDefinition;
  loaded: LoadedReports;
  /** All reports are rendered. */
  isWhole: boolean;
  /** Called when the pages are counted; without any if the run has too many parts. */
  onCounted: (counted: CountedPages) => void;
}

/** The frame of the printed pages. */
function ReportsFrame({ definition, loaded, isWhole, onCounted }: ReportsFrameProps) {
  const { title, parts } = useMemo(() => combinedRun(definition, loaded), [definition, loaded]);
  const counted = useCountedPages(parts, isWhole);
  const isCounted = isWhole && (counted.size > 0 || !isCountedRun(parts));
  // Before a print that counts the pages begins.
  useLayoutEffect(() => {
    if (isCounted) onCounted(counted);
  }, [isCounted, counted, onCounted]);
  return <PaperFrame parts={parts} counted={counted} documentTitle={title} />;
}

/** The reports of several titles on one page: a summary, the reports, the titles that have none (MULTI-26, G-136). */
export function CombinedReports({ definition, titles, order, onOrder, loaded, early }: CombinedReportsProps) {
  const entries = loaded?.entries ?? early;
  const total = entries.length;
  const added = useRevealedCount(total, REPORTS_PER_TASK);
  const places = (loaded?.entries.at(-1)?.place ?? -1) + 1;
  const shown = useRevealedCount(places, GROUP_SIZE);
  const { near, watch } = useNearElements();
  const [counted, setCounted] = useState<CountedPages | null>(null);
  const { count, isPreparing, print } = usePrintAll(total, counted !== null);
  const isWholeAt = ({ place }: ReportEntry, index: number) =>
    place < FIRST_TITLES || index < count || near.has(placeOf(place));
  const whole = new Set(entries.filter(isWholeAt));
  const areAllShown = loaded !== null && added === total && shown === places;
  const isWhole = areAllShown && whole.size === total;
  const pages = useMemo(() => loaded && counted && contentsOf(loaded, counted), [loaded, counted]);
  return (
    <div className={styles.combined} hidden={!loaded}>
      <Row gap={16} align="center" pad="8 0" className={styles.bar} data-screen-only>
        <h1>{definition.heading}</h1>
        <span role="status">{loaded && (isPreparing ? preparationOf(whole.size, total) : summaryOf(loaded))}</span>
        {loaded && <ExportCombined definition={definition} titles={titles} />}
        <Button onClick={print}>Print</Button>
      </Row>
      {loaded && (
        <FrontPageView definition={definition} page={loaded.front} pages={pages} order={order} onOrder={onOrder} />
      )}
      {groupsOf(definition, entries.slice(0, added)).map((group) => (
        <div
          key={group.number}
          className={styles.group}
          hidden={group.number * GROUP_SIZE >= shown}
          data-joined={group.isJoined || undefined}
        >
          {group.entries.map((entry) => (
            <CombinedEntry
              key={entry.place}
              definition={definition}
              entry={entry}
              isWhole={whole.has(entry)}
              watch={watch}
            />
          ))}
        </div>
      ))}
      {areAllShown && <MissingReports missing={loaded.missing} />}
      {/* Last: its listener counts the pages of what the listeners before it have rendered for a print. */}
      {loaded && <ReportsFrame definition={definition} loaded={loaded} isWhole={isWhole} onCounted={setCounted} />}
    </div>
  );
}
