import { SearchNotice } from '../../domain/search-status/SearchNotice.tsx';
import { DemoProgress } from './DemoProgress.tsx';
import styles from './HomeScreen.module.css';
import { MarketingPanel } from './MarketingPanel.tsx';
import { OwnSearches } from './OwnSearches.tsx';
import { SearchPanel } from './SearchPanel.tsx';

/** The home page. */
export function HomeScreen() {
  return (
    <div className={styles.centre}>
      <SearchPanel />
      <SearchNotice />
      <MarketingPanel />
      <OwnSearches />
      <DemoProgress />
    </div>
  );
}
