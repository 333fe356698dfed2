import { Portal } from '@mantine/core';
import styles from './Dates.module.css';

/**
 * Covers the page while a popover is open, so that a click outside only closes it. Controls that the popover covers in
 * part would be too small to click (WCAG 2.5.8). The popover needs `floatingStrategy="fixed"`.
 */
export function Backdrop() {
  return (
    <Portal>
      <div className={styles.backdrop} data-backdrop />
    </Portal>
  );
}
