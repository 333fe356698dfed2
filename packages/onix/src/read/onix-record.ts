import { type CompanyCode, companyOf, type Layout } from '@titlenet/catalogue/companies';
import { companyDay } from '@titlenet/catalogue/periods/reporting-periods';
import { required } from '@titlenet/catalogue/required';
import { homeCountryOf } from '../codes/currencies.ts';
import type { OnixHeader } from './header.ts';
import { child, children, firstValue, value } from './node-access.ts';
import type { OnixBlock, OnixWarning } from './onix-values.ts';
import type { OnixVersion } from './onix-version.ts';
import type { OnixNode } from './parse-record.ts';
import { elementNames, outsideBlocks } from './short-tags.ts';
import { includesCountry } from './territory.ts';

/** The market whose prices and dates are read: country (ISO 3166-1) and currency (ISO 4217). */
export type OnixMarket = { readonly country: string; readonly currency: string };

/** Names by which the company of a record is chosen. */
export type PublisherNames = { readonly imprint?: string; readonly publisher?: string };

export type MapOptions = {
  /**
   * Chooses the company of a record, which decides its market and the fields that only some companies have. Without a
   * company the record is read for the Trade company and the United States.
   */
  readonly company?: (names: PublisherNames) => CompanyCode | undefined;
  /** Makes HTML safe to store; absent: texts are not changed. */
  readonly sanitize?: (html: string) => string;
  /** Returns the heading of a BISAC code from the owner's licensed list; a heading in the record takes precedence. */
  readonly bisacText?: (code: string) => string | undefined;
  /** Day by which valid prices are chosen, YYYY-MM-DD; absent: the current day of the record's company. */
  readonly today?: string;
  /** ISO time in UTC at which the message was received; absent: the current time. */
  readonly receivedAt?: string;
};

/** The company whose rules apply to records without a company. */
const DEFAULT_COMPANY: CompanyCode = '001';

/** A record while it is being mapped: its parts have the same names in all versions. */
export type OnixRecord = {
  readonly product: OnixNode;
  readonly version: OnixVersion;
  readonly header: OnixHeader;
  readonly options: MapOptions;
  readonly companyCode: CompanyCode | undefined;
  readonly layout: Layout;
  readonly market: OnixMarket;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** ISO time in UTC. */
  readonly receivedAt: string;
  readonly names: PublisherNames;
  /** The blocks of 3.x; in 2.1 the product itself. */
  readonly descriptive: OnixNode;
  readonly collateral: OnixNode;
  readonly publishing: OnixNode;
  readonly related: OnixNode;
  /** The supply blocks of the market, all of them if none is for the market; in 2.1 the product. */
  readonly supplies: readonly OnixNode[];
  /** The details of publishing in the market (print run, promotion, contacts); in 2.1 the product. */
  readonly marketing: readonly OnixNode[];
  /** All supply blocks, for prices of other countries. */
  readonly allSupplies: readonly OnixNode[];
  readonly warnings: OnixWarning[];
  /** Results of `once`, by its slot. */
  readonly results: object[];
};

/** All blocks of 3.x. */
export const allBlocks: readonly OnixBlock[] = [
  'DescriptiveDetail',
  'CollateralDetail',
  'ContentDetail',
  'PublishingDetail',
  'RelatedMaterial',
  'ProductSupply',
  'PromotionDetail',
  'ProductionDetail',
];

/** Returns the blocks of 3.x that a product contains. */
export function blocksOf(product: OnixNode): OnixBlock[] {
  return allBlocks.filter((name) => child(product, name) !== undefined);
}

/**
 * Prepares a product for the mappers. The elements of the record decide between 2.1 and 3.x, since many messages state
 * a wrong release or none; the header decides between 3.0 and 3.1.
 */
export function openRecord(product: OnixNode, header: OnixHeader, options: MapOptions): OnixRecord {
  const names = publisherNames(product);
  const companyCode = options.company?.(names);
  const { layout, currency } = companyOf(companyCode ?? DEFAULT_COMPANY);
  const market = { country: required(homeCountryOf(currency), currency), currency };
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
    companyCode,
    layout,
    market,
    today: options.today ?? companyDay(companyCode ?? DEFAULT_COMPANY, new Date()),
    receivedAt: options.receivedAt ?? new Date().toISOString(),
    names,
    descriptive: block('DescriptiveDetail'),
    collateral: block('CollateralDetail'),
    publishing: block('PublishingDetail'),
    related: block('RelatedMaterial'),
    supplies,
    marketing: supplies.flatMap((one) => (one === product ? one : children(one, 'MarketPublishingDetail'))),
    allSupplies,
    warnings: [],
    results: [],
  };
}

/**
 * Reads imprint and publisher by name, which may be in a later composite than a code of the sender; 2.1 also allows a
 * name as the value of a code.
 */
function publisherNames(product: OnixNode): PublisherNames {
  const publishing = child(product, 'PublishingDetail') ?? product;
  const publishers = children(publishing, 'Publisher');
  const own = publishers.filter((one) => value(one, 'PublishingRole') === '01');
  return {
    imprint:
      firstValue(children(publishing, 'Imprint'), 'ImprintName', 'NameCodeValue') ?? value(publishing, 'ImprintName'),
    publisher:
      firstValue(own, 'PublisherName', 'NameCodeValue') ??
      firstValue(publishers, 'PublisherName', 'NameCodeValue') ??
      value(publishing, 'PublisherName'),
  };
}

/** Returns the version by whose rules a record is read. */
export function versionOf(product: OnixNode, header: OnixHeader): OnixVersion {
  if (blocksOf(product).length > 0) return header.version === '3.1' ? '3.1' : '3.0';
  const isOld = product.children.some(({ name }) => knownElements.has(name) && !outsideBlocks.has(name));
  if (isOld) return '2.1';
  return header.version ?? '3.0';
}

const knownElements: ReadonlySet<string> = new Set(elementNames);

function isForMarket(supply: OnixNode, country: string): boolean {
  const markets = children(supply, 'Market');
  if (markets.length === 0) return true;
  return markets.some((one) => {
    const territory = child(one, 'Territory');
    return territory === undefined || includesCountry(territory, country);
  });
}
