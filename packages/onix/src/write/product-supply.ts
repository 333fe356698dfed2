import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { htmlText, line, onixDate } from './element-texts.ts';
import { pricesOf } from './prices.ts';
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
const TO_BE_ANNOUNCED = '02';

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
        ...supplyDate(EXPECTED_AVAILABILITY, bar.releaseDate, stored.releaseDateFormat),
        ...supplyDate(EXPECTED_IN_WAREHOUSE, bar.boundBookDate, stored.boundBookDateFormat),
      ],
      PackQuantity: bar.booksPerCarton && bar.booksPerCarton > 0 ? bar.booksPerCarton : undefined,
      ...(prices.length > 0 ? { Price: prices } : { UnpricedItemType: TO_BE_ANNOUNCED }),
    },
  };
}

function marketPublishing({ bar, sheet, stored }: TitleRecord): Children | undefined {
  const onSale = onixDate(bar.onSaleDate, stored.onSaleDateFormat);
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

const supplyDate = (
  role: string,
  date: string | null | undefined,
  format: string | null | undefined,
): { SupplyDateRole: string; Date: Attributed }[] => {
  const written = onixDate(date, format);
  return written ? [{ SupplyDateRole: role, Date: written }] : [];
};

/** What the catalogue knows of it: whether the title is on sale yet, and whether there is stock; else it says so. */
function availability({ bar, stored }: TitleRecord, today: string): string {
  const begins = (bar.onSaleDate ?? bar.pubDate)?.slice(0, 10);
  if (begins && begins > today) return NOT_YET_AVAILABLE;
  if (stored.printOrDigital === 'Digital' && begins) return AVAILABLE;
  return stored.availStock && stored.availStock > 0 ? IN_STOCK : CONTACT_SUPPLIER;
}
