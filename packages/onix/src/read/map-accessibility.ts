import { accessibilityDetails } from '../codes/code-lists.ts';
import { children, value } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';

/** Feature type of list 79. */
const ACCESSIBILITY = '09';

/**
 * Reads the accessibility features of an e-publication, one per line, in words of list 196 with the sender's own words
 * after a colon: 'Table of contents navigation', 'Certified by: Ace'. A code that is not in the list is kept as it is.
 */
export function mapAccessibility(record: OnixRecord): string | undefined {
  const features = children(record.descriptive, 'ProductFormFeature')
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
  const lines = [...new Set(features)].filter((text) => text !== '');
  return lines.length > 0 ? lines.join('\n') : undefined;
}
