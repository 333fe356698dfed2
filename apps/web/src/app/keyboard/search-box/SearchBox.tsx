import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal, TextInput } from '@mantine/core';
import type { DivisionNumber } from '@titlenet/catalogue/divisions';
import { MAX_BOX_TEXT_LENGTH } from '@titlenet/contract/search-box';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { hrefOf } from '../../../ui/address/links.ts';
import { ApiError } from '../../../ui/api/api-error.ts';
import type { EarlyKeys } from '../early-keys.ts';
import { BoxList, groupsOf } from './BoxList.tsx';
import { BoxStatus } from './BoxStatus.tsx';
import type { BoxEntry } from './box-entry.ts';
import styles from './SearchBox.module.css';
import { useBoxEntries } from './use-box-entries.ts';

const LABEL = 'Titles, pages, reports and lists';

/** Index after an arrow key; wraps around. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
};

/** What the person has typed and chosen. */
interface Entered {
  text: string;
  chosen: number;
  expanded: DivisionNumber | null;
  errorText: string | null;
  /** Enter was pressed before the titles of the text were found: the first entry is opened then. */
  awaited: 'here' | 'new tab' | null;
}

const start: Entered = { text: '', chosen: 0, expanded: null, errorText: null, awaited: null };

interface SearchBoxProps {
  /** What is typed until the text field has the focus. */
  early: EarlyKeys;
  onClose: () => void;
}

/** The search box (Ctrl+K): titles of all divisions, pages, reports and lists. */
export function SearchBox({ early, onClose }: SearchBoxProps) {
  const id = useId();
  const [state, setState] = useState(start);
  const { text, chosen, expanded, errorText, awaited } = state;
  const change = (part: Partial<typeof start>) => setState((before) => ({ ...before, ...part }));
  const expand = (division: DivisionNumber) => change({ expanded: division });
  const { entries, titles } = useBoxEntries(text, { expanded, expand });
  const active = Math.min(chosen, entries.length - 1);

  const run = async (entry: BoxEntry | undefined, isNewTab: boolean) => {
    if (!entry) return;
    if (isNewTab && entry.address) {
      window.open(hrefOf(entry.address), '_blank', 'noopener');
      return;
    }
    try {
      await entry.run();
      if (!entry.staysOpen) onClose();
    } catch (error) {
      // Shown here because the dialog's overlay covers the toast.
      change({ errorText: error instanceof ApiError ? 'The call failed. Try again.' : (error as Error).message });
    }
  };
  const runAwaited = useEffectEvent(() => {
    change({ awaited: null });
    void run(entries[0], awaited === 'new tab');
  });
  useEffect(() => {
    if (awaited && !titles.isPending) runAwaited();
  }, [awaited, titles.isPending]);

  const onFocus = () => {
    const { text: typed, isEntered } = early.take();
    if (typed !== '' || isEntered)
      change({ text: typed.slice(0, MAX_BOX_TEXT_LENGTH), awaited: isEntered ? 'here' : null });
  };
  const onEnter = (isNewTab: boolean) => {
    // An entry that was chosen, or one that no title can precede.
    const isKnown = chosen > 0 || !titles.isPending || entries[0]?.isFirst;
    if (isKnown) void run(entries[active], isNewTab);
    else change({ awaited: isNewTab ? 'new tab' : 'here' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const isControl = event.ctrlKey || event.metaKey;
    const group = event.key === 'Tab' && nextGroup(entries, active, event.shiftKey);
    if (step && entries.length > 0) change({ chosen: step(active, entries.length), awaited: null });
    else if (event.key === 'Enter') onEnter(isControl);
    else if (typeof group === 'number') change({ chosen: group, awaited: null });
    else if (event.key.toLowerCase() === 'k' && isControl) onClose();
    else return;
    event.preventDefault();
  };

  return (
    <Modal opened onClose={onClose} title="Search" size={640} centered={false} yOffset="12vh">
      <TextInput
        className={styles.text}
        data-autofocus
        role="combobox"
        aria-label={LABEL}
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        placeholder={LABEL}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_BOX_TEXT_LENGTH}
        error={errorText}
        errorProps={{ role: 'alert' }}
        value={text}
        onChange={(event) => setState({ ...start, text: event.currentTarget.value })}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      />
      <BoxList
        id={id}
        entries={entries}
        active={active}
        onSelect={(index) => change({ chosen: index })}
        onRun={(entry, isNewTab) => void run(entry, isNewTab)}
      />
      <BoxStatus text={text.trim()} titles={titles} />
    </Modal>
  );
}

/** @returns the first entry of the next group, or of the one before; undefined if there is none */
function nextGroup(entries: readonly BoxEntry[], active: number, isBack: boolean): number | undefined {
  const starts = groupsOf(entries).map((group) => group.start);
  const own = starts.findLastIndex((index) => index <= active);
  return starts[own + (isBack ? -1 : 1)];
}
