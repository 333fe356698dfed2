import { accessibilityDetails } from '../codes/code-lists.ts';
import { children, value } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';

/** Feature type of list 79. */
const ACCESSIBILITY = '09';

/**
 * What an e-publication says of its accessibility (list 196): 'Table of contents navigation', 'Certified by: Ace', with
 * the sender's own words behind the colon. A code that the list does not have stays as it is.
 */
export function mapAccessibility(record: OnixRecord): string[] {
  const said = children(record.descriptive, 'ProductFormFeature')
    .filter((one) => value(one, 'ProductFormFeatureType') === ACCESSIBILITY)
    .map((one) => {
      const code = value(one, 'ProductFormFeatureValue');
      const words = code === undefined ? undefined : accessibilityDetails.get(code);
      if (code !== undefined && words === undefined) {
        record.warnings.push({ path: 'ProductFormFeature[09]', message: 'Unknown code', value: code });
      }
      return [words ?? code, value(one, 'ProductFormFeatureDescription')]
        .filter((part) => part !== undefined)
        .join(': ');
    });
  return [...new Set(said)].filter((text) => text !== '');
}
