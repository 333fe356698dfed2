import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { codeOf } from '../codes/words-to-codes.ts';
import { line } from './element-texts.ts';
import type { Children } from './write-element.ts';

/** Feature type of list 79. */
const ACCESSIBILITY = '09';

/** What an e-publication says of its accessibility, one a line: the words of list 196, the sender's behind a colon. */
export function accessibilityFeatures({ stored }: Pick<TitleRecord, 'stored'>): Children[] {
  return (stored.accessibility ?? '').split('\n').flatMap((text) => {
    const whole = line(text);
    return whole === undefined ? [] : [{ ProductFormFeatureType: ACCESSIBILITY, ...codeAndWords(whole) }];
  });
}

/** The longest beginning that the list has: some of its words have a colon of their own. */
function codeAndWords(text: string): Children {
  const ends = [text.length, ...[...text.matchAll(/: /g)].map(({ index }) => index).reverse()];
  for (const end of ends) {
    const code = codeOfWords(text.slice(0, end));
    const description = line(text.slice(end + 2));
    if (code) return { ProductFormFeatureValue: code, ProductFormFeatureDescription: description };
  }
  return { ProductFormFeatureDescription: text };
}

/** A code that the list does not have stands for itself. */
const codeOfWords = (words: string) => codeOf.accessibility(words) ?? (/^[A-Z\d]{2}$/.test(words) ? words : undefined);
