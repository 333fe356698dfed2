import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { Row, Stack } from '../layout/primitives.tsx';
import '@mantine/core/styles/Progress.css';
import { Button, Progress } from '@mantine/core';
import { saveFile } from '../api/save-file.ts';
import { focusOnMount } from './focus-on-mount.ts';
import { MissingTitles } from './MissingTitles.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import type { DownloadState } from './use-download.ts';

interface DownloadProgressProps {
  state: Exclude<DownloadState, { phase: 'idle' }>;
  onClose: () => void;
  /** Returns to the choices. */
  onBack: () => void;
}

/** What a dialog shows while a file is loaded and made, when it is ready, and when it failed. */
export function DownloadProgress({ state, onClose, onBack }: DownloadProgressProps) {
  if (state.phase === 'loading') {
    const { loaded, total, made, waitsUntil } = state;
    const isMaking = loaded === total;
    const done = isMaking ? made : loaded;
    const count = `${formatCount(done)} of ${formatCount(total)}`;
    const text = isMaking ? `Making the file…${made > 0 ? ` ${count}` : ''}` : count;
    return (
      <Stack gap={16}>
        <Progress.Root size="lg">
          <Progress.Section
            value={(100 * loaded) / Math.max(1, total)}
            aria-label={`${formatCount(loaded)} of ${formatCount(total)} titles loaded`}
          />
        </Progress.Root>
        <p role="status">{text}</p>
        <TimeLeft key={String(isMaking)} done={done} total={total} waitsUntil={waitsUntil} />
        <Row gap={8} justify="end">
          <Button variant="default" onClick={onClose} ref={focusOnMount}>
            Cancel
          </Button>
        </Row>
      </Stack>
    );
  }
  if (state.phase === 'failed') {
    return (
      <Stack gap={16}>
        <p role="alert">{state.reason}</p>
        <Row gap={8} justify="end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button onClick={onBack} ref={focusOnMount}>
            Back
          </Button>
        </Row>
      </Stack>
    );
  }
  const { file } = state;
  return (
    <Stack gap={16}>
      <p role="status">{file.name} is ready.</p>
      <MissingTitles missing={file.missing} what="could not be included" />
      <Row gap={8} justify="end">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button onClick={() => saveFile(file)} ref={focusOnMount}>
          Download {file.name}
        </Button>
      </Row>
    </Stack>
  );
}
