/** More combining marks after a letter than stream-safe text allows (UAX 15: 30). */
const EXCESS_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * Normalizes a text after removing excess combining marks, because ordering a run of marks takes quadratic time.
 */
export function normalForm(text: string, form: 'NFC' | 'NFKD'): string {
  return text.replace(EXCESS_MARKS, '$1').normalize(form);
}
