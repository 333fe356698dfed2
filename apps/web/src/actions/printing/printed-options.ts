import { companyOf } from '@titlenet/catalogue/companies';
import { contracts } from '@titlenet/catalogue/sheet/contracts';
import { coop } from '@titlenet/catalogue/sheet/coop';
import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import { sections } from '@titlenet/catalogue/sheet/sections';
import { savedView } from '../../domain/sheet/saved-view.ts';

type Flags = Pick<OutlineOptions, 'isShowCoopInformation' | 'isShowContractInformation'>;

/** Sections that are printed if their flag is set, regardless of the chosen sections (G-107). */
const flaggedSections = (flags: Flags): number[] => [
  ...(flags.isShowCoopInformation ? [coop.code] : []),
  ...(flags.isShowContractInformation ? [contracts.code] : []),
];

/**
 * Determines the printed sections of one title.
 *
 * @param chosen sections of the address; null for the user's saved view of the title's company, or else the first nine
 *   (G-139)
 */
export function printedSections(chosen: readonly number[] | null, companyCode: string, flags: Flags): number[] {
  const view = chosen ?? savedView(companyOf(companyCode));
  const flagged = flaggedSections(flags);
  const codes = sections.map(({ code }) => code).filter((code) => view.includes(code) && !isFlagged(code));
  return [...codes, ...flagged];
}

const isFlagged = (code: number): boolean => code === coop.code || code === contracts.code;
