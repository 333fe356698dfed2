import { RankedTitles } from './RankedTitles.tsx';

const view = { top: 100, businessUnit: 'all', time: 'ltd', type: 'U' } as const;

/** The hundred titles that sold most copies to date (G-46) [HOME-04]. */
export function BestsellersScreen() {
  return (
    <RankedTitles heading="Bestsellers" description="The hundred titles that sold most copies to date" view={view} />
  );
}
