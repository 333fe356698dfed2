import { fieldLabel } from '../title-field.ts';
/** An order of results: the label of its option and the value of `sortBy`. */
export interface SortOption {
  readonly label: string;
  readonly key: string;
}

/** Trade (PSTRADE-088 to PSTRADE-115, G-76); the first one is the default. */
export const tradeSortOptions = [
  { label: fieldLabel('bar.title'), key: 'title' },
  { label: fieldLabel('bar.author1'), key: 'author_1' },
  { label: fieldLabel('bar.isbn'), key: 'isbn' },
  { label: fieldLabel('bar.salesMarketingCode'), key: 'salesmarketingcode' },
  { label: fieldLabel('bar.categoryDesc'), key: 'category_value' },
  { label: fieldLabel('bar.formatDesc'), key: 'format_value' },
  { label: fieldLabel('bar.imprintDesc'), key: 'imprint_value' },
  { label: fieldLabel('editorial.editor'), key: 'editor_1' },
  { label: fieldLabel('bar.onSaleDate'), key: 'on_sale_date desc' },
  { label: fieldLabel('bar.releaseDate'), key: 'release_date desc' },
  { label: fieldLabel('bar.pubSeason'), key: 'pub_season' },
  { label: fieldLabel('bar.pubYear'), key: 'pub_year desc' },
  { label: fieldLabel('bar.price'), key: 'price desc' },
] as const satisfies readonly SortOption[];

/** HQNA: the labels of trade with its own keys (PSHQNA-50 to PSHQNA-64). */
export const hqnaSortOptions = [
  { label: fieldLabel('bar.title'), key: 'Title' },
  { label: fieldLabel('bar.author1'), key: 'Author' },
  { label: fieldLabel('bar.isbn'), key: 'ISBN' },
  { label: fieldLabel('bar.salesMarketingCode'), key: 'SnMCode' },
  { label: fieldLabel('bar.categoryDesc'), key: 'SpineCategory' },
  { label: fieldLabel('bar.formatDesc'), key: 'Format' },
  { label: fieldLabel('bar.imprintDesc'), key: 'Imprint' },
  { label: fieldLabel('editorial.editor'), key: 'Editor' },
  { label: fieldLabel('bar.onSaleDate'), key: 'OnSaleDate DESC' },
  { label: fieldLabel('bar.releaseDate'), key: 'PubDate DESC' },
  { label: fieldLabel('bar.pubSeason'), key: 'PubSeason' },
  { label: fieldLabel('bar.pubYear'), key: 'SeasonYear DESC' },
  { label: fieldLabel('bar.price'), key: 'Prices DESC' },
] as const satisfies readonly SortOption[];

/** HCCP orders (PSHCCP-49). */
export const hqnaDefaultSortKey = 'OnSaleDate DESC';

/** HCCP: the value of `sortBy` is the id (G-75); the first one is the default. */
export const hccpSortOptions = [
  { id: 1, description: fieldLabel('bar.title') },
  { id: 2, description: fieldLabel('bar.author1') },
  { id: 3, description: fieldLabel('bar.isbn') },
  { id: 4, description: fieldLabel('bar.answerCode') },
  { id: 5, description: fieldLabel('bar.divisionDesc') },
  { id: 6, description: fieldLabel('bar.categoryDesc') },
  { id: 7, description: fieldLabel('bar.formatDesc') },
  { id: 8, description: fieldLabel('bar.imprintDesc') },
  { id: 9, description: fieldLabel('editorial.editor') },
  { id: 10, description: 'Publication Date' },
  { id: 11, description: fieldLabel('bar.onSaleDate') },
  { id: 12, description: fieldLabel('bar.releaseDate') },
  { id: 13, description: fieldLabel('bar.price') },
] as const;
