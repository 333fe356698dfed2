import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { hash, renderApp } from '../../../test/render-app.tsx';
import {
  emptySalesReport,
  overviewReport,
  projectionReport,
  reportHandler,
  reportIsbn,
} from '../../../test/reports.ts';
import { titleBar, titleHandlers } from '../../../test/titles.ts';

const projections = projectionReport();
const ofTitle = `companyCode=001&isbn=${reportIsbn}`;

test.each([
  ['salesOverview', 'SalesOverview', 'Sales Overview', overviewReport(), '[ROUTE-009]'],
  ['projections', 'ProjectionsUS', 'Marketing Projection Report', projections, '[ROUTE-010]'],
  ['keyAccountsProjections', 'KeyAccountsUS', 'Key Account Projection Report', projections, '[ROUTE-011]'],
  ['projectionsCA', 'ProjectionsCA', 'Marketing Projection (CA) Report', projections, '[ROUTE-012]'],
  ['keyAccountsProjectionsCA', 'KeyAccountsCA', 'Key Account (CA) Projection Report', projections, '[ROUTE-013]'],
  ['monthlySummary', 'MonthlySummary', 'Monthly Summary', emptySalesReport, '[ROUTE-014]'],
  ['pendingOrders', 'PendingOrders', 'Pending Orders', emptySalesReport, '[ROUTE-015]'],
])(
  'report/%s shows %s of the trimmed ISBN, without the header [ROUTE-007, ROUTE-008, ROUTE-018] %s',
  async (...route) => {
    const [name, operation, heading, report] = route;
    const server = fakeServer(reportHandler('001', operation, report));
    renderApp(`/report/${name}?companyCode=001&isbn=%20${reportIsbn}%20`);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('article')).toBeVisible());
    expect(server.to(`GET /api/Reports/001/${reportIsbn}/${operation}`)).toHaveLength(1);
    expect(hash()).toMatch(new RegExp(`^#/reports/${name}\\?`));
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  },
);

test.each([
  ['projections', 'ProjectionsUS', 'Marketing Projection Report', projections, '[ROUTE-036]'],
  ['projectionsCA', 'ProjectionsCA', 'Marketing Projection (CA) Report', projections, '[ROUTE-037]'],
  ['keyAccountsProjections', 'KeyAccountsUS', 'Key Account Projection Report', projections, '[ROUTE-038]'],
  ['keyAccountsProjectionsCA', 'KeyAccountsCA', 'Key Account (CA) Projection Report', projections, '[ROUTE-039]'],
  ['salesOverview', 'SalesOverview', 'Sales Overview', overviewReport(), '[ROUTE-040]'],
])('titleSheet/reports/%s shows %s beside the sidebar [ROUTE-019] %s', async (...route) => {
  const [name, operation, heading, report] = route;
  const server = fakeServer(reportHandler('001', operation, report));
  renderApp(`/titleSheet/reports/${name}?${ofTitle}`);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('article')).toBeVisible());
  expect(server.to(`GET /api/Reports/001/${reportIsbn}/${operation}`)).toHaveLength(1);
  expect(screen.getByRole('complementary', { name: 'More On This Title' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});

test('the sidebar of a report opens the coop page of its title', async () => {
  const bar = titleBar();
  fakeServer({
    ...titleHandlers(bar),
    ...reportHandler('001', 'ProjectionsUS', projections),
    'GET /api/TitleSheet/Coop': () => ({ coopContracts: [], retailPlacements: [] }),
  });
  const { user } = renderApp(`/titleSheet/reports/projections?${ofTitle}&productId=${bar.productId}`);
  await user.click(await screen.findByRole('link', { name: 'Co-Op Info' }));
  expect(await screen.findByText('No Co-Op Information found.')).toBeVisible();
  expect(hash()).toMatch(/^#\/titleSheet\/reports\/subsection\/coopInfo\?/);
});

test('the printable report opens in a new tab, with companyCode, isbn and isPrintable=true [ROUTE-099]', async () => {
  fakeServer(reportHandler('001', 'ProjectionsUS', projections));
  renderApp(`/reports/projections?${ofTitle}`);
  const link = await screen.findByRole('link', { name: 'Printable Report' });
  expect(link).toHaveAttribute('target', '_blank');
  const [path, query] = (link.getAttribute('href') ?? '').split('?');
  expect(path).toBe('#/reports/projections');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    companyCode: '001',
    isbn: reportIsbn,
    isPrintable: 'true',
  });
});
