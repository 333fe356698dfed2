import { required } from '@titlenet/catalogue/required';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import {
  MAX_TITLE_SHEETS,
  type MultipleReport,
  type MultipleReportKind,
  multipleReports,
} from '@titlenet/catalogue/reports/multiple-reports';
import { useState } from 'react';
import type { ReportKey } from '../../domain/reports/report-query.ts';
import { addressOf, hrefOf } from '../../ui/address/links.ts';
import { type DownloadRun, useDownload } from '../../ui/dialog/use-download.ts';
import { ExportDialog } from '../excel/ExportDialog.tsx';
import { useExcelExport } from '../excel/use-excel-export.ts';
import type { SelectedTitle } from '../title-actions/selected-title.ts';
import { exportedTitles, exportWorkbook } from './export-workbook.ts';
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

/** Prints the projection or key-account reports of several titles in a new tab, or saves them as one file. */
export function PrintReportsDialog({ kind, titles, region, onClose }: PrintReportsDialogProps) {
  const [choice, setChoice] = useState<ReportChoice>({ ...usualReportChoice, ...(region && { region }) });
  const keys = reportKeysOf(titles);
  const report = required(
    multipleReports.find((one) => one.kind === kind.name && one.region === choice.region),
    kind.name,
  );
  const download = useDownload<ReportDownload>(requestedTitles(report.definition, keys).length);

  const excel = useExcelExport();
  const inWorkbook = exportedTitles(keys);
  const exportIt = async () => {
    const hasTitleSheets = choice.hasTitleSheets && titles.length <= MAX_TITLE_SHEETS;
    const isSaved = await excel.run(inWorkbook.length, (signal) =>
      exportWorkbook(report.definition, keys, { signal, hasTitleSheets }),
    );
    if (isSaved) onClose();
  };

  const start = () => {
    if (choice.action === 'excel' && inWorkbook.length > 0) {
      void exportIt();
      return;
    }
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

  if (excel.count !== null) return <ExportDialog count={excel.count} onCancel={excel.cancel} />;
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
