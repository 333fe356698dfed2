/** An order of results: the label of its option and the value of `sortBy`. */
export interface SortOption {
  readonly label: string;
  readonly key: string;
}

/** Trade (PSTRADE-088 to PSTRADE-115, G-76); the first one is the default. */
export const tradeSortOptions = [
  { label: 'Title', key: 'title' },
  { label: 'Author', key: 'author_1' },
  { label: 'ISBN', key: 'isbn' },
  { label: 'Sales & Marketing Code', key: 'salesmarketingcode' },
  { label: 'Category', key: 'category_value' },
  { label: 'Format', key: 'format_value' },
  { label: 'Imprint', key: 'imprint_value' },
  { label: 'Editor', key: 'editor_1' },
  { label: 'On Sale Date', key: 'on_sale_date desc' },
  { label: 'Release Date', key: 'release_date desc' },
  { label: 'Pub Season', key: 'pub_season' },
  { label: 'Pub Year', key: 'pub_year desc' },
  { label: 'Price', key: 'price desc' },
] as const satisfies readonly SortOption[];

/** HQNA: the labels of trade with its own keys (PSHQNA-50 to PSHQNA-64). */
export const hqnaSortOptions = [
  { label: 'Title', key: 'Title' },
  { label: 'Author', key: 'Author' },
  { label: 'ISBN', key: 'ISBN' },
  { label: 'Sales & Marketing Code', key: 'SnMCode' },
  { label: 'Category', key: 'SpineCategory' },
  { label: 'Format', key: 'Format' },
  { label: 'Imprint', key: 'Imprint' },
  { label: 'Editor', key: 'Editor' },
  { label: 'On Sale Date', key: 'OnSaleDate DESC' },
  { label: 'Release Date', key: 'PubDate DESC' },
  { label: 'Pub Season', key: 'PubSeason' },
  { label: 'Pub Year', key: 'SeasonYear DESC' },
  { label: 'Price', key: 'Prices DESC' },
] as const satisfies readonly SortOption[];

/** HCCP orders (PSHCCP-49). */
export const hqnaDefaultSortKey = 'OnSaleDate DESC';

/** HCCP: the value of `sortBy` is the id (G-75); the first one is the default. */
export const hccpSortOptions = [
  { id: 1, description: 'Title' },
  { id: 2, description: 'Author' },
  { id: 3, description: 'ISBN' },
  { id: 4, description: 'Answer Code' },
  { id: 5, description: 'Division' },
  { id: 6, description: 'Category' },
  { id: 7, description: 'Format' },
  { id: 8, description: 'Imprint' },
  { id: 9, description: 'Editor' },
  { id: 10, description: 'Publication Date' },
  { id: 11, description: 'On Sale Date' },
  { id: 12, description: 'Release Date' },
  { id: 13, description: 'Price' },
] as const;
