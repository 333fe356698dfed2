import { firstPages } from '../../ui/paper/first-pages.ts';
import type { CountedPages, PageCounts, PaperPart } from '../../ui/paper/paper-part.ts';
import type { RunPages } from '../../ui/paper/RunPage.tsx';
import { type BinderPart, tipSheetPages } from './binder-parts.ts';

const ONE_PAGE: PageCounts = { Letter: 1, A4: 1 };

/** The parts of the frame of a binder: all tip sheets have the same pages. */
export function binderPaperParts(parts: readonly BinderPart[]): PaperPart[] {
  const others = parts.filter(({ page }) => page.kind !== 'tipSheet').map(({ paper }) => paper);
  const tipSheet = parts.find(({ page }) => page.kind === 'tipSheet')?.paper;
  const last = parts.at(-1);
  const pages = tipSheet ? [{ ...tipSheet, name: tipSheetPages }] : [];
  // The last part of a frame is the one at the end of the document.
  return last?.page.kind === 'tipSheet' ? [...others, ...pages] : [...pages, ...others];
}

/** The parts whose pages are counted; covers and tip sheets have one. */
export const countedParts = (parts: readonly BinderPart[]): PaperPart[] =>
  parts.filter(({ paper }) => !paper.isPlain).map(({ paper }) => paper);

/** @returns the pages of a binder; null while they are not counted */
export function binderPages(parts: readonly BinderPart[], counted: CountedPages): RunPages | null {
  if (countedParts(parts).some(({ name }) => !counted.has(name))) return null;
  const pages = new Map(parts.map(({ paper }) => [paper.name, counted.get(paper.name) ?? ONE_PAGE]));
  const all = [...pages.values()];
  return {
    first: firstPages(
      parts.map(({ paper }) => paper),
      pages,
    ),
    total: {
      Letter: all.reduce((sum, { Letter }) => sum + Letter, 0),
      A4: all.reduce((sum, { A4 }) => sum + A4, 0),
    },
  };
}
