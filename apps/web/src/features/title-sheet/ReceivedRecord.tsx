import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import {
  getReceivedRecord,
  RECORD_LINES_PER_PAGE,
  type ReceivedRecordAnswer,
  type ValueOriginAnswer,
} from '@titlenet/contract/provenance';
import { useState } from 'react';
import type { TitleKey } from '../../domain/sheet/use-title.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { timeText } from '../../ui/dates/time-text.ts';
import { Row, Text } from '../../ui/layout/primitives.tsx';
import styles from './ProvenanceDialog.module.css';

interface ReceivedRecordProps {
  title: TitleKey;
  path: string;
  record: NonNullable<ValueOriginAnswer['record']>;
}

/** A record as it was sent, formatted, with the elements of the field marked; a page of its lines at a time. */
export function ReceivedRecord({ title, path, record }: ReceivedRecordProps) {
  const [from, setFrom] = useState<number | undefined>();
  const { id, sender, kind, fileName, line, sentAt, receivedAt } = record;
  const { data, isError } = useQuery({
    queryKey: ['receivedRecord', title.companyCode, title.productId, path, id, from],
    queryFn: ({ signal }) =>
      callApi(
        getReceivedRecord,
        { params: { ...title, recordId: String(id) }, query: { field: path, ...(from !== undefined && { from }) } },
        { signal, blocking: false, toast: false },
      ),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <section aria-label={`Record of ${sender}`} className={styles.record}>
      <h3>Record as it was sent</h3>
      <Text as="p" tone="muted" below={8}>
        {kind === 'onix' ? 'ONIX' : 'House feed'} of {sender}
        {fileName ? `, ${fileName}, line ${formatCount(line)}` : ''}
        {sentAt ? `, sent ${timeText(sentAt)}` : ''}, received {timeText(receivedAt)}
      </Text>
      {isError && <p role="alert">The record could not be loaded.</p>}
      {data === null && <p>The record is no longer kept.</p>}
      {!isError && data === undefined && <p role="status">Loading…</p>}
      {data && <Lines answer={data} onFrom={setFrom} />}
    </section>
  );
}

function Lines({ answer, onFrom }: { answer: ReceivedRecordAnswer; onFrom: (from: number) => void }) {
  const { lines, from, total, firstMark } = answer;
  const end = from + lines.length;
  return (
    <>
      {firstMark === null && <p>The value is not read from one element of this record.</p>}
      {/* the box scrolls, and so must be reachable by keyboard */}
      <Text as="section" pad={8} breaks className={styles.lines} tabIndex={0} aria-label="Lines of the record">
        {lines.map(({ level, text, isMarked }, index) => {
          const Line = isMarked ? 'mark' : 'span';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key, and their order is fixed
            <Line key={from + index} className={styles.line}>
              {`${'  '.repeat(level)}${text}\n`}
            </Line>
          );
        })}
      </Text>
      {lines.length < total && (
        <Row as="p" gap={8} align="center">
          Lines {formatCount(from + 1)} to {formatCount(end)} of {formatCount(total)}
          <button
            type="button"
            className={styles.choice}
            disabled={from === 0}
            onClick={() => onFrom(Math.max(0, from - RECORD_LINES_PER_PAGE))}
          >
            Earlier
          </button>
          <button type="button" className={styles.choice} disabled={end >= total} onClick={() => onFrom(end)}>
            Later
          </button>
        </Row>
      )}
    </>
  );
}
