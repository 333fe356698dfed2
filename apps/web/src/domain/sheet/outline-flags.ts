import type { PrintableFlags } from '@titlenet/catalogue/addresses';
import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';

/** Reads the print flags of an address; a flag is set if its value is `true`. */
export function flagsOf(query: Query): PrintableFlags {
  const isSet = (flag: keyof PrintableFlags) => queryValue(query, flag) === 'true';
  return {
    isSuppressBlankSubHeadings: isSet('isSuppressBlankSubHeadings'),
    isShowOnlyFirstQuotes: isSet('isShowOnlyFirstQuotes'),
    isShowCoopInformation: isSet('isShowCoopInformation'),
    isShowContractInformation: isSet('isShowContractInformation'),
    isSuppressEditorScript: isSet('isSuppressEditorScript'),
  };
}
