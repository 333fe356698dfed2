import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { getQuality, type QualityReport } from '@titlenet/contract/quality';
import { callApi } from '../../ui/api/call-api.ts';
import { timeText } from '../../ui/dates/time-text.ts';
import { Panel, Text } from '../../ui/layout/primitives.tsx';
import styles from './Completeness.module.css';
import { LoadingFailed } from './LoadingFailed.tsx';
import { SenderPanel } from './SenderPanel.tsx';
import { SenderTable } from './SenderTable.tsx';

function Report({ report, chosen }: { report: QualityReport; chosen: string | undefined }) {
  const { senders, weeks, since, countedAt } = report;
  const shown = senders.find(({ sender }) => sender === chosen) ?? senders[0];
  if (!shown)
    return (
      <Panel as="p" pad={16} className={styles.panel}>
        No sender has sent a record of your companies.
      </Panel>
    );
  return (
    <>
      <Panel as="div" pad={16} className={styles.panel}>
        <Text as="p" below={8}>
          Contradictions and suspicions in the records as each sender sends them, whichever values a title shows.
          {since && ` Looked for since ${formatDate(`${since}T00:00:00`, 'MM/dd/yyyy')}.`}
          <Text text="label" tone="muted" className={styles.counted}>
            counted {timeText(countedAt)}
          </Text>
        </Text>
        <SenderTable senders={senders} weeks={weeks} since={since} shown={shown.sender} />
      </Panel>
      <SenderPanel key={shown.sender} quality={shown} weeks={weeks} since={since} />
    </>
  );
}

/** The faults in the records of each sender, and those of one sender in words. */
export function SenderFaults({ chosen }: { chosen: string | undefined }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['completeness', 'sender'],
    queryFn: ({ signal }) => callApi(getQuality, undefined, { signal }),
    staleTime: 0,
  });
  if (data) return <Report report={data} chosen={chosen} />;
  return isError ? <LoadingFailed onRetry={() => void refetch()} /> : <p role="status">Counting faults…</p>;
}
