import { printableSheetAddress } from '@titlenet/catalogue/addresses';
import { titleSheetPrintDefaults } from '@titlenet/catalogue/constants';
import { contracts } from '@titlenet/catalogue/sheet/contracts';
import { coop } from '@titlenet/catalogue/sheet/coop';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { hrefOf } from '../../ui/address/links.ts';

/**
 * Opens the printable page of the visible sections in a new tab, with the defaults of the print dialog [SHEET-028].
 * Coop and contracts depend on their flags only (G-107).
 */
export function printSheet(bar: TitleBar, visible: readonly number[]): void {
  const address = printableSheetAddress([bar], visible, {
    ...titleSheetPrintDefaults,
    isShowCoopInformation: visible.includes(coop.code),
    isShowContractInformation: visible.includes(contracts.code),
  });
  window.open(hrefOf(address), '_blank', 'noopener');
}
