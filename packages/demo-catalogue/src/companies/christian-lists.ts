import { bibleFormats, faithFormats } from './list-formats.ts';
import type { PublishingList } from './publishing-list.ts';

const bibleImprints = [
  ['ZBI', 'Wellspring Bibles'],
  ['TBI', 'Harrow & Vine Bibles'],
] as const;

const bibles = (division: readonly [string, string], weight: number): PublishingList => ({
  weight,
  division,
  group: ['BIB', 'Bible Group'],
  imprints: bibleImprints,
  editorialImprints: ['Wellspring Bibles'],
  genres: [['bible', 1]],
  formats: bibleFormats,
});

/** Lists of company 006. */
export const christianLists: readonly PublishingList[] = [
  bibles(['ZN', 'WELLSPRING'], 14),
  bibles(['NT', 'HARROW & VINE'], 8),
  {
    weight: 40,
    division: ['ZN', 'WELLSPRING'],
    group: ['CHR', 'Christian Publishing'],
    imprints: [
      ['WSP', 'Wellspring'],
      ['WSA', 'Wellspring Academic'],
      ['WSR', 'Wellspring Reflections'],
    ],
    editorialImprints: ['Wellspring'],
    genres: [
      ['devotional', 34],
      ['christianLiving', 44],
      ['theology', 22],
    ],
    formats: faithFormats,
  },
  {
    weight: 38,
    division: ['NT', 'HARROW & VINE'],
    group: ['CHR', 'Christian Publishing'],
    imprints: [
      ['HVN', 'Harrow & Vine'],
      ['HVF', 'Harrow & Vine Fiction'],
    ],
    editorialImprints: ['Harrow & Vine'],
    genres: [
      ['christianFiction', 55],
      ['christianLiving', 35],
      ['pictureBook', 10],
    ],
    formats: faithFormats,
  },
];
