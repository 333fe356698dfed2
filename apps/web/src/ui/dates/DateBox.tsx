import { lazyPart } from '../lazy/lazy-part.tsx';
import '@mantine/core/styles/Popover.css';
import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Backdrop } from './Backdrop.tsx';
import styles from './Dates.module.css';
import { dayFromTyped, dayOfSeconds, secondsOfDay, typedFromDay } from './typed-date.ts';

const Calendar = lazyPart(async () => (await import('./Calendar.tsx')).Calendar);

/** A date as epoch seconds, or the text while it is incomplete. */
type DayOrText = number | string | boolean | undefined;

interface DateBoxProps {
  id: string;
  /** Accessible name, such as 'On Sale Date from'. */
  name: string;
  value: DayOrText;
  error: string | null;
  onChange: (value: number | string | undefined) => void;
  onLeave: () => void;
}

const shownOf = (value: DayOrText) =>
  typeof value === 'number' ? typedFromDay(dayOfSeconds(value)) : String(value ?? '');

/** A date field that accepts several formats and has a calendar. */
export function DateBox({ id, name, value, error, onChange, onLeave }: DateBoxProps) {
  const [isOpen, setOpen] = useState(false);
  // The typed text is shown until the field loses focus, then the formatted date.
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const day = dayFromTyped(text);
    setTyped(text);
    onChange(day ? secondsOfDay(day) : text.trim() || undefined);
  };
  const pick = (day: string) => {
    onChange(secondsOfDay(day));
    setOpen(false);
  };
  const calendarButton = (
    <Popover.Target>
      <ActionIcon
        variant="subtle"
        size={24}
        className={styles.inside}
        aria-label={`${name}: calendar`}
        onClick={() => setOpen((open) => !open)}
      >
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M1.5 3.5h11v9h-11zM1.5 6h11M4.5 1.5v3M9.5 1.5v3" />
        </svg>
      </ActionIcon>
    </Popover.Target>
  );
  return (
    <Popover
      hideDetached={false}
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
      floatingStrategy="fixed"
    >
      <TextInput
        id={id}
        className={styles.date}
        aria-label={name}
        placeholder="MM/DD/YYYY"
        autoComplete="off"
        maxLength={40}
        value={typed ?? shownOf(value)}
        error={error}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => {
          setTyped(null);
          onLeave();
        }}
        rightSectionWidth={26}
        rightSection={calendarButton}
      />
      {isOpen && <Backdrop />}
      <Popover.Dropdown>
        <Suspense fallback={<div className={styles.calendar} />}>
          <Calendar day={typeof value === 'number' ? dayOfSeconds(value) : null} onPick={pick} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
