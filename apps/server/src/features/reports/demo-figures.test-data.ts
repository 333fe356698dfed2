import { dayOf, defaultReferenceDate } from '@titlenet/demo-catalogue/demo-dates';
import { demoCatalogue } from '@titlenet/demo-catalogue/demo-titles';
import { monthlySales } from '@titlenet/demo-catalogue/figures/monthly-sales';
import { pendingOrders } from '@titlenet/demo-catalogue/figures/pending-orders';
import { projectionReports } from '@titlenet/demo-catalogue/figures/projection-reports';
import { weeklySales } from '@titlenet/demo-catalogue/figures/weekly-sales';

/* The titles of the demo catalogue with the records that a feed sends of their figures. */

export const options = { titles: 2_000, seed: 1, referenceDate: defaultReferenceDate() };
const today = dayOf(options.referenceDate);

/** The demo names no markets: of every third title the records are of two by turns. */
export const MARKETS = { US: 'United States', CA: 'Canada' } as const;
const hasMarkets = (title: number) => title % 3 === 0;
const marketOf = (record: number): keyof typeof MARKETS => (record % 2 === 0 ? 'US' : 'CA');

export const titles = [...demoCatalogue(options)]
  .filter(({ record }) => record.isbn !== null)
  .map((title, place) => {
    const sent = monthlySales(title, today);
    const months = sent.map((record, index) => (hasMarkets(place) ? { ...record, market: marketOf(index) } : record));
    return {
      record: { ...title.record, sheet: {} },
      companyCode: title.record.companyCode,
      isbn: title.record.isbn!,
      stored: title.record.stored,
      months,
      weeks: weeklySales(sent, today),
      orders: pendingOrders(title.edition, today),
      reports: projectionReports(title, today),
    };
  });
