import { getTopChAwards, getTopTrAwards, type ListReport } from '@titlenet/contract/lists';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import { type AppLocation, useLocation } from '../../ui/address/use-location.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { Row } from '../../ui/layout/primitives.tsx';
import { ListSelect } from './ListSelect.tsx';
import styles from './Lists.module.css';
import { awardListOf, awardLists } from './list-addresses.ts';
import { TitleListReport } from './TitleListReport.tsx';

interface AwardsProps {
  path: '/topCHAwards' | '/topTRAwards';
  heading: string;
  audience: keyof typeof awardLists;
  load: (id: number, signal: AbortSignal) => Promise<ListReport>;
}

function Awards({ path: ownPath, heading, audience, load }: AwardsProps) {
  const { query } = useLocation();
  const goTo = useGoTo();
  const award = awardListOf(audience, query);
  if (!award) return null;
  return (
    <TitleListReport
      heading={`${heading}: ${award.name}`}
      description="Newest award first"
      queryKey={[ownPath, award.id]}
      load={({ signal }) => load(award.id, signal)}
      tools={
        <Row gap="8 16" align="center" wrap className={styles.tools}>
          <ListSelect
            label="Award"
            value={String(award.id)}
            choices={awardLists[audience].map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(awardId) => goTo(addressOf(ownPath, { awardId }))}
          />
        </Row>
      }
    />
  );
}

/** Titles of children's companies with an award [LIST-63]. */
export function TopChAwardsScreen() {
  return (
    <Awards
      path="/topCHAwards"
      heading="Top CH Awards"
      audience="children"
      load={(awardId, signal) => callApi(getTopChAwards, { params: { awardId } }, { signal })}
    />
  );
}

/** Titles of the other companies with an award [LIST-64]. */
export function TopTrAwardsScreen() {
  return (
    <Awards
      path="/topTRAwards"
      heading="Top TR Awards"
      audience="trade"
      load={(id, signal) => callApi(getTopTrAwards, { params: { id } }, { signal })}
    />
  );
}

export const knownAddresses = {
  TopChAwardsScreen: ({ query }: AppLocation) => awardListOf('children', query) !== undefined,
  TopTrAwardsScreen: ({ query }: AppLocation) => awardListOf('trade', query) !== undefined,
};
