// biome-ignore-all lint/a11y/useSemanticElements: a list under a text box whose choice follows the arrows is the combobox pattern; select and fieldset cannot be one
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../ui/api/api-error.ts';
import styles from './CommandPalette.module.css';
import { type PaletteEntry, usePaletteEntries } from './use-palette-entries.ts';

/** Where the arrows lead; the list is a ring. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
};

interface Numbered extends PaletteEntry {
  readonly index: number;
}

/** Entries under the heading of their group, in the order in which the groups come. */
function grouped(entries: readonly PaletteEntry[]): [string, Numbered[]][] {
  const groups = new Map<string, Numbered[]>();
  for (const [index, entry] of entries.entries()) {
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), { ...entry, index }]);
  }
  return [...groups];
}

/** Ctrl+K: goes to an ISBN, a screen or a report (UX.md). */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const [errorText, setErrorText] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const entries = usePaletteEntries(text);
  const active = Math.min(chosen, entries.length - 1);

  useEffect(() => {
    list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const run = async (entry: PaletteEntry | undefined) => {
    try {
      await entry?.run();
      if (entry) onClose();
    } catch (error) {
      // The toast of a failed call stands under the dialog's shade: it is said here too.
      setErrorText(error instanceof ApiError ? 'The server did not answer.' : (error as Error).message);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step && entries.length > 0) setChosen(step(active, entries.length));
    else if (event.key === 'Enter') void run(entries[active]);
    else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) onClose();
    else return;
    event.preventDefault();
  };

  return (
    <Modal opened onClose={onClose} title="Go to" size={560} centered={false} yOffset={96}>
      <TextInput
        className={styles.text}
        data-autofocus
        role="combobox"
        aria-label="An ISBN, a screen or a report"
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        placeholder="An ISBN, a screen or a report"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        error={errorText}
        errorProps={{ role: 'alert' }}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setChosen(0);
          setErrorText(null);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Places" className={styles.list}>
        {grouped(entries).map(([group, members]) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} className={styles.group}>
              {group}
            </div>
            {members.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text box's, which keeps the focus
              <div
                key={entry.label}
                id={`${id}-${entry.index}`}
                data-index={entry.index}
                role="option"
                tabIndex={-1}
                aria-selected={entry.index === active}
                className={styles.entry}
                onMouseMove={() => setChosen(entry.index)}
                onClick={() => void run(entry)}
              >
                <span>{entry.label}</span>
                {entry.keys && <kbd>{entry.keys}</kbd>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <div role="status" className={entries.length === 0 ? styles.nothing : 'visually-hidden'}>
        {entries.length === 0 ? 'Nothing by that name.' : `${entries.length} places`}
      </div>
    </Modal>
  );
}
