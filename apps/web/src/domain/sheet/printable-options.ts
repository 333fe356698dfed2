import type { PrintableOptions } from '@titlenet/catalogue/addresses';
import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';

/**
 * Reads the print options of an address; a flag is set if its value is `true`. Without an audience the readers are
 * internal; an unknown audience gets what accounts get.
 */
export function printableOptionsOf(query: Query): PrintableOptions {
  const isSet = (flag: Exclude<keyof PrintableOptions, 'audience'>) => queryValue(query, flag) === 'true';
  return {
    audience: (queryValue(query, 'audience') ?? 'internal') === 'internal' ? 'internal' : 'accounts',
    isSuppressBlankSubHeadings: isSet('isSuppressBlankSubHeadings'),
    isShowOnlyFirstQuotes: isSet('isShowOnlyFirstQuotes'),
    isShowCoopInformation: isSet('isShowCoopInformation'),
    isShowContractInformation: isSet('isShowContractInformation'),
    isSuppressEditorScript: isSet('isSuppressEditorScript'),
  };
}
