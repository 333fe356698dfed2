import type { CodedTitle } from '../search-attributes.ts';

/** The names of all contributors behind the first author, each once, in their order; as stored, 'Last, First'. */
export function furtherPeople({ bar, sheet }: Pick<CodedTitle, 'bar' | 'sheet'>): string[] {
  const listed = (sheet.editorial?.people ?? []).map(({ name }) => name);
  const names = [bar.author2, ...listed].map((name) => name?.trim() ?? '');
  return [...new Set(names)].filter((name) => name !== '' && name !== bar.author1?.trim());
}
