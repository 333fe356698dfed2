import type { QuickSearchQuery, TitleScope } from './title-search.ts';

/** @returns a quick search, with its facets, as the predicates of a power search */
export function quickScope({
  field,
  value,
  division,
  companies,
  facets = [],
}: Omit<QuickSearchQuery, 'maximum'>): TitleScope {
  const column = field === 'author' ? 'people' : field;
  const match = field === 'isbn' ? 'startsWith' : 'contains';
  return { division, companies, subject: '', predicates: [{ kind: 'text', column, match, text: value }, ...facets] };
}
