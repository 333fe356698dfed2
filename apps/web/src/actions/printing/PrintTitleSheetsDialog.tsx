import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal } from '@mantine/core';
import { type PrintableFlags, printableSheetAddress } from '@titlenet/catalogue/addresses';
import { companyOf, titleAddressId } from '@titlenet/catalogue/companies';
import { MAX_PRINT_NOW_TITLES, titleSheetPrintDefaults } from '@titlenet/catalogue/constants';
import { useState } from 'react';
import { useConfiguration } from '../../domain/session/session.ts';
import { hrefOf } from '../../ui/address/links.ts';
import { DownloadProgress } from '../../ui/dialog/DownloadProgress.tsx';
import { focusOnMount } from '../../ui/dialog/focus-on-mount.ts';
import dialogStyles from '../../ui/dialog/PrintDialog.module.css';
import { useDownload } from '../../ui/dialog/use-download.ts';
import { printedSections } from './printed-options.ts';
import type { FileFormat } from './title-sheet-file.ts';

/** A title to be printed. */
export interface PrintedSelection {
  readonly companyCode: string;
  readonly productId: number | null;
  readonly isbn: string | null;
}

interface PrintTitleSheetsDialogProps {
  titles: readonly PrintedSelection[];
  /** The sections on screen if one sheet is printed; null for the saved view of each title's company. */
  visible: readonly number[] | null;
  /** Options that differ from the defaults of the dialog. */
  initial?: Partial<PrintableFlags>;
  onClose: () => void;
}

/** Labels of PRINT-01 to PRINT-05. */
const optionLabels: readonly [keyof PrintableFlags, string][] = [
  ['isSuppressBlankSubHeadings', 'Suppress Blank Sub-headings'],
  ['isShowOnlyFirstQuotes', 'Show Only First 3 Quotes'],
  ['isShowCoopInformation', 'Show Co-Op Information'],
  ['isShowContractInformation', 'Show Contract Information'],
  ['isSuppressEditorScript', 'Suppress Editor Script'],
];

type Output = 'print' | FileFormat;

const outputs: readonly [Output, string, string][] = [
  ['print', 'Print now in a new tab', `Choose this if you have selected ${MAX_PRINT_NOW_TITLES} or fewer titles...`],
  ['word', 'Download as a Word file', 'TitleSheet.doc, to be edited or mailed'],
  ['html', 'Download as an HTML file', 'TitleSheet.htm, to be read in a browser and printed'],
];

const disabledNote = `This option has been disabled because you have selected more than ${MAX_PRINT_NOW_TITLES} titles.`;

/** Prints title sheets in a new tab, or downloads them as one file. */
export function PrintTitleSheetsDialog({ titles, visible, initial, onClose }: PrintTitleSheetsDialogProps) {
  const isPrintDisabled = titles.length > MAX_PRINT_NOW_TITLES;
  const [flags, setFlags] = useState<PrintableFlags>({ ...titleSheetPrintDefaults, ...initial });
  const [output, setOutput] = useState<Output>(isPrintDisabled ? 'html' : 'print');
  // True when the form is shown again after a failure.
  const [isBack, setBack] = useState(false);
  const { pictures } = useConfiguration();
  const download = useDownload(titles.length);

  const start = () => {
    if (output === 'print') {
      const address = printableSheetAddress(titles, visible ?? [], flags);
      window.open(hrefOf(address), '_blank', 'noopener');
      onClose();
      return;
    }
    const keys = titles.map((title) => ({
      companyCode: companyOf(title.companyCode).code,
      productId: String(titleAddressId(title)),
    }));
    download.start(async (run) => {
      const { titleSheetFile } = await import('./title-sheet-file.ts');
      return titleSheetFile(keys, {
        format: output,
        options: { medium: 'download', ...flags },
        pictures,
        sectionsOf: ({ companyCode }) => printedSections(visible, companyCode, flags),
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
        <form
          className={dialogStyles.form}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            start();
          }}
        >
          <fieldset className={dialogStyles.group}>
            <legend>Options</legend>
            {optionLabels.map(([name, label]) => (
              <label key={name} className={dialogStyles.choice}>
                <input
                  type="checkbox"
                  checked={flags[name]}
                  onChange={(event) => setFlags({ ...flags, [name]: event.currentTarget.checked })}
                />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
          <fieldset className={dialogStyles.group}>
            <legend>{titles.length === 1 ? 'Output' : `Output of ${formatCount(titles.length)} titles`}</legend>
            {outputs.map(([name, label, hint]) => {
              const isDisabled = name === 'print' && isPrintDisabled;
              return (
                <label key={name} className={dialogStyles.choice} data-disabled={isDisabled || undefined}>
                  <input
                    type="radio"
                    name="output"
                    checked={output === name}
                    disabled={isDisabled}
                    data-autofocus={output === name || undefined}
                    ref={isBack && output === name ? focusOnMount : undefined}
                    onChange={() => setOutput(name)}
                  />
                  <span>
                    {label}
                    <small>{hint}</small>
                    {isDisabled && <small>{disabledNote}</small>}
                  </span>
                </label>
              );
            })}
          </fieldset>
          <div className={dialogStyles.buttons}>
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit">{output === 'print' ? 'Print' : 'Download'}</Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
