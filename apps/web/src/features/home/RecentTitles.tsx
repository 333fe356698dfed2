import { useId } from 'react';
import { recentTitles } from '../../domain/recent-titles/recent-titles.ts';
import { usePermissions } from '../../domain/session/permissions.ts';
import styles from './HomeScreen.module.css';
import { TitleEntry } from './TitleEntry.tsx';

/** The titles whose sheets the user opened last. */
export function RecentTitles() {
  const id = useId();
  const { companies } = usePermissions();
  const titles = recentTitles(companies);
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 id={id} className={styles.heading}>
        Recent titles
      </h2>
      {titles.length === 0 ? (
        <p className={styles.muted}>The titles whose sheets you open appear here.</p>
      ) : (
        <ul className={styles.titles}>
          {titles.map((title) => (
            <TitleEntry key={`${title.companyCode}:${title.productId}`} title={title} />
          ))}
        </ul>
      )}
    </section>
  );
}
