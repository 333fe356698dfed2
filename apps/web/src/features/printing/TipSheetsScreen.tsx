import { Button } from '@mantine/core';
import type { Audience } from '@titlenet/catalogue/field';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { useMemo } from 'react';
import { MissingTitlesPage } from '../../actions/printing/MissingTitlesPage.tsx';
import { missingTitles, titlesNotFound } from '../../actions/printing/printable-title.ts';
import { sheetRun } from '../../actions/printing/sheet-parts.ts';
import { FittedTipSheet } from '../../actions/printing/tip-sheet/FittedTipSheet.tsx';
import styles from '../../actions/printing/tip-sheet/TipSheet.module.css';
import { usePermissions } from '../../domain/session/permissions.ts';
import { queryValue, useLocation } from '../../ui/address/use-location.ts';
import { TimeLeft } from '../../ui/dialog/TimeLeft.tsx';
import { usePrintedTitle } from '../../ui/paper/use-printed-title.ts';
import { type Printable, printableOf } from './printable-address.ts';
import { type TipSheetRun, useTipSheetRun } from './use-tip-sheet-run.ts';

function statusText({ phase, loaded, shown }: TipSheetRun, total: number): string {
  if (phase === 'cancelled') return `Cancelled: ${formatCount(shown.length)} of ${formatCount(total)} tip sheets`;
  if (phase === 'loading') return `Loading ${formatCount(loaded)} of ${formatCount(total)}`;
  if (phase === 'composing') return `Composing ${formatCount(shown.length)} of ${formatCount(total)}`;
  return `${formatCount(total)} of ${formatCount(total)} ready to print`;
}

function TipSheets({ printable, audience }: { printable: Printable; audience: Audience }) {
  const { titles } = printable;
  const run = useTipSheetRun(titles, audience);
  usePrintedTitle(
    sheetRun(
      run.shown.map(({ title }) => title),
      'Tip Sheet',
      false,
    ).title,
  );
  const isRunning = run.phase === 'loading' || run.phase === 'composing';
  return (
    <>
      <div className={styles.bar}>
        <span role="status">{statusText(run, titles.length)}</span>
        {isRunning && (
          <>
            <TimeLeft done={run.loaded + run.shown.length} total={titles.length * 2} waitsUntil={run.waitsUntil} />
            <Button variant="default" onClick={run.cancel}>
              Cancel
            </Button>
          </>
        )}
        <Button disabled={isRunning || run.shown.length === 0} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {run.shown.map(({ content, frame }) => (
        <FittedTipSheet key={frame.page} content={content} frame={frame} />
      ))}
      {!isRunning && (
        <MissingTitlesPage missing={[...missingTitles(run.failed), ...titlesNotFound(printable.skipped)]} />
      )}
    </>
  );
}

/** The tip sheets of the address, one page each. Without readers in the address, they are for accounts. */
export function TipSheetsScreen() {
  const { query, address } = useLocation();
  const { companies } = usePermissions();
  const printable = useMemo(() => printableOf(query, companies), [query, companies]);
  const audience = queryValue(query, 'audience') === 'internal' ? 'internal' : 'accounts';
  return (
    <div className={styles.run}>
      <h1 className="visually-hidden">Tip Sheets</h1>
      {printable.titles.length === 0 ? (
        <p>No titles found</p>
      ) : (
        <TipSheets key={address} printable={printable} audience={audience} />
      )}
    </div>
  );
}
