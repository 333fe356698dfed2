import { roundDecimal } from '@titlenet/catalogue/formatting/rounding';
import { mapFormat } from './map-format.ts';
import { count, number } from './map-measures.ts';
import { children, value } from './node-access.ts';
import { once } from './once.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixNode } from './parse-record.ts';

/** Extent types of list 23 that may be the page count, best first: those of the product, those of its counterparts. */
const PAGE_TYPES = ['00', '11', '05', '07'];
const OTHER_PAGE_TYPES = ['10', '08', '06'];
const PAGES = '03';
const DURATION_TYPES = ['09', '14', '16'];
const DISCS = '12';

/** Reads page count, number of discs and running time ('hh:mm'). */
export const mapExtents = once((record) => {
  const extents = children(record.descriptive, 'Extent');
  const minutes = duration(extents);
  return {
    pageCount:
      pages(extents, PAGE_TYPES, record) ??
      count(value(record.product, 'NumberOfPages'), 'NumberOfPages', record) ??
      pages(extents, OTHER_PAGE_TYPES, record),
    tapecount: mapFormat(record).isAudio ? discs(extents, record) : undefined,
    tapelength: minutes === undefined ? undefined : written(minutes),
  };
});

function pages(extents: readonly OnixNode[], types: readonly string[], record: OnixRecord): number | undefined {
  for (const type of types) {
    const found = extents.find(
      (one) => value(one, 'ExtentType') === type && (value(one, 'ExtentUnit') ?? PAGES) === PAGES,
    );
    const extent = count(value(found, 'ExtentValue'), `Extent[${type}]`, record);
    if (extent !== undefined) return extent;
  }
  return undefined;
}

/** Returns the number of discs or cassettes: an extent in discs, else the pieces of the product or of its parts. */
function discs(extents: readonly OnixNode[], record: OnixRecord): number | undefined {
  const extent = extents.find((one) => value(one, 'ExtentUnit') === DISCS);
  const own =
    count(value(extent, 'ExtentValue'), 'Extent', record) ??
    count(value(record.product, 'NumberOfPieces'), 'NumberOfPieces', record);
  if (own !== undefined) return own;
  let sum = 0;
  for (const part of children(record.descriptive, 'ProductPart', 'ContainedItem')) {
    if (value(part, 'ProductForm')?.startsWith('A')) {
      sum += count(value(part, 'NumberOfItemsOfThisForm', 'NumberOfPieces', 'ItemQuantity'), part.name, record) ?? 0;
    }
  }
  return sum > 0 ? sum : undefined;
}

/** Running time in minutes. */
function duration(extents: readonly OnixNode[]): number | undefined {
  for (const type of DURATION_TYPES) {
    for (const extent of extents.filter((one) => value(one, 'ExtentType') === type)) {
      const minutes = minutesOf(value(extent, 'ExtentValue'), value(extent, 'ExtentUnit'));
      if (minutes !== undefined && minutes > 0) return minutes;
    }
  }
  return undefined;
}

/** Units of list 24: 04 hours, 05 minutes, 06 seconds, 14 HHH, 15 HHHMM, 16 HHHMMSS. */
function minutesOf(text: string | undefined, unit: string | undefined): number | undefined {
  const amount = number(text);
  if (amount === undefined) return undefined;
  if (unit === '04' || unit === '14') return amount * 60;
  if (unit === '05') return amount;
  if (unit === '06') return amount / 60;
  if (unit === '15') return Math.floor(amount / 100) * 60 + (amount % 100);
  if (unit === '16')
    return Math.floor(amount / 10_000) * 60 + Math.floor((amount % 10_000) / 100) + (amount % 100) / 60;
  return undefined;
}

function written(minutes: number): string {
  const all = Math.max(1, roundDecimal(minutes, 0));
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`;
}
