import { type CodedList, codesOfRanges } from './list-codes.ts';

/** The codes that the code lists (EDItEUR, issue 73) state as deprecated, of the lists in `list-codes.ts`. */
const lists: { readonly [L in CodedList]?: string } = {
  5: '02 05',
  21: 'ALT',
  27: '12-17 27 33 39 59 64 65 67-70 75',
  29: '12-14 19 20 25',
  30: '23-25',
  32: '01 02',
  44: '02 17 20 37',
  46: '07 08',
  64: '12',
  74: 'scr mol scc',
  93: '05',
  96: `AFA ANG ATS BEF BGL BGN BYR CSD CUC CYP DEM EEK ESP FIM FRF GHC GRD HRK IEP ITL LTL LUF LVL MRO MTL NLG PTE ROL
RUR SIT SKK SLL SRG STD TMM TPE TRL VEB VEF YUM ZMK ZWD ZWL`,
  158: '53 99',
  175: 'A201 A207 D317',
};

const codesByList = new Map(
  Object.entries(lists).map(([list, text]) => [Number(list), new Set(codesOfRanges(text.replace(/\s+/g, ' ')))]),
);

/** True if a list has a code that should not be used any more (in the case of the list). */
export const isDeprecatedCode = (list: CodedList, code: string): boolean => codesByList.get(list)?.has(code) ?? false;
