import { Button } from '@mantine/core';
import { formatCount, formatCountOf } from '@titlenet/catalogue/formatting/numbers';
import { downloadFaults, exportFaults, type SenderQuality } from '@titlenet/contract/quality';
import { ExcelButton } from '../../actions/excel/ExcelButton.tsx';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { callApi } from '../../ui/api/call-api.ts';
import { saveFile } from '../../ui/api/save-file.ts';
import { Panel, Row } from '../../ui/layout/primitives.tsx';
import { SidewaysBox } from '../../ui/layout/SidewaysBox.tsx';
import wide from '../../ui/layout/wide-table.module.css';
import { showWarning } from '../../ui/toasts/toasts.ts';
import styles from './Completeness.module.css';
import { faultyTitlesAddress } from './faulty-address.ts';
import { shareText } from './share-text.ts';
import { knownWeeks, weekText } from './TrendBars.tsx';

const NO_FAULTS = 'No fault was found in the records of this sender.';

interface SenderPanelProps {
  quality: SenderQuality;
  weeks: readonly string[];
  since: string | null;
}

/** Files that can be sent to the sender. */
function Files({ quality: { sender, faulty } }: { quality: SenderQuality }) {
  const download = async (as: 'csv' | 'text') => {
    const file = await callApi(downloadFaults, { query: { sender, as } }).catch(() => undefined);
    if (file) saveFile(file);
  };
  const excel = async (signal: AbortSignal) => {
    const file = await callApi(exportFaults, { query: { sender } }, { signal, blocking: false });
    if (!file) throw new Error(NO_FAULTS);
    return file;
  };
  return (
    <Row gap={8} wrap data-screen-only>
      <ExcelButton excel={() => ({ label: 'Export to Excel', count: faulty, load: excel })} onMessage={showWarning} />
      <Button variant="default" onClick={() => void download('csv')}>
        Download table
      </Button>
      <Button variant="default" onClick={() => void download('text')}>
        Download letter
      </Button>
    </Row>
  );
}

function KindTable({ quality: { sender, name, faults, records } }: { quality: SenderQuality }) {
  return (
    <SidewaysBox className={styles.kinds} label={`Faults of ${name}`}>
      <table className={`${wide.table} ${styles.table}`} aria-labelledby="sender-heading">
        <thead>
          <tr>
            <th scope="col">Fault</th>
            <th scope="col">What the sender should do</th>
            <th scope="col" data-align="end">
              Records
            </th>
            <th scope="col" data-align="end">
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ kind, label, advice, records: some }) => (
            <tr key={kind}>
              <th scope="row">{label}</th>
              <td>{advice}</td>
              <td data-align="end">
                <AddressLink
                  to={faultyTitlesAddress(sender, kind)}
                  aria-label={`${formatCountOf(some, 'record')}: ${label}`}
                >
                  {formatCount(some)}
                </AddressLink>
              </td>
              <td data-align="end">{shareText(some, records)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SidewaysBox>
  );
}

function TrendTable({ quality: { trend }, weeks, since }: SenderPanelProps) {
  const known = knownWeeks({ trend, weeks, since });
  if (known.length === 0) return null;
  return (
    <SidewaysBox className={styles.wide} label="Faults by week">
      <table className={`${wide.table} ${styles.table}`} aria-label="Faults by week">
        <thead>
          <tr>
            <th scope="col">Week until</th>
            {known.map(({ week }, index) => (
              <th key={week} scope="col" data-align="end">
                {index === known.length - 1 ? 'This week' : weekText(week)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Faults</th>
            {known.map(({ week, faults }) => (
              <td key={week} data-align="end">
                {formatCount(faults)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </SidewaysBox>
  );
}

/** The faults of one sender, their trend, and files for the sender. */
export function SenderPanel(props: SenderPanelProps) {
  const { quality } = props;
  return (
    <Panel aria-labelledby="sender-heading" pad={16} className={styles.panel}>
      <Row gap="8 16" align="center" justify="between" wrap>
        <h2 id="sender-heading">{quality.name}</h2>
        {quality.faulty > 0 && <Files quality={quality} />}
      </Row>
      {quality.faulty > 0 ? <KindTable quality={quality} /> : <p>{NO_FAULTS}</p>}
      <TrendTable {...props} />
    </Panel>
  );
}
