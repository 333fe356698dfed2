import { Text } from '../layout/primitives.tsx';
import styles from './AlternateLogo.module.css';

/** Placeholder for a missing picture; fills its box. */
export function AlternateLogo() {
  return (
    <Text viewBox="0 0 85 130" as="svg" wide block className={styles.logo} aria-hidden>
      <rect x="0.5" y="0.5" width="84" height="129" rx="3" className={styles.paper} />
      <path d="M25 44h7v42h-7zM39 36h7v50h-7zM53 48h7v38h-7z" className={styles.spines} />
      <path d="M22 92h41" className={styles.shelf} />
    </Text>
  );
}
