import { Navigate } from '@tanstack/react-router';
import {
  type CompletenessLevel,
  completenessLevels,
  factsNumbered,
} from '@titlenet/catalogue/completeness/completeness';
import {
  type CompletenessQuery,
  completenessGroupings,
  completenessTitlesAddress,
  unnamedGroup,
} from '@titlenet/catalogue/completeness/completeness-report';
import { getCompletenessTitles } from '@titlenet/contract/completeness';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import type { Query } from '../../ui/address/query.ts';
import { queryValue, useLocation } from '../../ui/address/use-location.ts';
import { callApi } from '../../ui/api/call-api.ts';
import styles from './Lists.module.css';
import { TitleListReport } from './TitleListReport.tsx';

/** The query of the address; null if it is not one of the report. */
function queryOfAddress(query: Query): CompletenessQuery | null {
  const grouping = completenessGroupings.find(({ name }) => name === queryValue(query, 'by'));
  const level = queryValue(query, 'level');
  const missing = queryValue(query, 'missing');
  const isKnown = !level || completenessLevels.includes(level as CompletenessLevel);
  if (!grouping || !isKnown || (missing && factsNumbered([Number(missing)]).length === 0)) return null;
  const name = queryValue(query, 'isUnnamed') === 'true' ? null : queryValue(query, 'name');
  return {
    by: grouping.name,
    ...(name !== undefined && { name }),
    ...(level && { level: level as CompletenessLevel }),
    ...(missing && { missing: Number(missing) }),
  };
}

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
  const { path, query } = useLocation();
  const wanted = queryOfAddress(query);
  if (!wanted) return path === '/completeness/titles' ? <Navigate to="/404" search={{}} replace /> : null;
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
        <div className={styles.tools}>
          <AddressLink to={addressOf('/completeness', { by })}>All groups</AddressLink>
        </div>
      }
    />
  );
}
