import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { SenderQuality } from '@titlenet/contract/quality';
import { Fragment } from 'react';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import { SidewaysBox } from '../../ui/layout/SidewaysBox.tsx';
import wide from '../../ui/layout/wide-table.module.css';
import styles from './Completeness.module.css';
import { faultyTitlesAddress } from './faulty-address.ts';
import { shareText } from './share-text.ts';
import { TrendBars } from './TrendBars.tsx';

/** The kinds that a row names. */
const MAX_KINDS = 3;

interface SenderTableProps {
  senders: readonly SenderQuality[];
  weeks: readonly string[];
  since: string | null;
  /** The sender whose faults are shown below. */
  shown: string;
}

function SenderRow({
  quality,
  weeks,
  since,
  isShown,
}: Omit<SenderTableProps, 'senders' | 'shown'> & { quality: SenderQuality; isShown: boolean }) {
  const { sender, name, records, faulty, faults, trend } = quality;
  return (
    <tr aria-current={isShown ? 'true' : undefined}>
      <th scope="row">
        <AddressLink to={addressOf('/completeness', { by: 'sender', sender })}>{name}</AddressLink>
      </th>
      <td data-align="end">{formatCount(records)}</td>
      <td data-align="end">
        {faulty === 0 ? (
          '0'
        ) : (
          <AddressLink to={faultyTitlesAddress(sender)} aria-label={`${formatCount(faulty)} with faults: ${name}`}>
            {formatCount(faulty)}
          </AddressLink>
        )}
      </td>
      <td data-align="end">{shareText(faulty, records)}</td>
      <td>
        <TrendBars trend={trend} weeks={weeks} since={since} />
      </td>
      <td>
        {faults.slice(0, MAX_KINDS).map(({ kind, label, records: some }, index) => (
          <Fragment key={kind}>
            {index > 0 && ', '}
            <AddressLink to={faultyTitlesAddress(sender, kind)}>
              {label} {formatCount(some)}
            </AddressLink>
          </Fragment>
        ))}
      </td>
    </tr>
  );
}

/** All senders with the number of their records and of those with faults. */
export function SenderTable({ senders, weeks, since, shown }: SenderTableProps) {
  return (
    <SidewaysBox className={styles.wide} label="Faults by Sender">
      <table className={`${wide.table} ${styles.table}`} aria-label="Faults by Sender">
        <thead>
          <tr>
            <th scope="col">Sender</th>
            <th scope="col" data-align="end">
              Records
            </th>
            <th scope="col" data-align="end">
              With faults
            </th>
            <th scope="col" data-align="end">
              Share
            </th>
            <th scope="col">Faults by week</th>
            <th scope="col">Most frequent</th>
          </tr>
        </thead>
        <tbody>
          {senders.map((quality) => (
            <SenderRow
              key={quality.sender}
              quality={quality}
              weeks={weeks}
              since={since}
              isShown={quality.sender === shown}
            />
          ))}
        </tbody>
      </table>
    </SidewaysBox>
  );
}
