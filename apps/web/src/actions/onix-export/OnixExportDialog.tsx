import { Row, Stack } from '../../ui/layout/primitives.tsx';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type OnixRelease, onixReleases } from '@titlenet/contract/onix-export';
import { useEffect, useMemo, useRef, useState } from 'react';
import { saveFile } from '../../ui/api/save-file.ts';
import { ExportCheck } from './ExportCheck.tsx';
import { checkExport, type ExportedTitle, fetchExports, groupTitles } from './exported-titles.ts';
import styles from './OnixExport.module.css';

/** Shows what the ONIX export would omit and why, and downloads it in the chosen version. */
export function OnixExportDialog({ titles, onClose }: { titles: readonly ExportedTitle[]; onClose: () => void }) {
  const { groups, withoutNumber } = useMemo(() => groupTitles(titles), [titles]);
  const [release, setRelease] = useState<OnixRelease>('3.1');
  const [isFetching, setIsFetching] = useState(false);
  const abort = useRef(new AbortController());
  useEffect(() => () => abort.current.abort(), []);
  const { data: check, isError } = useQuery({
    queryKey: ['onix-check', groups, release],
    queryFn: ({ signal }) => checkExport(groups, release, signal),
    staleTime: 0,
    gcTime: 0,
  });

  const download = async () => {
    setIsFetching(true);
    // A failure shows a toast; the dialog stays open for another try.
    const files = await fetchExports(groups, release, abort.current.signal).catch(() => undefined);
    setIsFetching(false);
    if (!files) return;
    files.forEach(saveFile);
    onClose();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title="Export as ONIX"
      size={480}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 0 }}
    >
      <Row as="fieldset" gap={24} className={styles.releases}>
        <legend>Version</legend>
        {onixReleases.map((one) => (
          <Row key={one} as="label" inline gap={8} align="center" className={styles.release}>
            <input
              type="radio"
              name="onix-release"
              checked={release === one}
              data-autofocus={release === one || undefined}
              onChange={() => setRelease(one)}
            />
            ONIX {one}
          </Row>
        ))}
      </Row>
      <Stack role="status" gap={8} className={styles.check}>
        {isError ? (
          'The titles could not be checked.'
        ) : check ? (
          <ExportCheck check={check} release={release} withoutNumber={withoutNumber} files={groups.length} />
        ) : (
          'Checking the titles…'
        )}
      </Stack>
      <Row gap={8} justify="end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => void download()} loading={isFetching} disabled={!check || check.written === 0}>
          Download
        </Button>
      </Row>
    </Modal>
  );
}
