import { currentAvailability, houseSale } from '@titlenet/catalogue/rules/publisher-status';
import { typedCodes } from '@titlenet/catalogue/rules/typed-codes';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { type CodedList, isExportedCode } from '../codes/list-codes.ts';
import { htmlText, line, onixDate } from './element-texts.ts';
import type { Release } from './schema-faults.ts';
import type { Children } from './write-element.ts';

/** List 163. */
const PUBLICATION = '01';
const EMBARGO = '02';
/** List 166. */
const EXPECTED_AVAILABILITY = '08';
const EXPECTED_IN_WAREHOUSE = '34';
/** List 68. */
const UNSPECIFIED_STATUS = '00';
/** List 93. */
const UNSPECIFIED_ROLE = '00';
/** List 65. */
const NOT_YET_AVAILABLE = '10';
const AVAILABLE = '20';
const IN_STOCK = '21';
const NOT_AVAILABLE = '40';

type Bar = Pick<TitleRecord, 'bar'>;
type BarAndStored = Pick<TitleRecord, 'bar' | 'stored'>;
type WithSheet = Pick<TitleRecord, 'bar' | 'stored' | 'sheet'>;

const inSupply = (children: Children): Children => ({ ProductSupply: { SupplyDetail: children } });

/** Details of the market; ONIX requires a status beside them. */
function inMarket({ sheet }: Pick<TitleRecord, 'sheet'>, children: Children | undefined): Children {
  const status = exported(68, sheet.subrights?.supply?.[0]?.marketStatus);
  if (!children && !status) return {};
  return {
    ProductSupply: { MarketPublishingDetail: { MarketPublishingStatus: status ?? UNSPECIFIED_STATUS, ...children } },
  };
}

/** A code of a list if exports may have it. */
const exported = (list: CodedList, code: string | null | undefined): string | undefined =>
  code && isExportedCode(list, code) ? code : undefined;

/** Writes the first supplier of the table with its terms, else the publisher; and the availability if it is known. */
export function writeAvailability(record: WithSheet, { today }: { today: string }): Children {
  return inSupply({ ...supplierTerms(record), ProductAvailability: availability(record, today) });
}

/** Returns the elements of the supplier of an export. */
export function supplierTerms({ bar, stored, sheet }: WithSheet): Children {
  const [row] = sheet.subrights?.supply ?? [];
  const publisher = line(stored.publisher) ?? line(bar.imprintDesc);
  const supplier = line(row?.supplier);
  const returns = typedCodes(row?.returns).filter(({ type }) => isExportedCode(53, type));
  return {
    Supplier: {
      SupplierRole: (supplier && exported(93, row?.role)) ?? UNSPECIFIED_ROLE,
      SupplierName: supplier ?? publisher,
    },
    ReturnsConditions: returns.map(({ type, code }) => ({ ReturnsCodeType: type, ReturnsCode: code })),
    OrderQuantityMinimum: row?.minimumOrder && row.minimumOrder > 0 ? row.minimumOrder : undefined,
  };
}

export const writeMarketStatus = (record: Pick<TitleRecord, 'sheet'>): Children => inMarket(record, undefined);

/**
 * Returns the availability that a feed stated, else the one that the house's facts mean: its market status, the day of
 * sale and the stock. Undefined if there are none: an availability is not invented.
 *
 * @param today YYYY-MM-DD
 */
export function availability({ bar, stored }: BarAndStored, today: string): string | undefined {
  const stated = currentAvailability(bar.availability);
  if (stated) return stated;
  const sale = houseSale(bar.salesMarketingCode);
  if (sale === 'unavailable') return NOT_AVAILABLE;
  const begins = (bar.onSaleDate ?? bar.pubDate)?.slice(0, 10);
  if ((begins && begins > today) || sale === 'forthcoming') return NOT_YET_AVAILABLE;
  if (stored.availStock && stored.availStock > 0) return IN_STOCK;
  return sale === 'available' ? AVAILABLE : undefined;
}

/** Facts of a supply for which the schemas require an availability. */
const SUPPLY_FACTS = ['Price', 'SupplyDate', 'PackQuantity'];

const filled = (content: Children[string]) =>
  content !== undefined && !(Array.isArray(content) && content.length === 0);

/**
 * Leaves out the supply of a title of which neither an availability nor a price nor another fact of its supply is known.
 * 3.0 has no market without a supply: there a day of sale that is the date of publication is left out too.
 */
export function withKnownSupply(product: Children, { bar }: Bar, release: Release): Children {
  const { ProductSupply, ...others } = product;
  // Every writer of a supply writes it as one composite.
  const { SupplyDetail, ...market } = ProductSupply as Children;
  // `inSupply` writes it as one composite.
  const detail = SupplyDetail as Children;
  if (detail.ProductAvailability !== undefined || SUPPLY_FACTS.some((name) => filled(detail[name]))) return product;
  // `inMarket` writes it as one composite.
  const { MarketDate, ...status } = (market.MarketPublishingDetail ?? {}) as Children;
  const isCopy =
    status.MarketPublishingStatus === UNSPECIFIED_STATUS &&
    Object.keys(status).length <= 1 &&
    bar.onSaleDate === bar.pubDate &&
    bar.pubOnSpecialDay !== 'E';
  return release === '3.0' && isCopy ? others : { ...others, ProductSupply: market };
}

export function writeOnSaleDate(record: WithSheet): Children {
  const { bar, stored } = record;
  const date = onixDate(bar.onSaleDate, stored.onSaleDateFormat);
  const role = bar.pubOnSpecialDay === 'E' ? EMBARGO : PUBLICATION;
  return inMarket(record, date && { MarketDate: { MarketDateRole: role, Date: date } });
}

export function writePromotion(record: Pick<TitleRecord, 'sheet'>): Children {
  const campaign = htmlText(record.sheet.marketing?.promotion);
  return inMarket(record, campaign && { PromotionCampaign: campaign });
}

export function writeFirstPrint(record: Pick<TitleRecord, 'bar' | 'sheet'>): Children {
  const copies = record.bar.firstPrintAnnounced;
  return inMarket(record, copies && copies > 0 ? { InitialPrintRun: copies } : undefined);
}

export const writeReleaseDate = ({ bar, stored }: BarAndStored): Children =>
  supplyDate(EXPECTED_AVAILABILITY, bar.releaseDate, stored.releaseDateFormat);

export const writeBoundBookDate = ({ bar, stored }: BarAndStored): Children =>
  supplyDate(EXPECTED_IN_WAREHOUSE, bar.boundBookDate, stored.boundBookDateFormat);

function supplyDate(role: string, stored: string | null | undefined, format: string | null | undefined): Children {
  const date = onixDate(stored, format);
  return inSupply({ SupplyDate: date ? [{ SupplyDateRole: role, Date: date }] : [] });
}

export const writeBooksPerCarton = ({ bar }: Bar): Children =>
  inSupply({ PackQuantity: bar.booksPerCarton && bar.booksPerCarton > 0 ? bar.booksPerCarton : undefined });
