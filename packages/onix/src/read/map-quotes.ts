import { escapeHtml } from '@titlenet/catalogue/text/escape-markup';
import { once } from './once.ts';
import { readTexts } from './texts.ts';

/** A review or an endorsement. */
interface Quotation {
  linkId: number;
  /** What the quote is about: this title, a previous edition, a previous work. */
  linkName: string;
  /** HTML. */
  quote: string;
  /** Author and publication, ', ' between. */
  source: string | null;
  title: null;
}

/** Text types of reviews and endorsements with their subjects: list 153, and list 33 for 2.1. */
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

/** Reads the quotes in the sender's order, numbered from 1; the same words from one source count once. */
export const mapQuotes = once((record): Quotation[] => {
  const types = record.version === '2.1' ? OLD_TYPES : NEW_TYPES;
  const sourcesByWords = new Map<string, Set<string>>();
  const quotes = readTexts(record).flatMap((text) => {
    const linkName = types[text.type];
    if (linkName === undefined) return [];
    const words = text.plain();
    const sources = sourcesByWords.get(words);
    // A quote without a source may have any source, also one that is already listed.
    if (sources && (text.source === undefined || sources.has(text.source))) return [];
    sourcesByWords.set(words, (sources ?? new Set()).add(text.source ?? ''));
    return { linkName, quote: text.html, source: text.source ?? null, title: null };
  });
  return quotes.map((quote, index) => ({ linkId: index + 1, ...quote }));
});

/** The quotes as HTML with the source in a trailing `cite` (decision G-116). */
export const mapHtmlQuotes = once((record) =>
  mapQuotes(record).map(({ quote, source }) => (source ? `${quote} <cite>${escapeHtml(source)}</cite>` : quote)),
);
