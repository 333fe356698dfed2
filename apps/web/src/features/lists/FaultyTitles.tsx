import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { faultKindOf } from '@titlenet/catalogue/quality/fault-kinds';
import { type FaultyTitlesReport, getFaultyTitles } from '@titlenet/contract/quality';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { Row } from '../../ui/layout/primitives.tsx';
import styles from './Lists.module.css';
import { TitleListReport } from './TitleListReport.tsx';

/** The titles in whose records of a sender a fault was found. */
export function FaultyTitles({ sender, kind }: { sender: string; kind?: number }) {
  const fault = kind === undefined ? 'any fault' : (faultKindOf(kind)?.label ?? '');
  return (
    <TitleListReport
      heading="Completeness"
      description={fault}
      describeFigures={({ senderName, records }: FaultyTitlesReport) =>
        `in ${records === 1 ? '1 record' : `${formatCount(records)} records`} of ${senderName}`
      }
      queryKey={['faulty', sender, kind]}
      load={({ signal }) => callApi(getFaultyTitles, { query: { sender, kind } }, { signal })}
      tools={
        <Row gap="8 16" align="center" wrap className={styles.tools}>
          <AddressLink to={addressOf('/completeness', { by: 'sender', sender })}>All senders</AddressLink>
        </Row>
      }
    />
  );
}
