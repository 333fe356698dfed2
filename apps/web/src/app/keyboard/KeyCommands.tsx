import { lazy, Suspense, useEffect, useState } from 'react';
import { type KeyCommand, keyCommandOf } from './key-command.ts';

const RunCommand = lazy(async () => ({ default: (await import('./RunCommand.tsx')).RunCommand }));

/** A page that waits, or stands behind a dialog, does not hear keys. */
const isPageCovered = () => document.querySelector('[inert], [aria-modal="true"]') !== null;

/** The keys that work on every page. What they do comes in a script of its own, with the first of them. */
export function KeyCommands() {
  const [command, setCommand] = useState<KeyCommand | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const next = keyCommandOf(event);
      if (!next) return;
      // Ctrl+K and Ctrl+Alt letters are the browser's elsewhere: here they never leave the page, even when it is covered.
      event.preventDefault();
      if (!isPageCovered()) setCommand(next);
    };
    // On the window: a screen, which hears keys on the document, comes first.
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    command && (
      <Suspense>
        <RunCommand command={command} onDone={() => setCommand(null)} />
      </Suspense>
    )
  );
}
