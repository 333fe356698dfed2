import { Portal } from '@mantine/core';
import styles from './Inputs.module.css';

/**
 * Lies over the page while something is open over the form, which then has the pointer for itself, as it has the focus:
 * controls that it covers by half would be too small to hit (WCAG 2.5.8). A click beside it closes it and does nothing
 * else, as with the system's own lists. What is open stands on the window too (`floatingStrategy="fixed"`).
 */
export function Backdrop() {
  return (
    <Portal>
      <div className={styles.backdrop} data-backdrop />
    </Portal>
  );
}
