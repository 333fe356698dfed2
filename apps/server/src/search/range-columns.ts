import type { DateName, NumberName } from '@titlenet/catalogue/power-search/criterion';

/** Columns of `title` with numbers that are searched by range. */
export const numberColumns: Record<NumberName, { column: string; isWhole: boolean }> = {
  price: { column: 'price', isWhole: false },
  canadianPrice: { column: 'canadian_price', isWhole: false },
  agencyPrice: { column: 'agency_price', isWhole: false },
  libraryPrice: { column: 'library_price', isWhole: false },
  firstPrint: { column: 'first_print', isWhole: true },
  ltdNet: { column: 'ltd_net', isWhole: true },
  pubYear: { column: 'pub_year', isWhole: true },
};

/** Columns of `title` with dates that are searched by range. */
export const dateColumns: Record<DateName, string> = {
  releaseDate: 'release_date',
  onSaleDate: 'on_sale_date',
  pubDate: 'pub_date',
  conferenceDate: 'conference_date',
  nacDate: 'nac_date',
};
