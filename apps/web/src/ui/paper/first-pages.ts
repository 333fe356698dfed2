import type { CountedPages, PageCounts } from './paper-part.ts';

/**
 * @param parts names of parts, and ids of elements of shared pages, in their order in the document
 * @returns the page on which each begins, on each paper
 */
export function firstPages(
  parts: readonly { readonly name: string }[],
  counted: CountedPages,
): ReadonlyMap<string, PageCounts> {
  let next: PageCounts = { Letter: 1, A4: 1 };
  return new Map(
    parts.map(({ name }) => {
      const first = next;
      const pages = counted.get(name);
      next = { Letter: first.Letter + (pages?.Letter ?? 0), A4: first.A4 + (pages?.A4 ?? 0) };
      return [name, first];
    }),
  );
}
