import type { OutlineOptions, SheetSection } from './outline-blocks.ts';

interface SuppressedSections {
  /** The sections to render. */
  readonly sections: readonly SheetSection[];
  /** Names the sections without content in one line; null if each of them has its own text, or there are none. */
  readonly emptyLine: string | null;
}

/** Replaces the sections without content by one line on paper and in files, if blank headings are suppressed. */
export function suppressEmptySections(
  sections: readonly SheetSection[],
  { isSuppressBlankSubHeadings }: Pick<OutlineOptions, 'isSuppressBlankSubHeadings'>,
): SuppressedSections {
  const empty = sections.filter(({ emptyText }) => emptyText !== null);
  if (!isSuppressBlankSubHeadings || empty.length === 0) return { sections, emptyLine: null };
  return {
    sections: sections.filter(({ emptyText }) => emptyText === null),
    emptyLine: `No information found: ${empty.map(({ label }) => label).join(', ')}.`,
  };
}
