import { accessibilityDetails } from '../../../onix-codes/code-lists.ts';
import { children, value } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';

/** Feature type of list 79. */
const ACCESSIBILITY = '09';

/** What an e-publication says of its accessibility (list 196), with the sender's own words where there are any. */
export function mapAccessibility(record: OnixRecord): string[] {
  return children(record.descriptive, 'ProductFormFeature')
    .filter((one) => value(one, 'ProductFormFeatureType') === ACCESSIBILITY)
    .flatMap((one) => {
      const code = value(one, 'ProductFormFeatureValue');
      const description = value(one, 'ProductFormFeatureDescription');
      const words = code === undefined ? undefined : accessibilityDetails.get(code);
      if (code !== undefined && words === undefined && description === undefined) {
        record.warnings.push({ path: 'ProductFormFeature[09]', message: 'Unknown code', value: code });
      }
      const parts = [words ?? (description === undefined ? code : undefined), description];
      return parts.filter((part) => part !== undefined).join(': ');
    })
    .filter((text) => text !== '');
}
