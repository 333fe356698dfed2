import { availabilities } from '@titlenet/catalogue/rules/publisher-status';
import type { SalesRestriction, TitleSupply } from '@titlenet/catalogue/rules/supply-terms';
import { dateOf } from './map-dates.ts';
import { count } from './map-measures.ts';
import { marketOfDetail, marketOfSupply } from './map-prices.ts';
import { child, children, code, plain, value, values } from './node-access.ts';
import { once } from './once.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixNode } from './parse-record.ts';
import { readTerritory } from './territory.ts';
import { typedCode } from './typed-code.ts';

/** A supply and the market for which it is. */
interface MarketSupply {
  readonly supply: OnixNode;
  readonly market: string | null;
}

/** The supplies of all markets, those of the company's market first. */
const marketSupplies = once((record): MarketSupply[] => {
  const others = record.allSupplies.filter((one) => !record.supplies.includes(one));
  return [...record.supplies, ...others].map((supply) => ({
    supply,
    market: marketOfSupply(supply, record)?.market ?? null,
  }));
});

/** Reads the suppliers of all markets with their terms, each once; undefined if there are none. */
export function mapSupply(record: OnixRecord): TitleSupply[] | undefined {
  const rows = marketSupplies(record).flatMap((one) => rowsOfSupply(one, record));
  const distinct = new Map(rows.map((row) => [JSON.stringify(row), row]));
  return distinct.size > 0 ? [...distinct.values()] : undefined;
}

function rowsOfSupply({ supply, market }: MarketSupply, record: OnixRecord): TitleSupply[] {
  const details = children(supply, 'SupplyDetail');
  const marketStatus = marketStatusOf(supply);
  if (details.length > 0)
    return details.map((detail) => rowOf(detail, { market, marketStatus }, record)).filter(hasTerms);
  // 3.1 allows a market without a supplier.
  const none = { supplier: null, role: null, availability: null, returns: null, minimumOrder: null };
  return marketStatus === null ? [] : [{ market, marketStatus, ...none }];
}

/** False for a supply that only states what the title bar and the table of prices have. */
const hasTerms = ({ marketStatus, supplier, returns, minimumOrder }: TitleSupply): boolean =>
  [marketStatus, supplier, returns, minimumOrder].some((one) => one !== null);

function marketStatusOf(supply: OnixNode): string | null {
  const details = [...children(supply, 'MarketPublishingDetail'), ...children(supply, 'MarketRepresentation')];
  const status = details.map((one) => value(one, 'MarketPublishingStatus')).find((one) => one !== undefined);
  return status === undefined || status === UNSPECIFIED ? null : status;
}

const UNSPECIFIED = '00';

function rowOf(
  detail: OnixNode,
  { market, marketStatus }: Pick<TitleSupply, 'market' | 'marketStatus'>,
  record: OnixRecord,
): TitleSupply {
  const supplier = child(detail, 'Supplier') ?? detail;
  const returns = [detail, ...children(detail, 'ReturnsConditions')].flatMap((one) => typedCode(one, RETURNS) ?? []);
  return {
    market: market ?? marketOfDetail(detail, record)?.market ?? null,
    marketStatus,
    supplier: value(supplier, 'SupplierName', 'SupplierEANLocationNumber', 'SupplierSAN') ?? identifierOf(supplier),
    role: value(supplier, 'SupplierRole') ?? null,
    availability: availabilityOf(detail),
    returns: returns.length > 0 ? returns.join(SEPARATOR) : null,
    minimumOrder: count(value(detail, 'OrderQuantityMinimum'), 'SupplyDetail/OrderQuantityMinimum', record) ?? null,
  };
}

const availabilityOf = (detail: OnixNode): string | null => {
  const current = value(detail, 'ProductAvailability');
  return current !== undefined && availabilities.has(current) ? current : (code(detail, 'AvailabilityCode') ?? null);
};

const identifierOf = (supplier: OnixNode): string | null =>
  children(supplier, 'SupplierIdentifier')
    .map((one) => value(one, 'IDValue'))
    .find((one) => one !== undefined) ?? null;

const RETURNS = { type: 'ReturnsCodeType', code: 'ReturnsCode' };
const SEPARATOR = '; ';

/**
 * Reads the restrictions of sales: of sales rights and of markets, which limit them to countries, and those of the whole
 * product (2.1, 3.0).
 */
export function mapRestrictions(record: OnixRecord): SalesRestriction[] | undefined {
  const ofProduct = [...children(record.product, 'SalesRestriction'), ...inPublishing(record)];
  const ofRights = withMarket(children(record.publishing, 'SalesRights'));
  const ofMarkets = withMarket(record.allSupplies.flatMap((one) => children(one, 'Market')));
  const rows = [...ofProduct.map((node) => ({ node, market: null })), ...ofRights, ...ofMarkets].map(
    ({ node, market }) => restrictionOf(node, market, record),
  );
  const distinct = new Map(rows.map((row) => [JSON.stringify(row), row]));
  return distinct.size > 0 ? [...distinct.values()] : undefined;
}

const inPublishing = ({ product, publishing }: OnixRecord): OnixNode[] =>
  publishing === product ? [] : children(publishing, 'SalesRestriction');

const withMarket = (nodes: readonly OnixNode[]) =>
  nodes.flatMap((one) =>
    children(one, 'SalesRestriction').map((node) => ({
      node,
      market: readTerritory(child(one, 'Territory') ?? one).codes || null,
    })),
  );

function restrictionOf(node: OnixNode, market: string | null, record: OnixRecord): SalesRestriction {
  const outlets = children(node, 'SalesOutlet').flatMap((outlet) => {
    const identifier = child(outlet, 'SalesOutletIdentifier');
    return value(outlet, 'SalesOutletName') ?? value(identifier, 'IDValue') ?? [];
  });
  const day = (name: string) => {
    const date = child(node, name);
    const format = date?.attributes.dateformat;
    return dateOf(plain(date), format, `SalesRestriction/${name}`, record)?.date ?? null;
  };
  return {
    restriction: value(node, 'SalesRestrictionType') ?? null,
    outlets: outlets.length > 0 ? outlets.join(SEPARATOR) : null,
    note: values(node, 'SalesRestrictionNote', 'SalesRestrictionDetail').join(' ') || null,
    market,
    startDate: day('StartDate'),
    endDate: day('EndDate'),
  };
}
