import { Button } from '@mantine/core';
import type { MultipleReportKind } from '@titlenet/catalogue/reports/multiple-reports';
import type { ReactNode } from 'react';
import type { ReceivedFile } from '../../ui/api/request.ts';
import { saveFile } from '../../ui/api/save-file.ts';
import { focusOnMount } from '../../ui/dialog/focus-on-mount.ts';
import { MissingTitles } from '../../ui/dialog/MissingTitles.tsx';
import type { DownloadState } from '../../ui/dialog/use-download.ts';
import { Row, Stack } from '../../ui/layout/primitives.tsx';
import type { MissingReport } from './load-reports.ts';
import { ReportLoading } from './ReportLoading.tsx';

/** The result of a download; without a file there is nothing to offer (MULTI-25). */
export interface ReportDownload {
  readonly file: ReceivedFile | undefined;
  readonly missing: readonly MissingReport[];
}

interface ReportDownloadViewProps {
  kind: MultipleReportKind;
  state: Exclude<DownloadState<ReportDownload>, { phase: 'idle' }>;
  onClose: () => void;
  /** Discards the file and returns to the choices (PRINT-38). */
  onBack: () => void;
}

interface OutcomeProps extends Pick<ReportDownloadViewProps, 'onClose' | 'onBack'> {
  children: ReactNode;
  action?: ReactNode;
}

function Outcome({ children, action, onClose, onBack }: OutcomeProps) {
  return (
    <Stack gap={16}>
      {children}
      <Row gap={8} justify="end">
        <Button variant="subtle" onClick={onBack} ref={action ? undefined : focusOnMount}>
          Back to Report Dialog
        </Button>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        {action}
      </Row>
    </Stack>
  );
}

/** A download of the report dialog: loading, finished, failed, or no reports. */
export function ReportDownloadView({ kind, state, onClose, onBack }: ReportDownloadViewProps) {
  if (state.phase === 'loading') {
    return (
      <Stack gap={16}>
        <ReportLoading progress={state} heading="p" />
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
      <Outcome onClose={onClose} onBack={onBack}>
        <p role="alert">{state.reason}</p>
      </Outcome>
    );
  }
  const { file, missing } = state.file;
  if (!file) {
    return (
      <Outcome onClose={onClose} onBack={onBack}>
        <div role="alert">
          <h3>No {kind.label} Reports Available</h3>
          <p>Reports are not available for the titles selected.</p>
        </div>
        <MissingTitles missing={missing} what="without a report" />
      </Outcome>
    );
  }
  return (
    <Outcome
      onClose={onClose}
      onBack={onBack}
      action={
        <Button onClick={() => saveFile(file)} ref={focusOnMount}>
          Download {file.name}
        </Button>
      }
    >
      <p role="status">{file.name} is ready.</p>
      <MissingTitles missing={missing} what="without a report" />
    </Outcome>
  );
}
