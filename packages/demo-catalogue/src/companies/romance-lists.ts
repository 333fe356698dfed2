import { romanceFormats } from './list-formats.ts';
import type { PublishingList } from './publishing-list.ts';

/** Lists of company 180. */
export const romanceLists: readonly PublishingList[] = [
  {
    weight: 78,
    division: ['HS', 'SERIES'],
    group: ['SER', 'Series'],
    imprints: [
      ['RSH', 'Rosehip Romance'],
      ['MNL', 'Moonlit Suspense'],
      ['HRL', 'Heirloom Historical'],
      ['HMS', 'Homestead Hearts'],
    ],
    editorialImprints: ['Rosehip', 'Moonlit', 'Heirloom', 'Homestead'],
    genres: [
      ['seriesRomance', 55],
      ['historicalRomance', 18],
      ['romanticSuspense', 27],
    ],
    formats: romanceFormats,
  },
  {
    weight: 22,
    division: ['HT', 'TRADE'],
    group: ['TRF', 'Trade Fiction'],
    imprints: [
      ['PRV', 'Parkview Fiction'],
      ['INK', 'Inkberry Teen'],
    ],
    editorialImprints: ['Parkview', 'Inkberry'],
    genres: [
      ['womensFiction', 55],
      ['thriller', 25],
      ['youngAdult', 20],
    ],
    formats: [
      ['tradePaperback', 0.85],
      ['hardcover', 0.3],
      ['ebook', 0.95],
      ['audioDownload', 0.5],
      ['massMarket', 0.15],
    ],
  },
];
