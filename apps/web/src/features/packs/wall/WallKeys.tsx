import { useEffect, useRef } from 'react';
import { Stack } from '../../../ui/layout/primitives.tsx';
import styles from './Wall.module.css';

const keys = [
  ['→ ↓ Space Page Down', 'next title'],
  ['← ↑ Backspace Page Up', 'title before'],
  ['Home, End', 'first title, decisions'],
  ['1 2 3 …', 'jump to a number, then Enter'],
  ['a b c …', 'jump to a title, author or ISBN, then Enter'],
  ['Enter', 'write down a decision'],
  ['Tab', 'buttons at the top'],
  ['?', 'these keys'],
  ['Esc', 'close what is open'],
] as const;

/** The keys of the wall. */
export function WallKeys({ canDecide, onClose }: { canDecide: boolean; onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <Stack role="dialog" aria-label="Keys" panel gap={12} pad={16} text="prose" className={styles.panel}>
      <h2>Keys</h2>
      <Stack as="dl" gap={4} className={styles.keys}>
        {keys
          .filter(([key]) => canDecide || key !== 'Enter')
          .map(([key, action]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{action}</dd>
            </div>
          ))}
      </Stack>
      <button ref={close} type="button" className={styles.tool} onClick={onClose}>
        Close
      </button>
    </Stack>
  );
}
