import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { wireDate } from './demo-dates.ts';
import type { DemoEdition } from './demo-work.ts';
import { canadianEbookPrice } from './prices.ts';

/** Galleys are bound half a year before the book is on sale. */
const DAYS_FROM_GALLEY = 170;
/** Of the announced print run; the rest goes to book clubs and subscribers. */
const SHARE_OF_STREET = 0.85;

/** What only results and their files show of a title. */
export function resultFacts(edition: DemoEdition, bar: TitleRecord['bar']): TitleRecord['stored'] {
  if (edition.isBare) return {};
  const run = bar.firstPrintAnnounced;
  return {
    ...(edition.format.make === 'print' && { boundGalleyDate: wireDate(edition.day - DAYS_FROM_GALLEY) }),
    ...(edition.company === '180' && {
      titanStreetRun: run ? Math.round((run * SHARE_OF_STREET) / 100) * 100 : null,
      agencyPriceCad: canadianEbookPrice(bar.ebAgencyPrice),
      libraryPriceCad: canadianEbookPrice(bar.ebLibraryPrice),
    }),
  };
}
