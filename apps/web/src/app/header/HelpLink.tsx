import { useConfiguration } from '../../domain/session/session.ts';
import styles from './Header.module.css';

/** Opens the guides in a new tab (G-41). */
export function HelpLink() {
  const { links } = useConfiguration();
  return (
    <a className={styles.link} href={links.guides} target="_blank" rel="noopener">
      Help
    </a>
  );
}
