import type { ReactNode } from 'react';
import { Panel, Stack, Text } from '../../ui/layout/primitives.tsx';
import styles from './PowerSearch.module.css';

interface FormGroupProps {
  label: string;
  /** Number of criteria with a value; shown while the group is collapsed. */
  setCount: number;
  /** Labels of its criteria that leave no titles. */
  blocking: string;
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
  children: ReactNode;
}

/** A collapsible fieldset. */
export function FormGroup({ label, setCount, blocking, isCollapsed, onCollapse, children }: FormGroupProps) {
  return (
    <Panel as="fieldset" className={styles.group}>
      <Text as="legend" wide below={4} className={styles.legend}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={!isCollapsed}
          onClick={() => onCollapse(!isCollapsed)}
        >
          <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" fill="none" stroke="currentColor">
            <path d={isCollapsed ? 'm4 2 4 4-4 4' : 'm2 4 4 4 4-4'} strokeWidth="1.5" />
          </svg>
          {isCollapsed && setCount > 0 ? `${label} · ${setCount} set` : label}
          {blocking !== '' && (
            <Text text="label" tone="danger">
              {' '}
              {blocking} leaves none
            </Text>
          )}
        </button>
      </Text>
      <Stack gap={8} className={styles.rows} hidden={isCollapsed}>
        {children}
      </Stack>
    </Panel>
  );
}
