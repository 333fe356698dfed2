import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { canadianEbookPrice } from '../companies/prices.ts';
import { wireDate } from '../demo-dates.ts';
import type { DemoEdition } from '../works/demo-work.ts';

/** Days from the bound galley to the on-sale date. */
const GALLEY_LEAD_DAYS = 170;
/** Share of the announced first print that goes to retail. */
const STREET_RUN_SHARE = 0.85;

/** One in so many titles has a selection number. */
const TITLES_PER_SELECTION = 3;

/** Composes the stored fields that only search results and exports show. */
export function resultOnlyFields(edition: DemoEdition, bar: TitleRecord['bar']): TitleRecord['stored'] {
  if (edition.hasBarOnly) return {};
  const { isbn } = edition;
  const isSelected = isbn !== null && Number(isbn.slice(-5)) % TITLES_PER_SELECTION === 0;
  const run = bar.firstPrintAnnounced;
  return {
    ...(isSelected && { selectionNo: `S${isbn.slice(-5)}` }),
    ...(edition.format.medium === 'print' && { boundGalleyDate: wireDate(edition.day - GALLEY_LEAD_DAYS) }),
    ...(edition.company === '180' && {
      titanStreetRun: run ? Math.round((run * STREET_RUN_SHARE) / 100) * 100 : null,
      agencyPriceCad: canadianEbookPrice(bar.ebAgencyPrice),
      libraryPriceCad: canadianEbookPrice(bar.ebLibraryPrice),
    }),
  };
}
