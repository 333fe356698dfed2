import { useEffect, useId, useRef, useState } from 'react';
import { Row, Stack, Text } from '../../ui/layout/primitives.tsx';
import { useOverflow } from '../../ui/layout/use-overflow.ts';
import styles from './ChipList.module.css';

/** One criterion of a search. */
export interface Chip {
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

interface ChipListProps<C extends Chip> {
  heading: string;
  chips: readonly C[];
  onRemove: (chip: C) => void;
  /** One line beside other elements, until the user shows the rest. */
  isInline?: boolean;
}

const MORE_WIDTH_PX = 78;

/** The criteria of a search as removable chips. */
export function ChipList<C extends Chip>({ heading, chips, onRemove, isInline = false }: ChipListProps<C>) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  const hiddenCount = useOverflow(list, { buttonWidth: MORE_WIDTH_PX, isEnabled: isInline && !isExpanded });
  const removed = useRef<{ index: number; from: number } | null>(null);

  // The focused button was removed: moves the focus to the next one, or to the last.
  useEffect(() => {
    // The list may be rendered once more before the chip is removed.
    if (removed.current === null || chips.length >= removed.current.from) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    buttons[Math.min(removed.current.index, buttons.length - 1)]?.focus();
    removed.current = null;
  });

  if (chips.length === 0) return null;
  return (
    <Stack gap={4} className={styles.chips} data-inline={isInline || undefined}>
      <Text id={id} as="h2" text="label" tone="muted" className={styles.heading}>
        {heading}
      </Text>
      <Row gap={4} align="start" grow shrink>
        <Row
          ref={list}
          as="ul"
          gap={4}
          wrap
          shrink
          className={styles.list}
          data-expanded={isExpanded || undefined}
          aria-labelledby={id}
        >
          {chips.map((chip, index) => (
            <Row
              key={chip.key}
              as="li"
              inline
              align="center"
              className={styles.chip}
              title={`${chip.label} ${chip.text}`}
            >
              <Text cut={isInline && !isExpanded} className={styles.text}>
                <Text tone="muted">{chip.label}</Text> {chip.text}
              </Text>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${chip.label} ${chip.text}`}
                onClick={() => {
                  removed.current = { index, from: chips.length };
                  onRemove(chip);
                }}
              >
                <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" fill="none" stroke="currentColor">
                  <path d="m2 2 6 6M8 2 2 8" strokeWidth="1.5" />
                </svg>
              </button>
            </Row>
          ))}
        </Row>
        {(hiddenCount > 0 || isExpanded) && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? 'Less' : `${hiddenCount} more`}
          </button>
        )}
      </Row>
    </Stack>
  );
}
