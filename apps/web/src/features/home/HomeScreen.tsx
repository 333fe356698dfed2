import { homeLeftMenu, homeRightMenu } from '@titlenet/catalogue/lists/home-menus';
import { Suspense } from 'react';
import { openSearchBox } from '../../domain/search-box/open-search-box.ts';
import { SearchNotice } from '../../domain/search-status/SearchNotice.tsx';
import { hasAnyRole, usePermissions } from '../../domain/session/permissions.ts';
import { Grid, Page, Stack, Text } from '../../ui/layout/primitives.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { DemoProgress } from './DemoProgress.tsx';
import { HomeMenu } from './HomeMenu.tsx';
import styles from './HomeScreen.module.css';
import { MarketingPanel } from './MarketingPanel.tsx';
import { OwnSearches } from './OwnSearches.tsx';
import { PageLinks } from './PageLinks.tsx';
import { useEmptyLists } from './use-empty-lists.ts';

// Loaded after the menus, to keep the home page within its script budget.
const RecentTitles = lazyPart(async () => (await import('./RecentTitles.tsx')).RecentTitles);
const OnSale = lazyPart(async () => (await import('./HomeNews.tsx')).OnSale);
const Followed = lazyPart(async () => (await import('./Followed.tsx')).Followed);
const Changes = lazyPart(async () => (await import('./HomeNews.tsx')).Changes);

/** The home page: menus of reports and lists for employees [HOME-05, HOME-18], and what is new for all users. */
export function HomeScreen() {
  const isEmployee = hasAnyRole(usePermissions(), ['employee']);
  // The menus are shown when it is known where they lead, so that no entry moves.
  const emptyLists = useEmptyLists(isEmployee);
  return (
    <Page className={styles.page} data-menus={isEmployee || undefined}>
      {isEmployee && (
        <div className={styles.left}>
          {emptyLists && <HomeMenu label="Reports and publicity" groups={homeLeftMenu} emptyLists={emptyLists} />}
        </div>
      )}
      <Stack gap={16} packed className={styles.centre}>
        <h1 className="visually-hidden">Home</h1>
        <button type="button" className={styles.search} aria-keyshortcuts="Control+K" onClick={openSearchBox}>
          Search titles, pages, reports and lists
          <Text as="kbd" text="label" rigid>
            Ctrl+K
          </Text>
        </button>
        <SearchNotice />
        <DemoProgress />
        <MarketingPanel />
        <PageLinks />
        <Grid gap={16} align="start" className={styles.columns}>
          <div className={styles.onSale}>
            <Suspense>
              <OnSale />
            </Suspense>
          </div>
          <Stack gap={16}>
            <Suspense>
              <RecentTitles />
            </Suspense>
            <OwnSearches />
            <Suspense>
              <Followed>
                <Changes />
              </Followed>
            </Suspense>
          </Stack>
        </Grid>
      </Stack>
      {isEmployee && (
        <div className={styles.right}>
          {emptyLists && <HomeMenu label="Lists" groups={homeRightMenu} emptyLists={emptyLists} />}
        </div>
      )}
    </Page>
  );
}
