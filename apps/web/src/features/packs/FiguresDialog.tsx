import { Row, Stack } from '../../ui/layout/primitives.tsx';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangedPackTitle, getPackFigures, updatePackFigures } from '@titlenet/contract/pack-figures';
import { useState } from 'react';
import { countTitles } from '../../domain/packs/count-titles.ts';
import { packQuery } from '../../domain/packs/pack-calls.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { failureText } from '../../ui/api/failure-text.ts';
import { showSuccess } from '../../ui/toasts/toasts.ts';
import { changedFacts } from './figures-text.ts';
import styles from './PackDialogs.module.css';

const quiet = { blocking: false, toast: false } as const;

const figuresQuery = (packId: number) =>
  queryOptions({
    queryKey: ['packFigures', packId],
    queryFn: ({ signal }) => callApi(getPackFigures, { params: { packId } }, { ...quiet, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

function ChangedTitle({ title }: { title: ChangedPackTitle }) {
  return (
    <li>
      <bdi className={styles.titleName}>{title.before.title}</bdi> <span className={styles.isbn}>{title.isbn}</span>
      <ul className={styles.plainList}>
        {title.after === null && <li className={styles.gone}>The title does not exist any more.</li>}
        {title.after !== null && title.wasGone && <li>The title exists again.</li>}
        {changedFacts(title).map(({ label, before, after }) => (
          <li key={label}>
            {label}: {before === '' ? 'blank' : <del>{before}</del>} → {after || 'blank'}
          </li>
        ))}
      </ul>
    </li>
  );
}

interface FiguresDialogProps {
  pack: { id: number; canEdit: boolean };
  /** The day of the pack's figures, in words. */
  figures: string;
  onClose: () => void;
}

/** Shows what has changed since the day of a pack's figures; editors replace them [PACK-21]. */
export function FiguresDialog({ pack, figures, onClose }: FiguresDialogProps) {
  const { data: changed, isError, isPending } = useQuery(figuresQuery(pack.id));
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const update = async () => {
    try {
      const answer = await callApi(updatePackFigures, { params: { packId: pack.id } }, quiet);
      await client.invalidateQueries({ queryKey: packQuery(pack.id).queryKey });
      showSuccess(`The figures are those of now. ${countTitles(answer.changed)} changed.`);
      onClose();
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <Modal opened onClose={onClose} title={figures} size={560}>
      <Stack gap={12}>
        {isPending && <p role="status">Comparing with the catalogue…</p>}
        {(isError || failure) && <p role="alert">{failure ?? 'The changes could not be loaded.'}</p>}
        {changed?.length === 0 && <p>Nothing has changed since. An update states today as the day of the figures.</p>}
        {changed && changed.length > 0 && (
          <>
            <p>Changed since, in {countTitles(changed.length)}:</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be scrollable by keyboard */}
            <section tabIndex={0} aria-label="Changes" className={styles.changedTitles}>
              <ul className={styles.plainList}>
                {changed.map((title) => (
                  <ChangedTitle key={title.id} title={title} />
                ))}
              </ul>
            </section>
          </>
        )}
        <Row gap={8} justify="end">
          <Button variant="default" onClick={onClose}>
            {pack.canEdit ? 'Keep the Old Ones' : 'Close'}
          </Button>
          {pack.canEdit && (
            <Button disabled={!changed} onClick={() => void update()}>
              Update
            </Button>
          )}
        </Row>
      </Stack>
    </Modal>
  );
}
