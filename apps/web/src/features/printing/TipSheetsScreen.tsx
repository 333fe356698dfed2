import { Button } from '@mantine/core';
import { MAX_TIP_SHEETS } from '@titlenet/catalogue/constants';
import type { Audience } from '@titlenet/catalogue/field';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { useMemo, useState } from 'react';
import { MissingTitlesPage } from '../../actions/printing/MissingTitlesPage.tsx';
import { titlesNotFound } from '../../actions/printing/printable-title.ts';
import { missingPartName, sheetRun, titlePartName } from '../../actions/printing/sheet-parts.ts';
import { FittedTipSheet } from '../../actions/printing/tip-sheet/FittedTipSheet.tsx';
import styles from '../../actions/printing/tip-sheet/TipSheet.module.css';
import { useComposedCount } from '../../actions/printing/use-composed-count.ts';
import { usePermissions } from '../../domain/session/permissions.ts';
import { queryValue, useLocation } from '../../ui/address/use-location.ts';
import { TimeLeft } from '../../ui/dialog/TimeLeft.tsx';
import { contentsName, PaperContents } from '../../ui/paper/PaperContents.tsx';
import { PaperFrame } from '../../ui/paper/PaperFrame.tsx';
import type { PageCounts } from '../../ui/paper/paper-part.ts';
import { type Printable, printableOf } from './printable-address.ts';
import { type RunSheet, type TipSheetRun, useTipSheetRun } from './use-tip-sheet-run.ts';

/** Sheets of a part: Chromium prints as many in seconds, and needs several MB of memory for each. */
const SHEETS_PER_PART = 100;

interface Shown {
  /** Sheets of the part that are on the page. */
  readonly count: number;
  readonly isReady: boolean;
}

function statusText({ phase, loaded, sheets }: TipSheetRun, total: number, part: Part, shown: Shown): string {
  const name = part.of > 1 ? `Part ${part.number} of ${part.of}: ` : '';
  const size = formatCount(part.sheets.length);
  if (phase === 'cancelled') {
    const whole = sheets.length > 0 ? size : formatCount(total);
    return `Cancelled: ${name}${formatCount(shown.count)} of ${whole} tip sheets`;
  }
  if (phase === 'loading') return `Loading ${formatCount(loaded)} of ${formatCount(total)}`;
  if (!shown.isReady) return `${name}Composing ${formatCount(shown.count)} of ${size}`;
  if (part.of === 1) return `${size} of ${formatCount(total)} ready to print`;
  const [first, last] = [part.sheets.at(0), part.sheets.at(-1)].map((sheet) => formatCount(sheet?.frame.page ?? 0));
  return `${name}sheets ${first} to ${last} of ${formatCount(sheets.length)} ready to print`;
}

/** Sheets that are printed at once. */
interface Part {
  /** From 1. */
  readonly number: number;
  /** Number of parts. */
  readonly of: number;
  readonly sheets: readonly RunSheet[];
}

const partOf = (sheets: readonly RunSheet[], index: number): Part => ({
  number: index + 1,
  of: Math.max(1, Math.ceil(sheets.length / SHEETS_PER_PART)),
  sheets: sheets.slice(index * SHEETS_PER_PART, (index + 1) * SHEETS_PER_PART),
});

/** The pages before a sheet are those that its foot numbers: the contents are not counted. */
const ONE_PAGE: PageCounts = { Letter: 1, A4: 1 };

/** Heads of the pages that are not sheets, which have a foot of their own, and the contents of several sheets. */
function TipSheetsFrame({ part, hasMissing }: { part: Part; hasMissing: boolean }) {
  const { sheets, number, of } = part;
  const { title, contents, others, counted } = useMemo(() => {
    const run = sheetRun(
      sheets.map((sheet) => ({ ...sheet, name: titlePartName(sheet.frame.page - 1) })),
      'Tip Sheet',
      sheets[0]?.frame.audience ?? 'accounts',
      hasMissing,
    );
    const before = (sheets[0]?.frame.page ?? 1) - 1;
    return {
      title: of > 1 ? `${run.title}, part ${number} of ${of}` : run.title,
      contents: run.parts,
      others: run.parts.filter(({ name }) => name === contentsName || name === missingPartName),
      counted: new Map(
        run.parts.map(({ name }) => [name, name === contentsName ? { Letter: before, A4: before } : ONE_PAGE]),
      ),
    };
  }, [sheets, number, of, hasMissing]);
  return (
    <>
      <PaperFrame parts={others} documentTitle={title} isNumbered={false} />
      {sheets.length > 1 && <PaperContents parts={contents} counted={counted} isPaperOnly />}
    </>
  );
}

function TipSheets({ printable, audience }: { printable: Printable; audience: Audience }) {
  const { titles } = printable;
  const run = useTipSheetRun(titles, audience);
  const [index, setIndex] = useState(0);
  const part = useMemo(() => partOf(run.sheets, index), [run.sheets, index]);
  const shown = useComposedCount(index, part.sheets.length, run.phase !== 'loaded');
  const isRunning = run.phase === 'loading' || (run.phase === 'loaded' && !shown.isReady);
  const missing = useMemo(() => [...run.failed, ...titlesNotFound(printable.skipped)], [run.failed, printable.skipped]);
  const isLast = part.number === part.of;
  const hasMissing = !isRunning && isLast && missing.length > 0;
  return (
    <>
      <div className={styles.bar} data-screen-only>
        <span role="status">{statusText(run, titles.length, part, shown)}</span>
        {isRunning && (
          <>
            {run.phase === 'loading' && (
              <TimeLeft done={run.loaded} total={titles.length} waitsUntil={run.waitsUntil} />
            )}
            <Button variant="default" onClick={run.cancel}>
              Cancel
            </Button>
          </>
        )}
        {part.of > 1 && run.phase === 'loaded' && (
          <>
            <Button variant="default" disabled={part.number === 1} onClick={() => setIndex(index - 1)}>
              Previous part
            </Button>
            <Button variant="default" disabled={isLast} onClick={() => setIndex(index + 1)}>
              Next part
            </Button>
          </>
        )}
        <Button disabled={isRunning || shown.count === 0} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <TipSheetsFrame part={part} hasMissing={hasMissing} />
      {part.sheets.slice(0, shown.count).map(({ content, frame }) => (
        <FittedTipSheet key={frame.page} content={content} frame={frame} />
      ))}
      {hasMissing && <MissingTitlesPage missing={missing} />}
    </>
  );
}

/** Why a run has no sheets; null if it has. */
function refusalOf({ titles }: Printable): string | null {
  if (titles.length === 0) return 'No titles found';
  if (titles.length <= MAX_TIP_SHEETS) return null;
  const most = formatCount(MAX_TIP_SHEETS);
  return `${formatCount(titles.length)} titles are too many: a run has at most ${most} tip sheets. Select fewer titles, and print them in several runs.`;
}

/** The tip sheets of the address, one page each. Without readers in the address, they are for accounts. */
export function TipSheetsScreen() {
  const { query, address } = useLocation();
  const { companies } = usePermissions();
  const printable = useMemo(() => printableOf(query, companies), [query, companies]);
  const refusal = refusalOf(printable);
  const audience = queryValue(query, 'audience') === 'internal' ? 'internal' : 'accounts';
  return (
    <div className={styles.run}>
      <h1 className="visually-hidden">Tip Sheets</h1>
      {refusal ? <p>{refusal}</p> : <TipSheets key={address} printable={printable} audience={audience} />}
    </div>
  );
}
