import type { OnixRecord } from './onix-record.ts';
import type { OnixQuotation } from './onix-title.ts';
import type { OnixText } from './texts.ts';

/** Reviews and endorsements: text type → what the words are about. List 153, and list 33 for 2.1. */
const NEW_TYPES: Record<string, string> = {
  '06': 'This Title',
  '07': 'Previous Edition',
  '08': 'Previous Work',
  '09': 'This Title',
};
const OLD_TYPES: Record<string, string> = {
  '05': 'This Title',
  '06': 'Previous Edition',
  '07': 'This Title',
  '08': 'This Title',
  '10': 'Previous Work',
  '30': 'This Title',
};

/** Quotations in the sender's order, numbered from 1; the same words of one source count once. */
export function mapQuotes(record: OnixRecord, texts: readonly OnixText[]): OnixQuotation[] {
  const types = record.version === '2.1' ? OLD_TYPES : NEW_TYPES;
  const said = new Map<string, Set<string>>();
  const quotes = texts.flatMap((text) => {
    const linkName = types[text.type];
    if (linkName === undefined) return [];
    const words = text.plain();
    const sources = said.get(words);
    // Without a source they may be anybody's, also his who has said them.
    if (sources && (text.source === undefined || sources.has(text.source))) return [];
    said.set(words, (sources ?? new Set()).add(text.source ?? ''));
    return { linkName, quote: text.html, source: text.source };
  });
  return quotes.map((quote, index) => ({ linkId: index + 1, ...quote }));
}
