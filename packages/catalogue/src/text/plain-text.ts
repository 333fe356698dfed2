import { withoutTags } from './without-tags.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** @returns the text of an HTML fragment on one line, for cells and files without markup. */
export function plainText(html: string): string {
  return withoutTags(html)
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name]!)
    .replace(/\s+/g, ' ')
    .trim();
}
