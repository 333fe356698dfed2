import { findDivision } from '../divisions.ts';
import type { SearchSource } from '../enumerations.ts';
import { hccpBlocks } from './hccp-fields.ts';
import { hqnaBlocks } from './hqna-fields.ts';
import { mainBlocks } from './main-fields.ts';
import type { ResultBlock, ResultField, RowMember } from './result-field.ts';

/** Definition of the results of one power search. */
export interface ResultSource {
  readonly name: SearchSource;
  readonly blocks: readonly ResultBlock[];
  /** Members of every row that cannot be chosen: keys, and the required fields of a row (GRID-054, GRID-068). */
  readonly keys: readonly RowMember[];
  /** Fields of every row, chosen or not (GRID-054 to GRID-067). */
  readonly alwaysSent: readonly string[];
  /** Prices are marked as compliant or not (`complianceIndicator`, G-90). */
  readonly hasCompliance: boolean;
}

/** Keys of a title in every result, for links, pictures, selections and the reissue mark (GRID-033). */
const titleKeys: readonly RowMember[] = [
  { name: 'PRODUCT_ID', value: ({ bar }) => bar.productId },
  { name: 'COMPANYCODE', value: ({ bar }) => bar.companyCode },
];
const reissueKey: RowMember = { name: 'REISSUE_NO', value: ({ bar }) => bar.reissueNo };
const isbnKey: RowMember = { name: 'ISBN_13', value: ({ bar }) => bar.isbn };

const sources: Readonly<Record<SearchSource, ResultSource>> = {
  HarperCollins: {
    name: 'HarperCollins',
    blocks: mainBlocks,
    keys: [
      ...titleKeys,
      isbnKey,
      { name: 'AUTHOR_ID_1', value: ({ sheet }) => sheet.editorial?.authorId },
      { name: 'releaseDate', value: ({ bar }) => bar.releaseDate },
      { name: 'onSaleDate', value: ({ bar }) => bar.onSaleDate },
      { name: 'pubDate', value: ({ bar }) => bar.pubDate },
      { name: 'price', value: ({ bar }) => bar.price },
      { name: 'canadianPrice', value: ({ bar }) => bar.canadianPrice },
    ],
    alwaysSent: [
      'REISSUE_NO',
      'PRINT_OR_DIGITAL',
      'SUBFORMAT',
      'DIGITAL_FORMAT_SUBFORMAT',
      'FIRST_PRINT_ANNOUNCED',
      'AVAIL_STOCK',
      'LTD_GROSS',
      'LTD_RETURNS',
      'COMPLIANCETEXT',
    ],
    hasCompliance: true,
  },
  Hqna: {
    name: 'Hqna',
    blocks: hqnaBlocks,
    keys: [...titleKeys, reissueKey, isbnKey],
    alwaysSent: [],
    hasCompliance: false,
  },
  Hccp: {
    name: 'Hccp',
    blocks: hccpBlocks,
    keys: [...titleKeys, reissueKey],
    alwaysSent: [],
    hasCompliance: false,
  },
};

/** The result definition of a power search. */
export function resultSource(name: SearchSource): ResultSource {
  return sources[name];
}

/**
 * The result definition of a division or company, by number; undefined without power search.
 */
export function resultSourceOf(division: number | string): ResultSource | undefined {
  const name = findDivision(division)?.source;
  return name ? sources[name] : undefined;
}

/** All fields of a result, in the order of screen, grid and file. */
export function resultFields(source: ResultSource): ResultField[] {
  return source.blocks.flatMap((block) => block.fields);
}

/** Name of the field in a saved choice (CUSTOM-22). */
export function savedName(field: ResultField): string {
  return field.sendName ?? field.name;
}

/**
 * The fields that a user has chosen (CUSTOM-33, G-87).
 *
 * @param saved the saved names, in any order; empty for the standard set
 * @returns these fields and the fixed ones in the order of the table; unknown names are ignored
 */
export function chosenFields(source: ResultSource, saved: readonly string[]): ResultField[] {
  const names = new Set(saved);
  return resultFields(source).filter(
    (field) => field.isFixed || (saved.length > 0 ? names.has(savedName(field)) : field.isStandard),
  );
}

/** Finds the field of a response column by its property name; undefined for keys. */
export function findResultField(source: ResultSource, propertyName: string): ResultField | undefined {
  return resultFields(source).find((field) => field.name === propertyName);
}
