import { quickReports } from '@titlenet/catalogue/reports/quick-reports';
import { useEffect, useRef } from 'react';
import { useQuickReport } from '../../domain/quick-report/use-quick-report.ts';
import type { EarlyKeys } from './early-keys.ts';
import { KeyHelp } from './KeyHelp.tsx';
import type { KeyCommand } from './key-command.ts';
import { SearchBox } from './search-box/SearchBox.tsx';

interface RunCommandProps {
  command: KeyCommand;
  /** What is typed before the search box has the focus. */
  early: EarlyKeys;
  onDone: () => void;
}

function OpenQuickReport({
  command,
  onDone,
}: Pick<RunCommandProps, 'onDone'> & { command: KeyCommand & { kind: 'quickReport' } }) {
  const openReport = useQuickReport();
  const opened = useRef<KeyCommand | null>(null);
  useEffect(() => {
    if (opened.current === command) return;
    opened.current = command;
    // A failed call has already shown its toast.
    openReport(quickReports.find(({ letter }) => letter === command.letter)!)
      .catch(() => undefined)
      .finally(onDone);
  }, [command, onDone, openReport]);
  return null;
}

/** Runs a keyboard command: opens a report, the search box or the list of shortcuts. */
export function RunCommand({ command, early, onDone }: RunCommandProps) {
  if (command.kind === 'quickReport') return <OpenQuickReport command={command} onDone={onDone} />;
  return command.kind === 'palette' ? <SearchBox early={early} onClose={onDone} /> : <KeyHelp onClose={onDone} />;
}
