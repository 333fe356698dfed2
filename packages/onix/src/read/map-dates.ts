import { asPeriod } from '@titlenet/catalogue/formatting/dates';
import { type FurtherDateRole, furtherDateCodes, furtherDateOf } from '@titlenet/catalogue/rules/further-dates';
import { child, children, plain, value } from './node-access.ts';
import { once } from './once.ts';
import { formatOf, type OnixDate, parseOnixDate } from './onix-date.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixNode } from './parse-record.ts';
import { includesCountry, readTerritory, warnOfUnknownCountries } from './territory.ts';

/** Roles of lists 163 (publishing and market dates) and 166 (supply dates). */
const PUBLICATION = '01';
const EMBARGO = '02';
const EXPECTED_AVAILABILITY = '08';
const PRODUCED = '29';
const EXPECTED_IN_WAREHOUSE = '34';
const YEAR_OF_PUBLICATION = '37';

/** Reads the dates of the title bar and their precision; a date of the market takes precedence over the publisher's. */
export const mapDates = once((record) => {
  const published = new Dates(children(record.publishing, 'PublishingDate'), 'PublishingDateRole', record);
  const market = new Dates(marketDates(record), 'MarketDateRole', record);
  const details = record.supplies.flatMap((one) => children(one, 'SupplyDetail'));
  const supply = new Dates(
    details.flatMap((one) => children(one, 'SupplyDate')),
    'SupplyDateRole',
    record,
  );
  const old = (name: string | undefined, nodes: readonly OnixNode[]) => {
    if (name === undefined) return undefined;
    const text = nodes.map((one) => value(one, name)).find((one) => one !== undefined);
    return dateOf(text, undefined, name, record);
  };

  const pubDate = published.of(PUBLICATION) ?? old('PublicationDate', [record.publishing]) ?? market.of(PUBLICATION);
  const embargo = market.of(EMBARGO) ?? supply.of(EMBARGO) ?? published.of(EMBARGO);
  const marketDate = market.of(PUBLICATION);
  const onSale =
    embargo ?? old('OnSaleDate', details) ?? marketDate ?? (pubDate?.precision === 'day' ? pubDate : undefined);
  const release = supply.of(EXPECTED_AVAILABILITY) ?? old('ExpectedShipDate', details);
  const boundBook = supply.of(EXPECTED_IN_WAREHOUSE) ?? published.of(PRODUCED);
  const year = pubDate ?? published.of(YEAR_OF_PUBLICATION);
  return {
    pubDate: pubDate?.date,
    onSaleDate: onSale?.date,
    releaseDate: release?.date,
    boundBookDate: boundBook?.date,
    pubYear: year?.year,
    hasEmbargo: embargo !== undefined,
    pubDateFormat: formatOf(pubDate),
    onSaleDateFormat: formatOf(onSale),
    releaseDateFormat: formatOf(release),
    boundBookDateFormat: formatOf(boundBook),
    furtherDates: furtherDates(
      (role) => market.of(role) ?? published.of(role) ?? old(OLD_DATES[role], [record.product]),
    ),
  };
});

/** Elements of 2.1 for further dates. */
const OLD_DATES: Readonly<Partial<Record<string, string>>> = {
  '09': 'AnnouncementDate',
  '10': 'TradeAnnouncementDate',
  '11': 'YearFirstPublished',
  '13': 'OutOfPrintDate',
};

/** Further dates as they are stored; undefined without any. */
function furtherDates(dateOfRole: (role: FurtherDateRole) => OnixDate | undefined): string[] | undefined {
  const found = furtherDateCodes.flatMap((role) => {
    const date = dateOfRole(role);
    return date === undefined ? [] : furtherDateOf({ role, date: isoDate(date) });
  });
  return found.length > 0 ? found : undefined;
}

/** A day, a month or a year; a week, quarter or season by its first day and length. */
function isoDate(date: OnixDate): string {
  if (date.precision === 'year') return date.date.slice(0, 4);
  if (date.precision === 'month') return date.date.slice(0, 7);
  return asPeriod(date.date.slice(0, 10), formatOf(date));
}

function marketDates(record: OnixRecord): OnixNode[] {
  const inSupply = record.supplies.flatMap((one) => children(one, 'MarketPublishingDetail'));
  const old = children(record.product, 'MarketRepresentation').filter((one) => {
    const territory = readTerritory(one);
    warnOfUnknownCountries(territory, 'MarketRepresentation', record.warnings);
    return !territory.isStated || includesCountry(one, record.market.country);
  });
  return [...inSupply, ...old].flatMap((one) => children(one, 'MarketDate'));
}

/** Finds dates by their role. */
class Dates {
  private readonly nodes: readonly OnixNode[];
  private readonly roleName: string;
  private readonly record: OnixRecord;

  constructor(nodes: readonly OnixNode[], roleName: string, record: OnixRecord) {
    this.nodes = nodes;
    this.roleName = roleName;
    this.record = record;
  }

  of(role: string): OnixDate | undefined {
    for (const node of this.nodes) {
      if (value(node, this.roleName) !== role) continue;
      const date = child(node, 'Date');
      const format = date?.attributes.dateformat ?? value(node, 'DateFormat');
      const found = dateOf(plain(date), format, `${node.name}[${role}]`, this.record);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** Parses a date; warns of any other text. */
export function dateOf(
  text: string | undefined,
  format: string | undefined,
  path: string,
  record: OnixRecord,
): OnixDate | undefined {
  if (text === undefined) return undefined;
  const date = parseOnixDate(text, format);
  if (date === undefined) record.warnings.push({ path, message: 'Not a date', value: text.slice(0, 80) });
  return date;
}
