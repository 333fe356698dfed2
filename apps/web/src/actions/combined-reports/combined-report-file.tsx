import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { localDay } from '@titlenet/catalogue/formatting/days';
import { usualFrontOrder } from '@titlenet/catalogue/reports/front-page';
import type { MultipleReport } from '@titlenet/catalogue/reports/multiple-reports';
import { createRoot } from 'react-dom/client';
import type { ReceivedFile } from '../../ui/api/request.ts';
import { frameStyles } from '../../ui/paper/frame-styles.ts';
import { withoutIsolates } from '../../ui/paper/paper-part.ts';
import { HtmlDocument } from '../printing/html-document.ts';
import { CombinedEntry } from './CombinedEntry.tsx';
import { combinedRun } from './combined-parts.ts';
import { FrontPageView } from './FrontPageView.tsx';
import type { LoadedReports } from './load-reports.ts';
import { MissingReports } from './MissingReports.tsx';
import styles from './MultipleReports.module.css';
import { waitForElement } from './wait-for-element.ts';

/**
 * Writes a combined report as one HTML file. The reports are rendered one after the other, by the components of the
 * page, so that the browser holds the elements of one report at a time.
 *
 * @returns undefined if no title has a report (MULTI-25), or if a report was not rendered within 10 seconds (W5)
 * @throws the signal's reason when it was aborted
 */
export async function combinedReportFile(
  { definition, fileName }: MultipleReport,
  loaded: LoadedReports,
  signal: AbortSignal,
): Promise<ReceivedFile | undefined> {
  const { entries, missing, front, isEmpty } = loaded;
  if (isEmpty) return undefined;
  const file = new HtmlDocument(styles.combined ?? '');
  const container = document.createElement('div');
  const root = createRoot(container);
  const parts = [
    <FrontPageView key="front" definition={definition} page={front} order={usualFrontOrder} />,
    ...entries.map((entry) => <CombinedEntry key="entry" definition={definition} entry={entry} />),
    ...(missing.length > 0 ? [<MissingReports key="missing" missing={missing} />] : []),
  ];
  try {
    for (const [index, part] of parts.entries()) {
      signal.throwIfAborted();
      const name = String(index);
      root.render(
        <div key={name} data-part={name}>
          {part}
        </div>,
      );
      const rendered = await waitForElement(container, () => container.querySelector(`[data-part="${name}"] > *`));
      if (!rendered) return undefined;
      // The copy of an HTML element is one.
      await file.add(rendered.cloneNode(true) as HTMLElement);
    }
  } finally {
    root.unmount();
  }
  signal.throwIfAborted();
  const run = combinedRun(definition, loaded);
  const day = localDay(new Date());
  const pageStyles = frameStyles(run.parts, { counted: new Map(), printedOn: formatDate(day, 'M/d/yyyy') });
  return { name: fileName, content: await file.toBlob(`${withoutIsolates(run.title)} ${day}`, null, pageStyles) };
}
