import { adultFormats, practicalFormats } from './list-formats.ts';
import type { PublishingList } from './publishing-list.ts';

/** Lists of company 001, with its Canadian lists. */
export const tradeLists: readonly PublishingList[] = [
  {
    weight: 52,
    division: ['TF', 'TRADE FICTION'],
    group: ['TRD', 'General Books'],
    imprints: [
      ['HBL', 'Harbourline'],
      ['LNT', 'Lantern House'],
      ['MRL', 'Marlow & Finch'],
      ['OAK', 'Oakapple Paperbacks'],
      ['CLS', 'Harbourline Classics'],
    ],
    editorialImprints: ['Harbourline', 'Lantern House', 'Lantern House Crime', 'Marlow & Finch', 'Skylark Voyages'],
    genres: [
      ['literary', 20],
      ['historical', 18],
      ['mystery', 22],
      ['thriller', 16],
      ['womensFiction', 14],
      ['scienceFiction', 7],
      ['fantasy', 9],
      ['poetry', 4],
    ],
    formats: adultFormats,
  },
  {
    weight: 42,
    division: ['TN', 'TRADE NONFICTION'],
    group: ['NFB', 'Nonfiction & Lifestyle'],
    imprints: [
      ['NRT', 'Northgate'],
      ['TBL', 'Table & Thyme'],
      ['BRW', 'Brightwater Wellness'],
      ['LDG', 'Ledger & Quill Business'],
    ],
    editorialImprints: ['Northgate', 'Northgate History', 'Table & Thyme', 'Brightwater', 'Ledger & Quill'],
    genres: [
      ['biography', 18],
      ['history', 16],
      ['science', 9],
      ['nature', 7],
      ['cooking', 14],
      ['health', 9],
      ['selfHelp', 12],
      ['business', 12],
      ['bodyMindSpirit', 7],
      ['family', 7],
    ],
    formats: practicalFormats,
  },
  {
    weight: 3,
    division: ['CA', 'HCCA ADULT'],
    group: ['CAN', 'Canada'],
    imprints: [['MPL', 'Maple Street Press']],
    editorialImprints: ['Maple Street'],
    genres: [
      ['literary', 2],
      ['history', 1],
    ],
    formats: practicalFormats,
  },
  {
    weight: 2,
    division: ['CO', 'CANADA OTHER ADULT'],
    group: ['CAN', 'Canada'],
    imprints: [['BOR', 'Boreal Editions']],
    editorialImprints: ['Boreal'],
    genres: [
      ['biography', 1],
      ['mystery', 1],
    ],
    formats: practicalFormats,
  },
  {
    weight: 1,
    division: ['CU', 'HCCA AUDIO'],
    group: ['CAN', 'Canada'],
    imprints: [['MPA', 'Maple Street Audio']],
    editorialImprints: ['Maple Street'],
    genres: [['thriller', 1]],
    formats: [
      ['audioDownload', 1],
      ['audioDiscs', 0.6],
    ],
  },
];

/** Lists of company 018. */
export const distributedLists: readonly PublishingList[] = [
  {
    weight: 1,
    division: ['DL', 'DISTRIBUTED LITERARY'],
    group: ['DST', 'Distribution'],
    imprints: [['LRK', 'Larkspur & Sons']],
    editorialImprints: ['Larkspur'],
    genres: [
      ['literary', 5],
      ['historical', 3],
      ['poetry', 2],
      ['nature', 3],
    ],
    formats: adultFormats,
  },
];

/** Lists of company 400. */
export const ukLists: readonly PublishingList[] = [
  {
    weight: 1,
    division: ['UK', 'UK GENERAL'],
    group: ['UKG', 'UK General'],
    imprints: [
      ['HUK', 'Harbourline UK'],
      ['CST', 'Coldstream'],
      ['FNC', 'Fenchurch'],
    ],
    editorialImprints: ['Harbourline UK', 'Coldstream', 'Fenchurch'],
    genres: [
      ['literary', 14],
      ['historical', 14],
      ['mystery', 20],
      ['thriller', 14],
      ['biography', 12],
      ['cooking', 9],
      ['history', 9],
      ['middleGrade', 5],
      ['selfHelp', 3],
    ],
    formats: [
      ['hardcover', 0.7],
      ['exportPaperback', 0.25],
      ['tradePaperback', 0.85],
      ['ebook', 0.9],
      ['audioDownload', 0.6],
      ['audioDiscs', 0.1],
    ],
  },
];
