import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import {
  emptySalesReport,
  overviewReport,
  projectionReport,
  reportHandler,
  reportIsbn,
} from '../../../test/reports.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

const lookup = `GET /api/isbn/${reportIsbn}/Company`;
const reportCalls = (server: ReturnType<typeof fakeServer>) =>
  server.calls.map(({ path }) => path).filter((path) => path.startsWith('/api/Reports/') && !path.endsWith('TitleBar'));

test('the HCCP site requests reports with the Zondervan code [REPORT-73]', async () => {
  const server = fakeServer(reportHandler('006', 'ProjectionsUS', projectionReport()));
  renderApp(`/reports/projections?isbn=${reportIsbn}`, { search: '' });
  window.history.replaceState(null, '', `/hccp/#/reports/projections?isbn=${reportIsbn}`);
  server.calls.length = 0;
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  await waitFor(() => expect(reportCalls(server)).toEqual([`/api/Reports/006/${reportIsbn}/ProjectionsUS`]));
});

test('a row of 180 requests reports with the Harlequin code [REPORT-74]', async () => {
  const server = fakeServer(reportHandler('180', 'ProjectionsUS', projectionReport()));
  renderApp(`/reports/projections?companyCode=180&isbn=${reportIsbn}`);
  await screen.findByRole('article');
  expect(reportCalls(server)[0]).toBe(`/api/Reports/180/${reportIsbn}/ProjectionsUS`);
  expect(server.to(lookup)).toHaveLength(0);
});

test('without a code the company of the ISBN is looked up [REPORT-75]', async () => {
  const server = fakeServer({
    [lookup]: () => Response.json('003'),
    ...reportHandler('003', 'ProjectionsUS', projectionReport()),
  });
  renderApp(`/reports/projections?isbn=${reportIsbn}`);
  await screen.findByRole('article');
  expect(server.to(lookup)).toHaveLength(1);
  expect(reportCalls(server)).toContain(`/api/Reports/003/${reportIsbn}/ProjectionsUS`);
});

test('the sales overview falls back to the trade code, other reports show an unknown title [REPORT-76]', async () => {
  const unknown = { [lookup]: () => Response.json(null) };
  const server = fakeServer({ ...unknown, ...reportHandler('001', 'SalesOverview', overviewReport()) });
  const { view } = renderApp(`/reports/salesOverview?isbn=${reportIsbn}`);
  await screen.findByRole('article');
  expect(reportCalls(server)).toContain(`/api/Reports/001/${reportIsbn}/SalesOverview`);
  view.unmount();
  fakeServer(unknown);
  renderApp(`/reports/projections?isbn=${reportIsbn}`);
  expect(await screen.findByText('This title does not exist in TitleNet.')).toBeVisible();
});

test.each([
  ['MS-035', '035', 'MonthlySummary', 'Monthly Summary', '[REPORT-77]'],
  ['MS-180', '180', 'MonthlySummary', 'Monthly Summary', '[REPORT-78]'],
  ['MS-006', '006', 'MonthlySummary', 'Monthly Summary', '[REPORT-79]'],
  ['PO-180', '180', 'PendingOrders', 'Pending Orders', '[REPORT-81]'],
  ['PO-006', '006', 'PendingOrders', 'Pending Orders', '[REPORT-82]'],
])('the view %s is a report of company %s', async (view, company, operation, heading) => {
  fakeServer(reportHandler(company, operation, emptySalesReport));
  renderApp(`/reports/view/${view}?isbn=${reportIsbn}`);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test.each([
  ['MS-001', '003', 'MonthlySummary', '[REPORT-80] [REPORT-84]'],
  ['PO-001', '035', 'PendingOrders', '[REPORT-83] [REPORT-84]'],
])('the view %s is used for companies without their own view, found by ISBN', async (view, company, operation) => {
  const server = fakeServer({
    [lookup]: () => Response.json(company),
    ...reportHandler(company, operation, emptySalesReport),
  });
  renderApp(`/reports/view/${view}?isbn=${reportIsbn}`);
  await waitFor(() => expect(reportCalls(server)).toContain(`/api/Reports/${company}/${reportIsbn}/${operation}`));
});

test('an unknown view leads to 404', async () => {
  fakeServer();
  renderApp(`/reports/view/XX-999?isbn=${reportIsbn}`);
  expect(await screen.findByText('Page not found :(')).toBeVisible();
});
