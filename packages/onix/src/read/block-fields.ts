import { precisionFields } from '@titlenet/catalogue/record-fields';
import type { OnixBar, OnixBlock, OnixEditorial, OnixMarketing } from './onix-title.ts';

/** The blocks of 3.x that say a field, the one that goes first in front. */
type Blocks = readonly OnixBlock[];

const D: Blocks = ['DescriptiveDetail'];
const C: Blocks = ['CollateralDetail'];
const P: Blocks = ['PublishingDetail'];
const S: Blocks = ['ProductSupply'];
const DC: Blocks = ['DescriptiveDetail', 'CollateralDetail'];
const PS: Blocks = ['PublishingDetail', 'ProductSupply'];
const SP: Blocks = ['ProductSupply', 'PublishingDetail'];
/** Stands outside the blocks, in every record. */
const ALWAYS: Blocks = [];

const bar: Record<Exclude<keyof OnixBar, 'isbn'> | 'isAudio' | 'formatDescSRP5', Blocks> = {
  isbn10: ALWAYS,
  ean: ALWAYS,
  upc: ALWAYS,
  onixDate: ALWAYS,
  title: D,
  longSubtitle: D,
  seriesName: D,
  volumeNumber: D,
  author1: D,
  author2: D,
  translator: D,
  reader: D,
  category: D,
  formatDesc: D,
  formatDescSRP5: D,
  isAudio: D,
  lowerAge: D,
  upperAge: D,
  readingLevel: D,
  trimSize: D,
  pageCount: D,
  tapecount: D,
  tapelength: D,
  illustrationNote: D,
  bibleTranslation: D,
  redLetter: D,
  thumbIndexed: D,
  fontSize: D,
  ribbon: D,
  formatColor: D,
  formatOption: D,
  imageURL: C,
  imageThumbnailURL: C,
  imprintDesc: P,
  pubDate: PS,
  pubYear: PS,
  onSaleDate: SP,
  pubOnSpecialDay: SP,
  boundBookDate: SP,
  releaseDate: S,
  firstPrintAnnounced: S,
  booksPerCarton: S,
  price: S,
  canadianPrice: S,
  ebAgencyPrice: S,
  ebLibraryPrice: S,
  zeroPriceInd: S,
};

const editorial: Record<keyof OnixEditorial | 'authorId' | 'artistId', Blocks> = {
  keynote: C,
  tagline: C,
  bookDescription: C,
  onixRetailerDescription: C,
  internalSellPoints: C,
  sellPoints: C,
  authorBio: DC,
  artisInfo: D,
  authorResidence: D,
  authorHometown: D,
  artisResidence: D,
  artisHometown: D,
  authorId: DC,
  artistId: DC,
  offPageKeywords: D,
  regionalEmphasis: D,
  originalPublisher: P,
};

const marketing: Record<keyof OnixMarketing, Blocks> = {
  tagline: C,
  educational: C,
  audience: D,
  subjects: D,
  keywords: D,
  promotion: SP,
  contact: SP,
};

/** Which blocks of a 3.x record each part of a title's record comes from (docs/feeds.md, Block updates). */
export const blockFields = {
  bar,
  editorial,
  marketing,
  online: { authorSocialMedia: D, artistSocialMedia: D },
  subrights: { productLanguage: D, hccpLanguageCode: D, sellingTerritoriesList: P },
  quotes: { quotations: C, harlequinQuotes: C, hccpQuotes: C },
  awards: { authorAwards: DC, hccpAwards: DC, artistAwards: D },
  stored: {
    printOrDigital: D,
    subformat: D,
    publisher: P,
    childrenKeywords: D,
    salesRights: P,
    creditRoles: D,
    priceTypes: S,
    accessibility: D,
    authorPicture: DC,
    artistPicture: DC,
    pubDateFormat: PS,
    onSaleDateFormat: SP,
    releaseDateFormat: S,
    boundBookDateFormat: SP,
  },
  codes: { bisac: D, bisacCategory: D, formatType: D, sellingTerritory: P },
} as const satisfies Record<string, Record<string, Blocks>>;

/** References to other titles stand in two blocks. */
const references: Blocks = ['RelatedMaterial', 'DescriptiveDetail'];

const everyField: readonly [field: string, blocks: Blocks][] = [
  ...Object.entries(blockFields).flatMap(([group, fields]) =>
    Object.entries(fields).map(([name, blocks]): [string, Blocks] => [`${group}.${name}`, blocks]),
  ),
  ['references', references],
  ['scheduledPrices', S],
];

/**
 * The fields that an update holding these blocks replaces, as 'bar.price'. A field that several blocks say is replaced
 * by what the update says of it, and emptied only by an update that holds all of them.
 */
export function fieldsOfBlocks(held: readonly OnixBlock[], isFieldSaid: (field: string) => boolean): string[] {
  const isSaid = (field: string) => isFieldSaid(precisionFields.get(field) ?? field);
  return everyField
    .filter(([field, blocks]) => {
      if (blocks.every((block) => held.includes(block))) return blocks.length > 0 || isSaid(field);
      return isSaid(field) && blocks.some((block) => held.includes(block));
    })
    .map(([field]) => field);
}
