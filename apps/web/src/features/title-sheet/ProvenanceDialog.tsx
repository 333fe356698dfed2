import { Text } from '../../ui/layout/primitives.tsx';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { companyOf } from '@titlenet/catalogue/companies';
import { knownField } from '@titlenet/catalogue/sheet/known-field';
import { valueText } from '@titlenet/catalogue/sheet/value-text';
import { type FieldProvenance, getFieldProvenance, type ValueOriginAnswer } from '@titlenet/contract/provenance';
import { useState } from 'react';
import type { TitleKey } from '../../domain/sheet/use-title.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { timeText } from '../../ui/dates/time-text.ts';
import styles from './ProvenanceDialog.module.css';
import { ReceivedRecord } from './ReceivedRecord.tsx';

const reasons: Record<NonNullable<ValueOriginAnswer['notUsed']>, string> = {
  inHouse: 'Not used: the house goes before other senders',
  publishersOwn: "Not used: the publisher's own record goes before others",
  newer: 'Not used: another sender stated it later',
  order: 'Not used: sent at the same time as the one that is used',
  deleted: 'Not used: this sender has deleted the title',
  absent: 'Not used: replaced by other data of the title',
};

interface ProvenanceDialogProps {
  title: TitleKey;
  /** `section.field` */
  path: string;
  label: string;
  onClose: () => void;
}

/** Who sent the value of a field, when and in which record, what it was before, and which values are not used. */
export function ProvenanceDialog({ title, path, label, onClose }: ProvenanceDialogProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['fieldProvenance', title.companyCode, title.productId, path],
    queryFn: ({ signal }) =>
      callApi(getFieldProvenance, { params: title, query: { field: path } }, { signal, blocking: false, toast: false }),
    staleTime: 0,
    retry: false,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Source of ${label}`}
      size={1040}
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 0 }}
    >
      {isError && (
        <p role="alert">
          The source could not be loaded.{' '}
          <button type="button" className={styles.choice} onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {!isError && data === undefined && <p role="status">Loading…</p>}
      {data === null && <p>The title is no longer known.</p>}
      {data && <Origins title={title} path={path} found={data} />}
    </Modal>
  );
}

function Origins({
  title,
  path,
  found: { origins, before },
}: Omit<ProvenanceDialogProps, 'label' | 'onClose'> & { found: FieldProvenance }) {
  const company = companyOf(title.companyCode);
  const shown = (value: string | null) => valueText(knownField(path, company)?.field, value, company) || 'blank';
  const records = origins.flatMap(({ record, older }) => (record ? [record, ...older] : []));
  const [chosenId, setChosenId] = useState<number | null>(origins[0]?.record?.id ?? null);
  const chosen = records.find(({ id }) => id === chosenId);
  if (origins.length === 0) return <p>No sender states this value: TitleNet derives it, or it is blank.</p>;
  return (
    <>
      <Text as="table" wide className={styles.table}>
        <thead>
          <tr>
            {['Sender', 'Value', 'Sent', 'Use', 'Records'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {origins.map((origin) => (
            <tr key={`${origin.sender} ${origin.record?.id ?? origin.sentAt}`}>
              <td dir="auto">{origin.sender}</td>
              <td dir="auto">{shown(origin.value)}</td>
              <Text as="td" nowrap>
                {origin.sentAt ? timeText(origin.sentAt) : ''}
              </Text>
              <td>{origin.notUsed ? reasons[origin.notUsed] : <strong>Used</strong>}</td>
              <td>
                {!origin.record && 'not kept'}
                {[...(origin.record ? [origin.record] : []), ...origin.older].map(({ id, receivedAt }) => (
                  <button
                    key={id}
                    type="button"
                    className={styles.choice}
                    aria-pressed={id === chosenId}
                    onClick={() => setChosenId(id)}
                  >
                    {timeText(receivedAt)}
                  </button>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Text>
      {before && (
        <p>
          Before: <bdi>{shown(before.value)}</bdi>, changed {timeText(before.changedAt)}
          {before.sender ? ` by a record of ${before.sender}` : ''}
        </p>
      )}
      {chosen && <ReceivedRecord key={chosen.id} title={title} path={path} record={chosen} />}
    </>
  );
}
