import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Panel, Row } from '../layout/primitives.tsx';
import { useOverflow } from '../layout/use-overflow.ts';
import styles from './ActionLine.module.css';

const MORE_WIDTH_PX = 88;

/** Buttons in one line; those that do not fit are in a menu. */
export function ActionLine({ children }: { children?: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const count = useOverflow(line, { buttonWidth: MORE_WIDTH_PX });
  const [isOpen, setOpen] = useState(false);
  const isMenuOpen = isOpen && count > 0;
  const toggle = () => {
    setOpen(!isOpen);
    // The menu is in the line, before this button.
    if (!isOpen) setTimeout(() => line.current?.querySelector<HTMLElement>('[data-overflow]:not(:disabled)')?.focus());
  };
  const close = () => {
    setOpen(false);
    more.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isMenuOpen) return;
    event.stopPropagation();
    close();
  };
  return (
    // receives the events of its buttons
    <Row
      gap={8}
      grow
      shrink
      className={styles.actions}
      data-open={isMenuOpen || undefined}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onClickCapture={({ target }) => {
        // Before the action opens its dialog, which returns the focus to where it was.
        if (target instanceof Element && target.closest('[data-overflow]')) close();
      }}
    >
      {isMenuOpen && (
        // React's type of styles has no custom properties.
        <Panel as="div" className={styles.panel} style={{ '--count': count } as CSSProperties} />
      )}
      <Row ref={line} gap={8} shrink className={styles.line}>
        {children}
      </Row>
      {count > 0 && (
        <button ref={more} type="button" className={styles.more} aria-expanded={isMenuOpen} onClick={toggle}>
          More
          <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden fill="none" stroke="currentColor">
            <path d="m1.5 3.5 3.5 3.5 3.5-3.5" strokeWidth="1.5" />
          </svg>
        </button>
      )}
    </Row>
  );
}
