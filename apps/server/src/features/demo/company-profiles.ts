import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { FormatName } from './formats.ts';
import type { GenreName } from './genres.ts';
import {
  adultFormats,
  bibleFormats,
  faithFormats,
  pictureFormats,
  practicalFormats,
  romanceFormats,
  youngFormats,
} from './list-formats.ts';

/** A list of a company: what it publishes and under which imprints; all names are invented. */
export interface PublishingList {
  weight: number;
  /** Division (TAP): code and text. */
  division: readonly [code: string, text: string];
  /** Business group: code and text. */
  group: readonly [code: string, text: string];
  /** Imprints (TAS): code and text. */
  imprints: readonly (readonly [code: string, text: string])[];
  editorialImprints: readonly string[];
  genres: readonly (readonly [GenreName, number])[];
  /** Formats of one work, from the first edition on, with how often a work has them. */
  formats: readonly (readonly [FormatName, number])[];
}

export interface CompanyProfile {
  /** Share of the catalogue's titles, in percent. */
  share: number;
  publisher: string;
  /** Registrants of its ISBNs: group and the first and last four-digit registrant. */
  registrants: readonly [group: string, first: number, last: number];
  lists: readonly PublishingList[];
}

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

export const companyProfiles: Record<CompanyCode, CompanyProfile> = {
  '001': {
    share: 45,
    publisher: 'Harbourline',
    registrants: ['978-0', 7000, 7499],
    lists: [
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
    ],
  },
  '003': {
    share: 18,
    publisher: 'Kite & Thimble Children’s Books',
    registrants: ['978-1', 4000, 4249],
    lists: [
      {
        weight: 47,
        division: ['KP', 'CHILDREN’S PICTURE BOOKS'],
        group: ['CHD', 'Children’s Books'],
        imprints: [
          ['KTB', 'Kite & Thimble'],
          ['PDL', 'Puddlejump'],
          ['MSY', 'Mossy Path Books'],
        ],
        editorialImprints: ['Kite & Thimble', 'Puddlejump', 'Puddlejump Baby', 'Mossy Path'],
        genres: [
          ['pictureBook', 75],
          ['boardBook', 25],
        ],
        formats: pictureFormats,
      },
      {
        weight: 50,
        division: ['KN', 'CHILDREN’S AND TEEN NOVELS'],
        group: ['CHD', 'Children’s Books'],
        imprints: [
          ['KTN', 'Kite & Thimble Novels'],
          ['COM', 'Comet Teen'],
          ['KCL', 'Thimble Classics'],
        ],
        editorialImprints: ['Kite & Thimble', 'Comet', 'Comet Fantasy', 'Thimble Classics'],
        genres: [
          ['middleGrade', 42],
          ['youngAdult', 36],
          ['childrenNonfiction', 16],
        ],
        formats: youngFormats,
      },
      {
        weight: 2,
        division: ['CK', 'HCCA KIDS'],
        group: ['CAN', 'Canada'],
        imprints: [['SNW', 'Snowshoe Kids']],
        editorialImprints: ['Snowshoe'],
        genres: [['pictureBook', 1]],
        formats: pictureFormats,
      },
      {
        weight: 2,
        division: ['KO', 'CANADA OTHER KIDS'],
        group: ['CAN', 'Canada'],
        imprints: [['LON', 'Little Loon']],
        editorialImprints: ['Little Loon'],
        genres: [['middleGrade', 1]],
        formats: youngFormats,
      },
    ],
  },
  '018': {
    share: 2,
    publisher: 'Larkspur & Sons',
    registrants: ['978-1', 4400, 4419],
    lists: [
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
          ['nature', 1],
        ],
        formats: adultFormats,
      },
    ],
  },
  '035': {
    share: 4,
    publisher: 'Tumbledown Books',
    registrants: ['978-1', 4300, 4339],
    lists: [
      {
        weight: 1,
        division: ['UB', 'ILLUSTRATED ACTIVITY'],
        group: ['ACT', 'Activity & Novelty'],
        imprints: [
          ['TMB', 'Tumbledown'],
          ['TMY', 'Tumbledown Young Reading'],
        ],
        editorialImprints: ['Tumbledown', 'Tumbledown Facts'],
        genres: [
          ['boardBook', 36],
          ['childrenNonfiction', 36],
          ['pictureBook', 20],
          ['middleGrade', 8],
        ],
        formats: [
          ['novelty', 0.55],
          ['boardBook', 0.4],
          ['hardcover', 0.5],
          ['tradePaperback', 0.35],
          ['ebook', 0.4],
          ['audioDownload', 0.12],
          ['audioDiscs', 0.06],
        ],
      },
    ],
  },
  '180': {
    share: 14,
    publisher: 'Harlequin',
    registrants: ['978-0', 7500, 7649],
    lists: [
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
    ],
  },
  '006': {
    share: 9,
    publisher: 'Wellspring Christian Publishing',
    registrants: ['978-0', 7650, 7749],
    lists: [
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
    ],
  },
  '400': {
    share: 8,
    publisher: 'Harbourline UK',
    registrants: ['978-1', 4500, 4589],
    lists: [
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
    ],
  },
};

/** Where classics of an audience come out: the company and which of its lists takes them. */
export const classicHomes = {
  adult: [
    ['001', 60],
    ['400', 25],
    ['018', 10],
    ['180', 5],
  ],
  children: [
    ['003', 62],
    ['035', 20],
    ['400', 18],
  ],
  christian: [['006', 1]],
} as const satisfies Record<string, readonly (readonly [CompanyCode, number])[]>;
