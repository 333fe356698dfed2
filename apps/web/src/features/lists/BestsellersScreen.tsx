import { RankedTitles } from './RankedTitles.tsx';

const view = { top: 100, businessUnit: 'all', time: 'ltd', type: 'U' } as const;

/** The hundred titles that sold most copies to date (G-46) [HOME-04]. */
export function BestsellersScreen() {
  return (
    // Until when follows, with the loaded figures.
    <RankedTitles heading="Bestsellers" description="The hundred titles that sold most copies" view={view} />
  );
}
