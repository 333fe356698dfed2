import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import styles from './Header.module.css';

/** Switches between light and dark. The system's setting applies until the first use. */
export function ColorSchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const label = isDark ? 'Use light colors' : 'Use dark colors';
  return (
    <ActionIcon
      className={styles.icon}
      variant="subtle"
      size={32}
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" fill="none" stroke="currentColor">
        <circle cx="9" cy="9" r="6.5" strokeWidth="1.5" />
        <path d="M9 2.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" stroke="none" />
      </svg>
    </ActionIcon>
  );
}
