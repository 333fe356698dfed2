/** A binding or file format. It determines which other fields a title has. */
export interface Format {
  /** Format code (TAC). */
  code: string;
  text: string;
  /** HQNA's description (`formatDescSRP5`), for formats that HQNA publishes. */
  hqnaText?: string;
  /** `formatValue` of the title bar. */
  value: string;
  medium: 'print' | 'audio' | 'digital';
  /** Format type: P print, E electronic, A audio. */
  type: 'P' | 'E' | 'A';
  /** Range of list prices in US dollars. */
  price: readonly [min: number, max: number];
  trims: readonly string[];
  /** Range of days between the on-sale dates of the first edition and of this format. */
  delayDays: readonly [min: number, max: number];
  /** Copies sold relative to the first edition. */
  salesFactor: number;
  subformat: string;
  isLargePrint?: true;
  isDiscs?: true;
}

const standard = ['5 1/2 x 8 1/4', '6 x 9', '5 5/16 x 8'] as const;
const large = ['8 x 10', '8 1/2 x 11', '9 x 9', '10 x 10'] as const;
const small = ['4 3/16 x 6 3/4', '4 1/4 x 7 1/2'] as const;
const leather = ['5 3/4 x 8 1/2', '6 1/4 x 9 1/4', '4 5/8 x 6 7/8'] as const;

const print = { medium: 'print', type: 'P' } as const;

export const formats = {
  hardcover: {
    ...print,
    code: 'HC',
    text: 'Hardcover',
    hqnaText: 'Hardcover 6.12x9.25',
    value: 'Cloth over boards',
    price: [24, 36],
    trims: ['6 x 9', '6 1/8 x 9 1/4', '5 1/2 x 8 1/4'],
    delayDays: [0, 0],
    salesFactor: 1,
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
    delayDays: [300, 420],
    salesFactor: 1.3,
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
    delayDays: [400, 760],
    salesFactor: 1.6,
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
    delayDays: [0, 0],
    salesFactor: 0.4,
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
    delayDays: [0, 30],
    salesFactor: 0.07,
    subformat: 'Large Print',
    isLargePrint: true,
  },
  ebook: {
    medium: 'digital',
    type: 'E',
    code: 'EB',
    text: 'E-Book',
    hqnaText: 'E-Book',
    value: 'Reflowable EPUB 3',
    price: [4, 15],
    trims: [],
    delayDays: [0, 0],
    salesFactor: 0.5,
    subformat: 'EPUB',
  },
  audioDownload: {
    medium: 'audio',
    type: 'A',
    code: 'AD',
    text: 'Digital Audio, Unabridged',
    hqnaText: 'Digital Audio',
    value: 'MP3 download',
    price: [15, 30],
    trims: [],
    delayDays: [0, 0],
    salesFactor: 0.35,
    subformat: 'MP3',
  },
  audioDiscs: {
    medium: 'audio',
    type: 'A',
    code: 'CD',
    text: 'Audio CD, Unabridged',
    value: 'Compact discs',
    price: [30, 45],
    trims: ['5 1/4 x 5 3/4'],
    delayDays: [0, 14],
    salesFactor: 0.03,
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
    delayDays: [0, 0],
    salesFactor: 1,
    subformat: 'Hardcover',
  },
  libraryBinding: {
    ...print,
    code: 'LB',
    text: 'Library Binding',
    value: 'Reinforced',
    price: [18, 23],
    trims: large,
    delayDays: [0, 0],
    salesFactor: 0.06,
    subformat: 'Library Binding',
  },
  boardBook: {
    ...print,
    code: 'BB',
    text: 'Board Book',
    value: 'Rounded corners',
    price: [8, 12],
    trims: ['6 x 6', '7 x 7', '5 x 7'],
    delayDays: [0, 0],
    salesFactor: 1.1,
    subformat: 'Board Book',
  },
  novelty: {
    ...print,
    code: 'NV',
    text: 'Novelty Book',
    value: 'Flaps, wheels and stickers',
    price: [10, 20],
    trims: ['9 x 9', '8 x 8'],
    delayDays: [0, 0],
    salesFactor: 0.8,
    subformat: 'Novelty',
  },
  exportPaperback: {
    ...print,
    code: 'XP',
    text: 'Export Trade Paperback',
    value: 'Airport and export',
    price: [16, 22],
    trims: ['6 x 9 1/4'],
    delayDays: [0, 0],
    salesFactor: 0.3,
    subformat: 'Paperback',
  },
  boxedSet: {
    ...print,
    code: 'BX',
    text: 'Boxed Set',
    value: 'Slipcase',
    price: [39, 75],
    trims: standard,
    delayDays: [500, 900],
    salesFactor: 0.08,
    subformat: 'Boxed Set',
  },
  imitationLeather: {
    ...print,
    code: 'IL',
    text: 'Imitation Leather',
    value: 'Soft touch',
    price: [30, 70],
    trims: leather,
    delayDays: [0, 0],
    salesFactor: 1,
    subformat: 'Imitation Leather',
  },
  bondedLeather: {
    ...print,
    code: 'BL',
    text: 'Bonded Leather',
    value: 'Gilt edges',
    price: [45, 90],
    trims: leather,
    delayDays: [0, 0],
    salesFactor: 0.5,
    subformat: 'Bonded Leather',
  },
  genuineLeather: {
    ...print,
    code: 'GL',
    text: 'Genuine Leather',
    value: 'Goatskin, art-gilt edges',
    price: [100, 220],
    trims: leather,
    delayDays: [0, 0],
    salesFactor: 0.1,
    subformat: 'Genuine Leather',
  },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

/** @returns the format with its optional members. */
export function formatOf(name: FormatName): Format {
  return formats[name];
}
