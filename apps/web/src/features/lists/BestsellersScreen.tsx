import { findTop } from '@titlenet/contract/lists';
import { callApi } from '../../ui/api/call-api.ts';
import { TitleListReport } from './TitleListReport.tsx';

/** The hundred titles that sold most copies to date (G-46) [HOME-04]. */
export function BestsellersScreen() {
  return (
    <TitleListReport
      heading="Bestsellers"
      description="The hundred titles that sold most copies to date"
      queryKey={['bestsellers']}
      load={({ signal }) =>
        callApi(findTop, { body: { top: 100, businessUnit: 'all', time: 'ltd', type: 'U' } }, { signal })
      }
      hasRank
    />
  );
}
