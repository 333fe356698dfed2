// biome-ignore-all lint/a11y/useSemanticElements: the ARIA combobox pattern; select and fieldset cannot implement it

import { type MouseEvent, useEffect, useRef } from 'react';
import { Text } from '../../../ui/layout/primitives.tsx';
import type { BoxEntry } from './box-entry.ts';
import styles from './SearchBox.module.css';
import { TitleOption } from './TitleOption.tsx';

interface BoxListProps {
  /** Prefix of the ids of the list and its options. */
  id: string;
  entries: readonly BoxEntry[];
  /** Index of the selected entry; -1 for none. */
  active: number;
  onSelect: (index: number) => void;
  onRun: (entry: BoxEntry, isNewTab: boolean) => void;
}

interface EntryGroup {
  readonly name: string;
  /** Index of its first entry. */
  readonly start: number;
  /** Key of its first entry. */
  readonly key: string;
  readonly members: BoxEntry[];
}

/** Entries by group, in their order. */
export function groupsOf(entries: readonly BoxEntry[]): EntryGroup[] {
  const groups: EntryGroup[] = [];
  for (const [start, entry] of entries.entries()) {
    const last = groups.at(-1);
    if (last?.name === entry.group) last.members.push(entry);
    else groups.push({ name: entry.group, start, key: entry.key, members: [entry] });
  }
  return groups;
}

const typosOf = ({ title }: BoxEntry) => (title && 'typos' in title ? title.typos : 0);

function Entry({ entry }: { entry: BoxEntry }) {
  if (entry.title) return <TitleOption title={entry.title} />;
  return (
    <>
      <span>
        {entry.label}
        {entry.note && (
          <Text text="label" tone="muted" regular>
            {' '}
            {entry.note}
          </Text>
        )}
      </span>
      {entry.keys && (
        <Text as="kbd" text="label" tone="muted" rigid>
          {entry.keys}
        </Text>
      )}
    </>
  );
}

/** The entries of the search box by group, as a listbox whose options the text box selects. */
export function BoxList({ id, entries, active, onSelect, onRun }: BoxListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = list.current?.querySelector(`[data-index="${active}"]`);
    option?.scrollIntoView({ block: 'nearest' });
    // The heading of the first group stays in view.
    if (active === 0) list.current?.scrollTo({ top: 0 });
  }, [active]);
  const option = (entry: BoxEntry, index: number) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text box keeps the focus and handles the keys
    <div
      key={entry.key}
      id={`${id}-${index}`}
      data-index={index}
      role="option"
      tabIndex={-1}
      aria-selected={index === active}
      className={entry.title ? styles.title : styles.entry}
      onMouseMove={() => onSelect(index)}
      // The text box keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event: MouseEvent) => onRun(entry, event.ctrlKey || event.metaKey)}
    >
      <Entry entry={entry} />
    </div>
  );
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label="Results" className={styles.list}>
      {groupsOf(entries).map(({ name, start, key, members }) => {
        const similar = members.findIndex((entry) => typosOf(entry) > 0);
        const isMixed = similar > 0;
        const exact = isMixed ? similar : members.length;
        return (
          <div key={key} role="group" aria-labelledby={`${id}-group-${start}`}>
            <Text id={`${id}-group-${start}`} as="div" text="label" tone="muted" className={styles.group}>
              {name}
            </Text>
            {members.slice(0, exact).map((entry, index) => option(entry, start + index))}
            {isMixed && (
              <Text as="div" text="label" tone="muted" rule="top" above={4} className={styles.similar}>
                Similar
              </Text>
            )}
            {members.slice(exact).map((entry, index) => option(entry, start + exact + index))}
          </div>
        );
      })}
    </div>
  );
}
