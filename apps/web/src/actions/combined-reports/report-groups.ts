import type { ReportDefinition } from '@titlenet/catalogue/reports/report-definition';
import { isShortReport } from './combined-parts.ts';
import type { ReportEntry } from './load-reports.ts';

/** Titles whose reports are shown in one task, once all are loaded: the browser computes no styles of hidden ones. */
export const GROUP_SIZE = 50;

/** Reports by the places of their titles: a report that is loaded late does not move others to another group. */
export interface ReportGroup {
  readonly number: number;
  readonly entries: readonly ReportEntry[];
  /** On paper its first report may share a page with the last one of the group before. */
  readonly isJoined: boolean;
}

/** @returns the groups in the order of their places */
export function groupsOf(definition: ReportDefinition, entries: readonly ReportEntry[]): ReportGroup[] {
  const groups = Map.groupBy(entries, ({ place }) => Math.floor(place / GROUP_SIZE));
  const isShort = (entry: ReportEntry | undefined) => entry !== undefined && isShortReport(definition, entry);
  let last: ReportEntry | undefined;
  return [...groups]
    .toSorted(([one], [other]) => one - other)
    .map(([number, own]) => {
      const isJoined = isShort(last) && isShort(own[0]);
      last = own.at(-1);
      return { number, entries: own, isJoined };
    });
}
