import {
  type CompletenessGrouping,
  completenessTitlesAddress,
  unnamedGroup,
} from '@titlenet/catalogue/completeness/completeness-report';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { CompletenessReportResponse } from '@titlenet/contract/completeness';
import { Fragment } from 'react';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { Panel } from '../../ui/layout/primitives.tsx';
import { SidewaysBox } from '../../ui/layout/SidewaysBox.tsx';
import wide from '../../ui/layout/wide-table.module.css';
import styles from './Completeness.module.css';
import { CountLink } from './CountLink.tsx';
import { LevelBar } from './LevelBar.tsx';
import { levelColumns } from './level-columns.ts';

/** The facts that a row names of those that its titles lack. */
const MAX_MISSING_FACTS = 3;

type Group = CompletenessReportResponse['groups'][number];

function GroupRow({ by, group }: { by: CompletenessGrouping; group: Group }) {
  const { name, titles, levels, missing } = group;
  const label = name ?? unnamedGroup;
  return (
    <tr>
      <th scope="row" dir="auto">
        {label}
      </th>
      <td data-align="end">
        <CountLink count={titles} label={label} query={{ by, name }} />
      </td>
      <td className={styles.barCell}>{titles > 0 && <LevelBar levels={levels} titles={titles} />}</td>
      {levelColumns.map(({ level, label: levelLabel }) => (
        <td key={level} data-align="end">
          <CountLink count={levels[level]} label={`${label}, ${levelLabel}`} query={{ by, name, level }} />
        </td>
      ))}
      <td>
        {missing.slice(0, MAX_MISSING_FACTS).map((fact, index) => (
          <Fragment key={fact.number}>
            {index > 0 && ', '}
            <AddressLink to={completenessTitlesAddress({ by, name, missing: fact.number })}>
              {fact.label} {formatCount(fact.titles)}
            </AddressLink>
          </Fragment>
        ))}
      </td>
    </tr>
  );
}

interface GroupTableProps {
  by: CompletenessGrouping;
  heading: string;
  groups: readonly Group[];
}

/** Completeness per imprint, season or editor; each number opens its titles. */
export function GroupTable({ by, heading, groups }: GroupTableProps) {
  return (
    <Panel pad={16} className={styles.panel} aria-label={`By ${heading}`}>
      <SidewaysBox label={`Completeness by ${heading}`}>
        <table className={`${wide.table} ${styles.table}`} aria-label={`Completeness by ${heading}`}>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col" data-align="end">
                Titles
              </th>
              <th scope="col">Share</th>
              {levelColumns.map(({ level, label }) => (
                <th key={level} scope="col" data-align="end">
                  <span className={styles.swatch} data-level={level} aria-hidden />
                  {label}
                </th>
              ))}
              <th scope="col">Most often missing</th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <GroupRow key={group.name ?? ''} by={by} group={group} />
            ))}
          </tbody>
        </table>
      </SidewaysBox>
    </Panel>
  );
}
