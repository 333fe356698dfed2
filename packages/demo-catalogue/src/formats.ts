/** What a title is made as; which numbers of its sheet make sense follows from it. */
export interface Format {
  /** Format (TAC). */
  code: string;
  text: string;
  /** HQNA's own text (formatDescSRP5), where it has such titles. */
  hqnaText?: string;
  /** Text of the format value. */
  value: string;
  make: 'print' | 'audio' | 'digital';
  /** CS §3: P print, E electronic, A audio. */
  type: 'P' | 'E' | 'A';
  /** List prices in US dollars; what a title costs lies between them. */
  price: readonly [least: number, most: number];
  trims: readonly string[];
  /** Days after the first edition at which it goes on sale. */
  after: readonly [least: number, most: number];
  /** Of the copies that the first edition sells. */
  share: number;
  subformat: string;
  isLargePrint?: true;
  isDiscs?: true;
}

const standard = ['5 1/2 x 8 1/4', '6 x 9', '5 5/16 x 8'] as const;
const large = ['8 x 10', '8 1/2 x 11', '9 x 9', '10 x 10'] as const;
const small = ['4 3/16 x 6 3/4', '4 1/4 x 7 1/2'] as const;
const leather = ['5 3/4 x 8 1/2', '6 1/4 x 9 1/4', '4 5/8 x 6 7/8'] as const;

const print = { make: 'print', type: 'P' } as const;

export const formats = {
  hardcover: {
    ...print,
    code: 'HC',
    text: 'Hardcover',
    hqnaText: 'Hardcover 6.12x9.25',
    value: 'Cloth over boards',
    price: [24, 36],
    trims: ['6 x 9', '6 1/8 x 9 1/4', '5 1/2 x 8 1/4'],
    after: [0, 0],
    share: 1,
    subformat: 'Hardcover',
  },
  tradePaperback: {
    ...print,
    code: 'TP',
    text: 'Trade Paperback',
    hqnaText: 'Trade 5.31x8',
    value: 'Paper over perfect binding',
    price: [15, 22],
    trims: standard,
    after: [300, 420],
    share: 1.3,
    subformat: 'Paperback',
  },
  massMarket: {
    ...print,
    code: 'MM',
    text: 'Mass Market Paperback',
    hqnaText: 'Mass Market 4.19x6.63',
    value: 'Rack size',
    price: [5, 10],
    trims: small,
    after: [400, 760],
    share: 1.6,
    subformat: 'Mass Market',
  },
  largerPrint: {
    ...print,
    code: 'LR',
    text: 'Larger Print Paperback',
    hqnaText: 'Larger Print 4.19x6.63',
    value: 'Rack size, 14 point',
    price: [6, 9],
    trims: small,
    after: [0, 0],
    share: 0.4,
    subformat: 'Larger Print',
    isLargePrint: true,
  },
  largePrint: {
    ...print,
    code: 'LP',
    text: 'Large Print',
    value: 'Paper, 16 point',
    price: [27, 33],
    trims: ['6 x 9'],
    after: [0, 30],
    share: 0.07,
    subformat: 'Large Print',
    isLargePrint: true,
  },
  ebook: {
    make: 'digital',
    type: 'E',
    code: 'EB',
    text: 'E-Book',
    hqnaText: 'E-Book',
    value: 'Reflowable EPUB 3',
    price: [4, 15],
    trims: [],
    after: [0, 0],
    share: 0.5,
    subformat: 'EPUB',
  },
  audioDownload: {
    make: 'audio',
    type: 'A',
    code: 'AD',
    text: 'Digital Audio, Unabridged',
    hqnaText: 'Digital Audio',
    value: 'MP3 download',
    price: [15, 30],
    trims: [],
    after: [0, 0],
    share: 0.35,
    subformat: 'MP3',
  },
  audioDiscs: {
    make: 'audio',
    type: 'A',
    code: 'CD',
    text: 'Audio CD, Unabridged',
    value: 'Compact discs',
    price: [30, 45],
    trims: ['5 1/4 x 5 3/4'],
    after: [0, 14],
    share: 0.03,
    subformat: 'Audio CD',
    isDiscs: true,
  },
  pictureHardcover: {
    ...print,
    code: 'PH',
    text: 'Hardcover Picture Book',
    value: 'Jacketed',
    price: [17, 20],
    trims: large,
    after: [0, 0],
    share: 1,
    subformat: 'Hardcover',
  },
  libraryBinding: {
    ...print,
    code: 'LB',
    text: 'Library Binding',
    value: 'Reinforced',
    price: [18, 23],
    trims: large,
    after: [0, 0],
    share: 0.06,
    subformat: 'Library Binding',
  },
  boardBook: {
    ...print,
    code: 'BB',
    text: 'Board Book',
    value: 'Rounded corners',
    price: [8, 12],
    trims: ['6 x 6', '7 x 7', '5 x 7'],
    after: [0, 0],
    share: 1.1,
    subformat: 'Board Book',
  },
  novelty: {
    ...print,
    code: 'NV',
    text: 'Novelty Book',
    value: 'Flaps, wheels and stickers',
    price: [10, 20],
    trims: ['9 x 9', '8 x 8'],
    after: [0, 0],
    share: 0.8,
    subformat: 'Novelty',
  },
  exportPaperback: {
    ...print,
    code: 'XP',
    text: 'Export Trade Paperback',
    value: 'Airport and export',
    price: [16, 22],
    trims: ['6 x 9 1/4'],
    after: [0, 0],
    share: 0.3,
    subformat: 'Paperback',
  },
  boxedSet: {
    ...print,
    code: 'BX',
    text: 'Boxed Set',
    value: 'Slipcase',
    price: [39, 75],
    trims: standard,
    after: [500, 900],
    share: 0.08,
    subformat: 'Boxed Set',
  },
  imitationLeather: {
    ...print,
    code: 'IL',
    text: 'Imitation Leather',
    value: 'Soft touch',
    price: [30, 70],
    trims: leather,
    after: [0, 0],
    share: 1,
    subformat: 'Imitation Leather',
  },
  bondedLeather: {
    ...print,
    code: 'BL',
    text: 'Bonded Leather',
    value: 'Gilt edges',
    price: [45, 90],
    trims: leather,
    after: [0, 0],
    share: 0.5,
    subformat: 'Bonded Leather',
  },
  genuineLeather: {
    ...print,
    code: 'GL',
    text: 'Genuine Leather',
    value: 'Goatskin, art-gilt edges',
    price: [100, 220],
    trims: leather,
    after: [0, 0],
    share: 0.1,
    subformat: 'Genuine Leather',
  },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

export function formatOf(name: FormatName): Format {
  return formats[name];
}
