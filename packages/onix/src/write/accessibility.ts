import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { codeOf } from '../codes/words-to-codes.ts';
import { line } from './element-texts.ts';
import type { Children } from './write-element.ts';

/** Feature type of list 79. */
const ACCESSIBILITY = '09';

/** Writes the accessibility features, one per line: words of list 196, the sender's own words after a colon. */
export function writeAccessibility({ stored }: Pick<TitleRecord, 'stored'>): Children {
  const features = (stored.accessibility ?? '').split('\n').flatMap((text) => {
    const whole = line(text);
    return whole === undefined ? [] : [{ ProductFormFeatureType: ACCESSIBILITY, ...codeAndWords(whole) }];
  });
  return { DescriptiveDetail: { ProductFormFeature: features } };
}

/** Finds the longest beginning that is in the list, since some of its words contain a colon. */
function codeAndWords(text: string): Children {
  const ends = [text.length, ...[...text.matchAll(/: /g)].map(({ index }) => index).reverse()];
  for (const end of ends) {
    const code = codeOfWords(text.slice(0, end));
    const description = line(text.slice(end + 2));
    if (code) return { ProductFormFeatureValue: code, ProductFormFeatureDescription: description };
  }
  return { ProductFormFeatureDescription: text };
}

/** A code that is not in the list is written as it is. */
const codeOfWords = (words: string) => codeOf.accessibility(words) ?? (/^[A-Z\d]{2}$/.test(words) ? words : undefined);
