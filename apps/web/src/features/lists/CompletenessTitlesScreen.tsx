import { factsNumbered } from '@titlenet/catalogue/completeness/completeness';
import {
  type CompletenessQuery,
  completenessTitlesAddress,
  unnamedGroup,
} from '@titlenet/catalogue/completeness/completeness-report';
import { getCompletenessTitles } from '@titlenet/contract/completeness';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import { type AppLocation, useLocation } from '../../ui/address/use-location.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { Row } from '../../ui/layout/primitives.tsx';
import { FaultyTitles } from './FaultyTitles.tsx';
import styles from './Lists.module.css';
import { completenessQueryOf, faultyTitlesOf } from './list-addresses.ts';
import { TitleListReport } from './TitleListReport.tsx';

/** 'Lantern House, bronze', 'without Price'. */
function describe({ name, level, missing }: CompletenessQuery): string {
  const facts = missing === undefined ? [] : factsNumbered([missing]);
  const group = name === undefined ? undefined : (name ?? unnamedGroup);
  return [group, level && `completeness ${level}`, ...facts.map(({ label }) => `without ${label}`)]
    .filter(Boolean)
    .join(', ');
}

/** The titles behind a number of the completeness report. */
export function CompletenessTitlesScreen() {
  const { query } = useLocation();
  const faulty = faultyTitlesOf(query);
  if (faulty) return <FaultyTitles {...faulty} />;
  const wanted = completenessQueryOf(query);
  if (!wanted) return null;
  const { by, name, level, missing } = wanted;
  const load = ({ signal }: { signal: AbortSignal }) =>
    callApi(
      getCompletenessTitles,
      { params: { by }, query: { ...(name === null ? { isUnnamed: 'true' } : { name }), level, missing } },
      { signal },
    );
  return (
    <TitleListReport
      heading="Completeness"
      description={describe(wanted)}
      queryKey={['completeness', completenessTitlesAddress(wanted)]}
      load={load}
      tools={
        <Row gap="8 16" align="center" wrap className={styles.tools}>
          <AddressLink to={addressOf('/completeness', { by })}>All groups</AddressLink>
        </Row>
      }
    />
  );
}

export const knownAddresses = {
  CompletenessTitlesScreen: ({ query }: AppLocation) =>
    (completenessQueryOf(query) ?? faultyTitlesOf(query)) !== undefined,
};
