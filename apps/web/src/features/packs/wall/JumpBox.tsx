import { type KeyboardEvent, useState } from 'react';
import { Stack, Text } from '../../../ui/layout/primitives.tsx';
import { targetsOf } from './jump.ts';
import type { WallTitle } from './use-wall.ts';
import styles from './Wall.module.css';

interface JumpBoxProps {
  titles: readonly WallTitle[];
  /** The first letter or digit, with which the box was opened. */
  initial: string;
  onJump: (place: number) => void;
  onClose: () => void;
}

/** Jumps to a title by its number, or by letters of its name, author or ISBN. */
export function JumpBox({ titles, initial, onJump, onClose }: JumpBoxProps) {
  const [typed, setTyped] = useState(initial);
  const [active, setActive] = useState(0);
  const targets = targetsOf(titles, typed);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setActive(Math.min(targets.length - 1, Math.max(0, active + step)));
    }
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter') {
      event.preventDefault();
      const target = targets[active];
      if (target) onJump(target.place);
    }
  };
  return (
    <Stack role="dialog" aria-label="Jump to a title" panel gap={12} pad={16} text="prose" className={styles.panel}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the box was opened by typing, and takes the next letters
        autoFocus
        className={styles.jumpInput}
        aria-label="Number, title, author or ISBN"
        role="combobox"
        aria-expanded={targets.length > 0}
        aria-controls="jump-targets"
        aria-activedescendant={targets[active] && `jump-${targets[active].place}`}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={onClose}
      />
      <Stack id="jump-targets" role="listbox" aria-label="Titles">
        {targets.map(({ place, shown: { title } }, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which moves the choice
          <div
            key={title.id}
            id={`jump-${place}`}
            role="option"
            aria-selected={index === active}
            className={styles.target}
            // Before the box loses its focus.
            onMouseDown={() => onJump(place)}
          >
            <span className={styles.number}>{place + 1}</span> <bdi>{title.title}</bdi>
          </div>
        ))}
      </Stack>
      <Text role="status" as="p" tone="muted">
        {typed.trim() !== '' && targets.length === 0 ? 'No title of this pack.' : 'Enter jumps, Esc closes.'}
      </Text>
    </Stack>
  );
}
