import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import '@mantine/core/styles/Progress.css';
import { Button, Progress } from '@mantine/core';
import { saveFile } from '../api/save-file.ts';
import { focusOnMount } from './focus-on-mount.ts';
import { MissingTitles } from './MissingTitles.tsx';
import styles from './PrintDialog.module.css';
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
      <div className={styles.form}>
        <Progress.Root size="lg">
          <Progress.Section
            value={(100 * loaded) / Math.max(1, total)}
            aria-label={`${formatCount(loaded)} of ${formatCount(total)} titles loaded`}
          />
        </Progress.Root>
        <p role="status">{text}</p>
        <TimeLeft key={String(isMaking)} done={done} total={total} waitsUntil={waitsUntil} />
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose} ref={focusOnMount}>
            Cancel
          </Button>
        </div>
      </div>
    );
  }
  if (state.phase === 'failed') {
    return (
      <div className={styles.form}>
        <p role="alert">{state.reason}</p>
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button onClick={onBack} ref={focusOnMount}>
            Back
          </Button>
        </div>
      </div>
    );
  }
  const { file } = state;
  return (
    <div className={styles.form}>
      <p role="status">{file.name} is ready.</p>
      <MissingTitles missing={file.missing} what="could not be included" />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button onClick={() => saveFile(file)} ref={focusOnMount}>
          Download {file.name}
        </Button>
      </div>
    </div>
  );
}
