import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { type PrintableOptions, printableSheetAddress, tipSheetAddress } from '@titlenet/catalogue/addresses';
import { companyOf, titleAddressId } from '@titlenet/catalogue/companies';
import { MAX_PRINT_NOW_TITLES, titleSheetPrintDefaults } from '@titlenet/catalogue/constants';
import { useState } from 'react';
import { useConfiguration } from '../../domain/session/session.ts';
import { hrefOf } from '../../ui/address/links.ts';
import { DownloadProgress } from '../../ui/dialog/DownloadProgress.tsx';
import { useDownload } from '../../ui/dialog/use-download.ts';
import { type PrintChoice, PrintTitleSheetsForm } from './PrintTitleSheetsForm.tsx';
import { storePrintedNames } from './printed-names.ts';
import { printedSections } from './printed-options.ts';

/** A title to be printed. */
export interface PrintedSelection {
  readonly companyCode: string;
  readonly productId: number | null;
  readonly isbn: string | null;
  /** Names a title that cannot be loaded. */
  readonly title?: string | null;
}

interface PrintTitleSheetsDialogProps {
  titles: readonly PrintedSelection[];
  /** The sections on screen if one sheet is printed; null for the saved view of each title's company. */
  visible: readonly number[] | null;
  /** Options that differ from the defaults of the dialog. */
  initial?: Partial<PrintableOptions>;
  onClose: () => void;
}

/** Prints title sheets in a new tab, or downloads them as one file. */
export function PrintTitleSheetsDialog({ titles, visible, initial, onClose }: PrintTitleSheetsDialogProps) {
  const [choice, setChoice] = useState<PrintChoice>({
    sheet: 'title',
    options: { ...titleSheetPrintDefaults, ...initial },
    output: titles.length > MAX_PRINT_NOW_TITLES ? 'html' : 'print',
  });
  // True when the form is shown again after a failure.
  const [isBack, setBack] = useState(false);
  const configuration = useConfiguration();
  const download = useDownload(titles.length);

  const start = () => {
    const { sheet, options, output } = choice;
    storePrintedNames(titles);
    if (output === 'print') {
      const address =
        sheet === 'tip'
          ? tipSheetAddress(titles, options.audience)
          : printableSheetAddress(titles, visible ?? [], options);
      window.open(hrefOf(address), '_blank', 'noopener');
      onClose();
      return;
    }
    const keys = titles.map((title) => ({
      companyCode: companyOf(title.companyCode).code,
      productId: String(titleAddressId(title)),
    }));
    download.start(async (run) => {
      if (sheet === 'tip') {
        const { tipSheetFile } = await import('./tip-sheet/tip-sheet-file.tsx');
        return tipSheetFile(keys, { format: output, audience: options.audience, configuration, ...run });
      }
      const { titleSheetFile } = await import('./title-sheet-file.ts');
      return titleSheetFile(keys, {
        format: output,
        options: { medium: 'download', ...options },
        pictures: configuration.pictures,
        sectionsOf: ({ companyCode }) => printedSections(visible, companyCode, options),
        ...run,
      });
    });
  };
  const goBack = () => {
    download.cancel();
    setBack(true);
  };
  const close = () => {
    download.cancel();
    onClose();
  };

  return (
    <Modal
      opened
      onClose={close}
      title={titles.length === 1 ? 'Print Title Sheet' : 'Print Title Sheets'}
      size={480}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 0 }}
    >
      {download.state.phase !== 'idle' ? (
        <DownloadProgress state={download.state} onClose={close} onBack={goBack} />
      ) : (
        <PrintTitleSheetsForm
          count={titles.length}
          choice={choice}
          isBack={isBack}
          onChange={setChoice}
          onSubmit={start}
          onCancel={close}
        />
      )}
    </Modal>
  );
}
