import { currentAvailability } from '@titlenet/catalogue/rules/publisher-status';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { htmlText, line, onixDate } from './element-texts.ts';
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
const PUBLISHER_TO_RESELLERS = '01';
/** List 65. */
const NOT_YET_AVAILABLE = '10';
const AVAILABLE = '20';
const IN_STOCK = '21';
const CONTACT_SUPPLIER = '99';

type Bar = Pick<TitleRecord, 'bar'>;
type BarAndStored = Pick<TitleRecord, 'bar' | 'stored'>;

const inSupply = (children: Children): Children => ({ ProductSupply: { SupplyDetail: children } });

/** Details of the market; ONIX requires a status beside them. */
const inMarket = (children: Children | undefined): Children =>
  children
    ? { ProductSupply: { MarketPublishingDetail: { MarketPublishingStatus: UNSPECIFIED_STATUS, ...children } } }
    : {};

/** Writes what ONIX requires of every supply: supplier and availability. */
export function writeAvailability(record: BarAndStored, { today }: { today: string }): Children {
  const { bar, stored } = record;
  return inSupply({
    Supplier: {
      SupplierRole: PUBLISHER_TO_RESELLERS,
      SupplierName: line(stored.publisher) ?? line(bar.imprintDesc),
    },
    ProductAvailability: availability(record, today),
  });
}

/** The availability that a feed stated, else one derived from the day of sale and the stock. */
export function availability({ bar, stored }: BarAndStored, today: string): string {
  const stated = currentAvailability(bar.availability);
  if (stated) return stated;
  const begins = (bar.onSaleDate ?? bar.pubDate)?.slice(0, 10);
  if (begins && begins > today) return NOT_YET_AVAILABLE;
  if (stored.printOrDigital === 'Digital' && begins) return AVAILABLE;
  return stored.availStock && stored.availStock > 0 ? IN_STOCK : CONTACT_SUPPLIER;
}

export function writeOnSaleDate({ bar, stored }: BarAndStored): Children {
  const date = onixDate(bar.onSaleDate, stored.onSaleDateFormat);
  const role = bar.pubOnSpecialDay === 'E' ? EMBARGO : PUBLICATION;
  return inMarket(date && { MarketDate: { MarketDateRole: role, Date: date } });
}

export function writePromotion({ sheet }: Pick<TitleRecord, 'sheet'>): Children {
  const campaign = htmlText(sheet.marketing?.promotion);
  return inMarket(campaign && { PromotionCampaign: campaign });
}

export function writeFirstPrint({ bar }: Bar): Children {
  const copies = bar.firstPrintAnnounced;
  return inMarket(copies && copies > 0 ? { InitialPrintRun: copies } : undefined);
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
