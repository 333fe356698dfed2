import { withoutTags } from './without-tags.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Tags inside of a line do not separate words. */
const INLINE_TAG = /<\/?(?:b|i|em|strong|u|s|sub|sup|small|cite)>/gi;

/** @returns the text of an HTML fragment on one line, for cells and files without markup. */
export function plainText(html: string): string {
  return withoutTags(html.replace(INLINE_TAG, ''))
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name]!)
    .replace(/\s+/g, ' ')
    .trim();
}
