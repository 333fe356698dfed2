import { Suspense, useCallback, useEffect, useState } from 'react';
import { lazyScript } from '../../ui/lazy/lazy-part.tsx';
import { PartBoundary } from '../../ui/lazy/PartBoundary.tsx';
import { EarlyKeys } from './early-keys.ts';
import styles from './KeyCommands.module.css';
import { type KeyCommand, keyCommandOf } from './key-command.ts';

const RunCommand = lazyScript(async () => (await import('./RunCommand.tsx')).RunCommand);

/** Shortcuts are ignored while the page is inert or behind a dialog. */
const isPageCovered = () => document.querySelector('[inert], [aria-modal="true"]') !== null;

/** Handles the shortcuts that work on every page. Their implementation is loaded with the first one used. */
export function KeyCommands() {
  const [command, setCommand] = useState<KeyCommand | null>(null);
  // Each command tries to load the script again.
  const [attempt, setAttempt] = useState(0);
  const [early] = useState(() => new EarlyKeys());
  const close = useCallback(() => {
    early.take();
    setCommand(null);
  }, [early]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const next = keyCommandOf(event);
      if (!next) return;
      // Ctrl+K and Ctrl+Alt letters are always cancelled, so that the browser does not handle them.
      event.preventDefault();
      if (isPageCovered()) return;
      if (next.kind === 'palette') early.start(close);
      setCommand(next);
      setAttempt((last) => last + 1);
    };
    // Listens on the window, so that screens that listen on the document handle a key first.
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      early.take();
    };
  }, [early, close]);
  return (
    command && (
      <PartBoundary key={attempt} onFailed={() => early.take()} className={styles.failure}>
        <Suspense>
          <RunCommand command={command} early={early} onDone={close} />
        </Suspense>
      </PartBoundary>
    )
  );
}
