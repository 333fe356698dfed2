import { quickReports } from '@titlenet/catalogue/quick-reports';
import { useEffect, useRef } from 'react';
import { CommandPalette } from './CommandPalette.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import type { KeyCommand } from './key-command.ts';
import { useQuickReport } from './use-quick-report.ts';

interface RunCommandProps {
  command: KeyCommand;
  onDone: () => void;
}

function OpenQuickReport({ command, onDone }: { command: KeyCommand & { kind: 'quickReport' }; onDone: () => void }) {
  const openReport = useQuickReport();
  const opened = useRef<KeyCommand | null>(null);
  useEffect(() => {
    if (opened.current === command) return;
    opened.current = command;
    // A failed call has said so itself.
    openReport(quickReports.find(({ letter }) => letter === command.letter)!)
      .catch(() => undefined)
      .finally(onDone);
  }, [command, onDone, openReport]);
  return null;
}

/** Does what a key asked for: opens a report, the palette or the list of keys. */
export function RunCommand({ command, onDone }: RunCommandProps) {
  if (command.kind === 'quickReport') return <OpenQuickReport command={command} onDone={onDone} />;
  return command.kind === 'palette' ? <CommandPalette onClose={onDone} /> : <KeyHelp onClose={onDone} />;
}
