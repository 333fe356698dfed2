import { useMatches } from '@tanstack/react-router';
import { guideAddress } from '../../domain/guide/guide-address.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import styles from './Header.module.css';

/** Opens the user guide at the page about the screen, in a new tab (G-41). */
export function HelpLink() {
  const { links } = useConfiguration();
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.definition?.guide });
  return (
    <a className={styles.link} href={guideAddress(links.guides, page)} target="_blank" rel="noopener">
      Help
    </a>
  );
}
