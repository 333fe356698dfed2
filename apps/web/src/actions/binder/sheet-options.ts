import type { Audience } from '@titlenet/catalogue/field';
import { contracts } from '@titlenet/catalogue/sheet/contracts';
import { coop } from '@titlenet/catalogue/sheet/coop';
import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';

/** Options of the title sheets of a binder: the chosen sections, without what is blank. */
export const binderSheetOptions = (
  audience: Audience,
  sectionCodes: readonly number[],
  medium: OutlineOptions['medium'],
): OutlineOptions => ({
  medium,
  audience,
  isSuppressBlankSubHeadings: true,
  isShowOnlyFirstQuotes: false,
  isShowCoopInformation: sectionCodes.includes(coop.code),
  isShowContractInformation: sectionCodes.includes(contracts.code),
  isSuppressEditorScript: false,
});
