import { byName } from '@titlenet/catalogue/by-name';
import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import type { OrderStatus } from '@titlenet/catalogue/reports/order-statuses';
import { hasReport, reports } from '@titlenet/catalogue/reports/reports';
import { wireDate } from '../demo-dates.ts';
import { Random } from '../random/random.ts';
import type { DemoEdition } from '../works/demo-work.ts';
import { projectedAccounts } from './projection-accounts.ts';
import { firstPrint } from './sales-figures.ts';

type PendingOrder = HouseRecordOf<'pending-order'>;

const SEED_OF_ORDERS = 23;
/** Days before the on-sale date from which accounts order, and after which few orders are left. */
const DAYS_BEFORE = 150;
const DAYS_OF_LAUNCH = 60;
/** How many titles of the backlist have a pending order. */
const SHARE_OF_BACKLIST = 0.12;
const MAX_DAYS_PENDING = 40;
const MAX_LINES = 3;

const statuses: readonly (readonly [OrderStatus, number])[] = [
  ['Open', 6],
  ['Released', 2],
  ['Backordered', 1],
  ['On Hold', 1],
];

const definition = byName(reports, 'pendingOrders');
const day = (date: number) => wireDate(date).slice(0, 10);

/**
 * Order lines of an edition that were not shipped yet: many around its on-sale date, a reorder now and then afterwards.
 *
 * @param today in days since 1970
 */
export function pendingOrders(edition: DemoEdition, today: number): PendingOrder[] {
  const { isbn, company, productId, hasBarOnly } = edition;
  const printed = firstPrint(edition);
  const isEarly = edition.day - today > DAYS_BEFORE;
  if (!isbn || !productId || hasBarOnly || printed === null || isEarly || !hasReport(definition, company)) return [];
  const random = new Random(SEED_OF_ORDERS, productId);
  const isLaunch = today - edition.day < DAYS_OF_LAUNCH;
  if (!isLaunch && !random.chance(SHARE_OF_BACKLIST)) return [];
  const accounts = [...projectedAccounts.us.key, ...projectedAccounts.us.other];
  const ordering = isLaunch ? accounts.filter(() => random.chance(0.7)) : [random.pick(accounts)];
  return ordering.flatMap(([number, account, share]) => {
    const copies = isLaunch ? printed * share * 0.6 : 20 + printed * 0.01;
    return Array.from({ length: random.integer(1, MAX_LINES) }, (_, index): PendingOrder => {
      const ordered = today - random.integer(1, MAX_DAYS_PENDING);
      const status = random.weighted(statuses);
      const ships = Math.max(edition.day - 14, today + random.integer(2, 30));
      return {
        kind: 'pending-order',
        companyCode: company,
        isbn,
        account,
        orderNumber: `${number.slice(-4)}-${String(productId % 100_000).padStart(5, '0')}-${index + 1}`,
        line: 1,
        orderDate: day(ordered),
        shipDate: status === 'On Hold' ? null : day(ships),
        quantity: Math.max(10, Math.round((copies * (0.3 + random.next() * 0.4)) / 10) * 10),
        status,
      };
    });
  });
}
