import { expect } from 'vitest';
import { configuration, type Handler } from './fake-server.ts';

/** Views of Monthly Summary and Pending Orders by company (G-12). */
export const reportViews: [company: string, summary: string, orders: string][] = [
  ['001', 'MS-001', 'PO-001'],
  ['003', 'MS-001', 'PO-001'],
  ['035', 'MS-035', 'PO-001'],
  ['180', 'MS-180', 'PO-180'],
  ['006', 'MS-006', 'PO-006'],
];

const links = {
  ...configuration.links,
  monthlySummary: 'https://summary.example/{viewId}?book={isbn}',
  pendingOrders: 'https://orders.example/{viewId}?book={isbn}',
};

/** A configuration with external report sites. */
export const reportsOutside: Record<string, Handler> = {
  'GET /configuration': () => ({ ...configuration, links }),
};

/** Expects a link that opens a view in a new tab. */
export function expectToOpen(link: HTMLElement, site: 'summary' | 'orders', view: string, isbn: string): void {
  expect(link).toHaveAttribute('href', `https://${site}.example/${view}?book=${isbn}`);
  expect(link).toHaveAttribute('target', '_blank');
}
