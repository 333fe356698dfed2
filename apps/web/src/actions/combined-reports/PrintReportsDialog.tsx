import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import {
  type MultipleReport,
  type MultipleReportKind,
  multipleReports,
} from '@titlenet/catalogue/reports/multiple-reports';
import { useState } from 'react';
import type { ReportKey } from '../../domain/reports/report-query.ts';
import { addressOf, hrefOf } from '../../ui/address/links.ts';
import { type DownloadRun, useDownload } from '../../ui/dialog/use-download.ts';
import type { SelectedTitle } from '../title-actions/selected-title.ts';
import { loadReports, requestedTitles } from './load-reports.ts';
import { type ReportChoice, ReportChoiceForm, usualReportChoice } from './ReportChoiceForm.tsx';
import { type ReportDownload, ReportDownloadView } from './ReportDownloadView.tsx';
import { reportKeysOf, storeSelection } from './stored-selection.ts';

interface PrintReportsDialogProps {
  kind: MultipleReportKind;
  titles: readonly SelectedTitle[];
  /** Preselected region. */
  region?: ReportChoice['region'] | undefined;
  onClose: () => void;
}

async function loadFile(report: MultipleReport, keys: readonly ReportKey[], run: DownloadRun): Promise<ReportDownload> {
  const loaded = await loadReports(report.definition, keys, run);
  const { combinedReportFile } = await import('./combined-report-file.tsx');
  return { file: await combinedReportFile(report, loaded, run.signal), missing: loaded.missing };
}

/** Prints the projection or key-account reports of several titles in a new tab, or downloads them as one file. */
export function PrintReportsDialog({ kind, titles, region, onClose }: PrintReportsDialogProps) {
  const [choice, setChoice] = useState<ReportChoice>({ ...usualReportChoice, ...(region && { region }) });
  const keys = reportKeysOf(titles);
  const report = multipleReports.find((one) => one.kind === kind.name && one.region === choice.region)!;
  const download = useDownload<ReportDownload>(requestedTitles(report.definition, keys).length);

  const start = () => {
    if (choice.action === 'print') {
      storeSelection(report, titles);
      window.open(hrefOf(addressOf(`/reports/${report.route}`)), '_blank', 'noopener');
      onClose();
      return;
    }
    download.start((run) => loadFile(report, keys, run));
  };
  const close = () => {
    download.cancel();
    onClose();
  };

  return (
    <Modal
      opened
      onClose={close}
      title={kind.action}
      size={560}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 0 }}
    >
      {download.state.phase === 'idle' ? (
        <ReportChoiceForm
          choice={choice}
          fileName={report.fileName}
          count={titles.length}
          onChange={setChoice}
          onSubmit={start}
          onCancel={close}
        />
      ) : (
        <ReportDownloadView kind={kind} state={download.state} onClose={close} onBack={download.cancel} />
      )}
    </Modal>
  );
}
