// biome-ignore-all lint/a11y/useSemanticElements: the ARIA combobox pattern; select and fieldset cannot implement it
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../ui/api/api-error.ts';
import styles from './CommandPalette.module.css';
import { type PaletteEntry, usePaletteEntries } from './use-palette-entries.ts';

/** Index after an arrow key; wraps around. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
};

interface Numbered extends PaletteEntry {
  readonly index: number;
}

/** Entries grouped by heading, in the order of the groups. */
function grouped(entries: readonly PaletteEntry[]): [string, Numbered[]][] {
  const groups = new Map<string, Numbered[]>();
  for (const [index, entry] of entries.entries()) {
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), { ...entry, index }]);
  }
  return [...groups];
}

/** Ctrl+K: opens an ISBN, a screen or a report. */
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
      // Shown here because the dialog's overlay covers the toast.
      setErrorText(error instanceof ApiError ? 'The call failed. Try again.' : (error as Error).message);
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
              // biome-ignore lint/a11y/useKeyWithClickEvents: the text box keeps the focus and handles the keys
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
        {entries.length === 0 ? 'No matches.' : `${formatCount(entries.length)} places`}
      </div>
    </Modal>
  );
}
