import { countTitles } from '../../domain/packs/count-titles.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import type { ActionOutcome } from './title-actions.ts';

const InfoDialog = lazyPart(async () => (await import('../../ui/dialog/InfoDialog.tsx')).InfoDialog);
const PrintTitleSheets = lazyPart(
  async () => (await import('../printing/PrintTitleSheetsDialog.tsx')).PrintTitleSheetsDialog,
);
const PrintMarketingSheets = lazyPart(
  async () => (await import('../printing/PrintMarketingSheetsDialog.tsx')).PrintMarketingSheetsDialog,
);
const PrintReports = lazyPart(
  async () => (await import('../combined-reports/PrintReportsDialog.tsx')).PrintReportsDialog,
);
const AddToList = lazyPart(async () => (await import('../add-to-list/AddToListDialog.tsx')).AddToListDialog);
const AddToPack = lazyPart(async () => (await import('../../domain/packs/AddToPackDialog.tsx')).AddToPackDialog);
const ExportOnix = lazyPart(async () => (await import('../onix-export/OnixExportDialog.tsx')).OnixExportDialog);

/** An outcome that is a dialog. */
export type ShownOutcome = Exclude<ActionOutcome, { address: unknown } | { follow: unknown }>;

interface OutcomeDialogProps {
  outcome: ShownOutcome;
  onClose: () => void;
}

/** The dialog of an action, loaded when it is opened. */
export function OutcomeDialog({ outcome, onClose }: OutcomeDialogProps) {
  if ('message' in outcome) return <InfoDialog message={outcome.message} isOpen onClose={onClose} />;
  const { titles } = outcome;
  switch (outcome.dialog) {
    case 'reports':
      return <PrintReports kind={outcome.kind} titles={titles} onClose={onClose} />;
    case 'titleSheets':
      return <PrintTitleSheets titles={titles} visible={null} onClose={onClose} />;
    case 'marketingSheets':
      return <PrintMarketingSheets titles={titles} onClose={onClose} />;
    case 'addToList':
      return <AddToList titles={titles} onClose={onClose} />;
    case 'addToPack':
      return (
        <AddToPack
          source={{ titles: titles.map(({ companyCode, isbn }) => ({ companyCode, isbn })) }}
          what={countTitles(titles.length)}
          onClose={onClose}
        />
      );
    case 'onix':
      return <ExportOnix titles={titles} onClose={onClose} />;
  }
}
