import { companyOf } from '@titlenet/catalogue/companies';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { htmlText, line, onixDate } from './element-texts.ts';
import type { Attributed, Children } from './write-element.ts';

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
/** List 57. */
const FREE_OF_CHARGE = '01';
const TO_BE_ANNOUNCED = '02';
/** List 58. */
const RETAIL_WITHOUT_TAX = '01';
const RETAIL_WITH_TAX = '02';
/** Recommended or fixed retail, pre-publication, special sale; never what a supplier pays. */
const RETAIL = /^(0[1-4]|1[1-4]|2[1-4]|3[134]|4[12])$/;
const AGENCY_WITHOUT_TAX = '41';
const AGENCY_WITH_TAX = '42';
/** List 59. */
const LIBRARIES = '06';

/** How a title comes to the market: dates, promotion, availability, prices (block 6). `today` is YYYY-MM-DD. */
export function productSupply(record: TitleRecord, today: string): Children {
  const { bar, stored } = record;
  const prices = pricesOf(record);
  return {
    MarketPublishingDetail: marketPublishing(record),
    SupplyDetail: {
      Supplier: {
        SupplierRole: PUBLISHER_TO_RESELLERS,
        SupplierName: line(stored.publisher) ?? line(bar.imprintDesc),
      },
      ProductAvailability: availability(record, today),
      SupplyDate: [
        ...supplyDate(EXPECTED_AVAILABILITY, bar.releaseDate),
        ...supplyDate(EXPECTED_IN_WAREHOUSE, bar.boundBookDate),
      ],
      PackQuantity: bar.booksPerCarton && bar.booksPerCarton > 0 ? bar.booksPerCarton : undefined,
      ...(prices.length > 0 ? { Price: prices } : { UnpricedItemType: TO_BE_ANNOUNCED }),
    },
  };
}

function marketPublishing({ bar, sheet }: TitleRecord): Children | undefined {
  const onSale = onixDate(bar.onSaleDate);
  const campaign = htmlText(sheet.marketing?.promotion);
  const firstPrint = bar.firstPrintAnnounced && bar.firstPrintAnnounced > 0 ? bar.firstPrintAnnounced : undefined;
  if (!onSale && !campaign && !firstPrint) return undefined;
  return {
    MarketPublishingStatus: UNSPECIFIED_STATUS,
    MarketDate: onSale
      ? { MarketDateRole: bar.pubOnSpecialDay === 'E' ? EMBARGO : PUBLICATION, Date: onSale }
      : undefined,
    PromotionCampaign: campaign,
    InitialPrintRun: firstPrint,
  };
}

const supplyDate = (role: string, date: string | null | undefined): { SupplyDateRole: string; Date: Attributed }[] => {
  const written = onixDate(date);
  return written ? [{ SupplyDateRole: role, Date: written }] : [];
};

/** What the catalogue knows of it: whether the title is on sale yet, and whether there is stock; else it says so. */
function availability({ bar, stored }: TitleRecord, today: string): string {
  const begins = (bar.onSaleDate ?? bar.pubDate)?.slice(0, 10);
  if (begins && begins > today) return NOT_YET_AVAILABLE;
  if (stored.printOrDigital === 'Digital' && begins) return AVAILABLE;
  return stored.availStock && stored.availStock > 0 ? IN_STOCK : CONTACT_SUPPLIER;
}

/** The title's prices; one of zero only where it costs nothing on purpose. */
export function pricesOf({
  companyCode,
  bar,
  stored,
}: Pick<TitleRecord, 'companyCode' | 'bar' | 'stored'>): Children[] {
  const { currency } = companyOf(companyCode);
  const hasTax = currency === 'GBP';
  const isFree = bar.zeroPriceInd === 'Y';
  const price = (amount: number | null | undefined, type: string, code: string, qualifier?: string): Children[] => {
    if (amount === null || amount === undefined || amount < 0 || (amount === 0 && !isFree)) return [];
    const cost = amount === 0 ? { UnpricedItemType: FREE_OF_CHARGE } : { PriceAmount: amount.toFixed(2) };
    return [{ PriceType: type, ...(qualifier ? { PriceQualifier: qualifier } : {}), ...cost, CurrencyCode: code }];
  };
  const retail = hasTax ? RETAIL_WITH_TAX : RETAIL_WITHOUT_TAX;
  // Beside an agency price another type could be taken for the list price.
  const said = bar.ebAgencyPrice ? [] : (stored.priceTypes ?? '').split('; ');
  const typeSaid = (type: string | undefined) => (type && RETAIL.test(type) ? type : undefined);
  return [
    ...price(bar.price, typeSaid(said[0]) ?? retail, currency),
    ...price(bar.canadianPrice, typeSaid(said[1]) ?? RETAIL_WITHOUT_TAX, 'CAD'),
    ...price(bar.ebAgencyPrice, hasTax ? AGENCY_WITH_TAX : AGENCY_WITHOUT_TAX, currency),
    ...price(bar.ebLibraryPrice, retail, currency, LIBRARIES),
  ];
}
