import type { OnixHeader } from './header.ts';
import { child, children } from './node-access.ts';
import type { OnixBlock, OnixWarning } from './onix-title.ts';
import type { OnixVersion } from './onix-version.ts';
import type { OnixNode } from './parse-record.ts';
import { includesCountry } from './territory.ts';

/** Whose price and dates a sheet shows: the country and its currency. */
export type OnixMarket = { readonly country: string; readonly currency: string };

export const usMarket: OnixMarket = { country: 'US', currency: 'USD' };
export const ukMarket: OnixMarket = { country: 'GB', currency: 'GBP' };

export type MapOptions = {
  /** Chooses the market of a record; United States when absent. */
  readonly market?: (record: { readonly imprint?: string; readonly publisher?: string }) => OnixMarket;
  /** Makes HTML safe to store; texts are kept as they came when absent. */
  readonly sanitize?: (html: string) => string;
  /** Heading of a BISAC code, from the owner's licensed list; a record's own heading goes first. */
  readonly bisacText?: (code: string) => string | undefined;
  /** YYYY-MM-DD: which prices are valid; the present day when absent. */
  readonly today?: string;
};

/** A record while it is being mapped: its parts under one name for all versions. */
export type OnixRecord = {
  readonly product: OnixNode;
  readonly version: OnixVersion;
  readonly header: OnixHeader;
  readonly options: MapOptions;
  readonly market: OnixMarket;
  /** The blocks of 3.x; in 2.1 everything stands in the product itself. */
  readonly descriptive: OnixNode;
  readonly collateral: OnixNode;
  readonly publishing: OnixNode;
  readonly related: OnixNode;
  /** The supply blocks of the market, else all of them; in 2.1 the product. */
  readonly supplies: readonly OnixNode[];
  /** What is said of publishing in the market: print run, promotion, contacts; in 2.1 the product. */
  readonly marketing: readonly OnixNode[];
  /** All supply blocks, for prices of other countries. */
  readonly allSupplies: readonly OnixNode[];
  readonly warnings: OnixWarning[];
};

const BLOCKS: readonly OnixBlock[] = [
  'DescriptiveDetail',
  'CollateralDetail',
  'ContentDetail',
  'PublishingDetail',
  'RelatedMaterial',
  'ProductSupply',
  'PromotionDetail',
  'ProductionDetail',
];

/** The blocks of 3.x that a product holds. */
export function blocksOf(product: OnixNode): OnixBlock[] {
  return BLOCKS.filter((name) => child(product, name) !== undefined);
}

/**
 * Opens a product for the mappers. The shape of the record decides between 2.1 and 3.x, since messages name their
 * release wrongly or not at all; the header then tells 3.1 from 3.0.
 */
export function openRecord(
  product: OnixNode,
  header: OnixHeader,
  options: MapOptions,
  publisherNames: { readonly imprint?: string; readonly publisher?: string },
): OnixRecord {
  const market = options.market?.(publisherNames) ?? usMarket;
  const block = (name: OnixBlock) => child(product, name) ?? product;
  const supplyBlocks = children(product, 'ProductSupply');
  const allSupplies = supplyBlocks.length > 0 ? supplyBlocks : [product];
  const ofMarket = supplyBlocks.filter((one) => isForMarket(one, market.country));
  const supplies = ofMarket.length > 0 ? ofMarket : allSupplies;
  return {
    product,
    version: versionOf(product, header),
    header,
    options,
    market,
    descriptive: block('DescriptiveDetail'),
    collateral: block('CollateralDetail'),
    publishing: block('PublishingDetail'),
    related: block('RelatedMaterial'),
    supplies,
    marketing: supplies.flatMap((one) => (one === product ? one : children(one, 'MarketPublishingDetail'))),
    allSupplies,
    warnings: [],
  };
}

/** The version by which a record is read. */
export function versionOf(product: OnixNode, header: OnixHeader): OnixVersion {
  if (blocksOf(product).length > 0) return header.version === '3.1' ? '3.1' : '3.0';
  const isOld = product.children.some((one) => OLD_ELEMENTS.has(one.name));
  if (isOld) return '2.1';
  return header.version ?? '3.0';
}

/** Elements that stand directly in a product only in 2.1. */
const OLD_ELEMENTS = new Set(
  'ProductForm Title DistinctiveTitle TitleText Contributor OtherText Imprint Publisher PublicationDate SupplyDetail'.split(
    ' ',
  ),
);

function isForMarket(supply: OnixNode, country: string): boolean {
  const markets = children(supply, 'Market');
  if (markets.length === 0) return true;
  return markets.some((one) => {
    const territory = child(one, 'Territory');
    return territory === undefined || includesCountry(territory, country);
  });
}
