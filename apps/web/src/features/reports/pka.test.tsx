import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { configuration, failure, fakeServer } from '../../../test/fake-server.ts';
import { withoutReport } from '../../../test/multiple-reports.ts';
import { hash, renderApp } from '../../../test/render-app.tsx';
import { projectionHeader, projectionReport, reportHandler, reportIsbn } from '../../../test/reports.ts';
import { titleBar } from '../../../test/titles.ts';

const address = `/report/pka?isbn=${reportIsbn}&companyCode=001`;

test('projections and key accounts of a title are shown one below the other', async () => {
  fakeServer({
    ...reportHandler('001', 'ProjectionsUS', projectionReport()),
    ...reportHandler('001', 'ProjectionsCA', withoutReport()),
    ...reportHandler('001', 'KeyAccountsUS', projectionReport()),
    ...reportHandler('001', 'KeyAccountsCA', withoutReport()),
  });
  renderApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Projections and Key Accounts' })).toBeVisible();
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .map((heading) => heading.textContent)
        .filter((text) => text?.endsWith('Report')),
    ).toEqual([
      'Marketing Projection Report',
      'Marketing Projection (CA) Report',
      'Key Account Projection Report',
      'Key Account (CA) Projection Report',
    ]),
  );
  expect(screen.getAllByRole('table', { name: 'Accounts' })).toHaveLength(2);
  const missing = within(screen.getByRole('region', { name: 'Key Account (CA) Projection Report' }));
  expect(missing.getByText('There is no such report of this title.')).toBeVisible();
});

test('facts of the title bar, which is on screen only, are in each report on paper [PAPER-21]', async () => {
  const bar = titleBar({ author1: 'Lee, Harper', price: 18.99, onSaleDate: '2026-02-03T00:00:00' });
  const header = {
    ...projectionHeader,
    price: 18.99,
    onSaleDate: '2026-02-03T00:00:00',
    formatDescription: 'Hardcover',
  };
  fakeServer({
    [`GET /api/TitleSheet/001/${reportIsbn}/bar`]: () => bar,
    ...reportHandler('001', 'ProjectionsUS', projectionReport({ header })),
    ...reportHandler('001', 'ProjectionsCA', withoutReport()),
    ...reportHandler('001', 'KeyAccountsUS', projectionReport({ header })),
    ...reportHandler('001', 'KeyAccountsCA', withoutReport()),
  });
  renderApp(address);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Title' })).toHaveTextContent('Harper Lee'));
  const factsOf = (report: HTMLElement) =>
    [...report.querySelectorAll('dl > [data-print-only]')].map(({ textContent }) => textContent);
  const reports = await screen.findAllByRole('article');
  const facts = [
    'TitleTo Kill a Mockingbird',
    'AuthorHarper Lee',
    `ISBN${reportIsbn}`,
    'Price$18.99',
    'On Sale Date02/03/2026',
  ];
  expect(reports.map(factsOf)).toEqual([facts, facts]);
  expect(reports[0]?.querySelector('[data-field="formatDescription"]')).not.toHaveAttribute('data-print-only');
});

test('redirects to the configured projections view with ISBN and company [ROUTE-016, API-47]', async () => {
  const links = { ...configuration.links, pka: 'https://reports.example/pka?isbn={isbn}&company={companyCode}' };
  const leave = vi.spyOn(window.location, 'replace').mockReturnValue(undefined);
  const server = fakeServer({ 'GET /configuration': () => ({ ...configuration, links }) });
  renderApp(address);
  await waitFor(() => expect(leave).toHaveBeenCalledWith(`https://reports.example/pka?isbn=${reportIsbn}&company=001`));
  expect(server.calls.filter(({ path }) => path.startsWith('/api/Reports/'))).toEqual([]);
});

test('an unknown title, a failure and a company that the user may not see have their own pages', async () => {
  const operations = ['ProjectionsUS', 'ProjectionsCA', 'KeyAccountsUS', 'KeyAccountsCA'];
  fakeServer(Object.assign({}, ...operations.map((operation) => reportHandler('001', operation, null))));
  const { view } = renderApp(address);
  expect(await screen.findByText(`ISBN: ${reportIsbn} was not found in Company Code: 001`)).toBeVisible();
  view.unmount();

  fakeServer(
    Object.fromEntries(operations.map((one) => [`GET /api/Reports/001/${reportIsbn}/${one}`, () => failure(500)])),
  );
  const { view: failed } = renderApp(address);
  expect(await screen.findByRole('alert')).toBeVisible();
  failed.unmount();

  fakeServer({ 'GET /api/account/Permissions': () => ({ companies: ['003'], roles: ['User'] }) });
  renderApp(address);
  await waitFor(() => expect(hash()).toBe('#/403'));
});
