import { companyOf } from '@titlenet/catalogue/companies';
import type { MarketingSheet } from '@titlenet/catalogue/marketing-sheet/marketing-sheet-fields';
import { runOf, type SheetRun, titlePartName } from '../../actions/printing/sheet-parts.ts';
import { runningHead } from '../../ui/paper/paper-part.ts';

const kind = 'Marketing Sheet';

/** The run of marketing sheets in print, whose parts are named `titlePartName(index)`. */
export function marketingSheetRun(sheets: readonly MarketingSheet[], hasMissing: boolean): SheetRun {
  const parts = sheets.map(({ companyCode, content: { title, isbn13 } }, index) => ({
    name: titlePartName(index),
    orientation: 'portrait' as const,
    head: runningHead(title ?? '', isbn13),
    kind: `${companyOf(companyCode).label} ${kind}`,
  }));
  return runOf(parts, kind, 'internal', hasMissing);
}
