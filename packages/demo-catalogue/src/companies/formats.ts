import table from '../tables/formats.json' with { type: 'json' };

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

export type FormatName = keyof typeof table;

// The type of a JSON file has neither tuples nor literals; tables.test.ts checks the media.
const formats = table as unknown as Readonly<Record<FormatName, Format>>;

/** @returns the format with its optional members. */
export function formatOf(name: FormatName): Format {
  return formats[name];
}
