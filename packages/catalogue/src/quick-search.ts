/** Searchable fields of the quick search (NAV-08 to NAV-10). The default is the title (NAV-31). */
export const quickSearchFields = [
  { name: 'isbn', label: 'ISBN' },
  { name: 'title', label: 'Title' },
  { name: 'author', label: 'Author' },
] as const;

export type QuickSearchField = (typeof quickSearchFields)[number]['name'];
export const defaultQuickSearchField: QuickSearchField = 'title';
export const defaultQuickSearchDivision = 1;
/** Maximum number of listed hits; if there are more, only their count is shown (QUICK-58, G-56). */
export const MAX_QUICK_SEARCH_ROWS = 2000;
