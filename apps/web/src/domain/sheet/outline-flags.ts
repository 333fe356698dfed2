import type { PrintableFlags } from '@titlenet/catalogue/addresses';
import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';

/** The flags of an address (TS §2); one is set when it says `true`. */
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
