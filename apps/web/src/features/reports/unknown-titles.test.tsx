import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, fakeServer } from '../../../test/fake-server.ts';
import { withoutReport } from '../../../test/multiple-reports.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { overviewReport, projectionReport, reportHandler, reportIsbn } from '../../../test/reports.ts';

const paragraphs = (alert: HTMLElement) => [...alert.querySelectorAll('p')].map((paragraph) => paragraph.textContent);

const calls = (server: ReturnType<typeof fakeServer>, start: string) =>
  server.calls.filter(({ path }) => path.startsWith(start));

const pages = [
  'salesOverview',
  'projections',
  'projectionsCA',
  'keyAccountsProjections',
  'keyAccountsProjectionsCA',
  'channelReport',
  'pointOfSale',
  'view/MS-001',
  'view/PO-001',
  'pka',
];

test.each(pages)('%s of a text that is no ISBN shows that it was not found [REPORT-99] [G-291]', async (page) => {
  for (const text of ['lantern', '97800620', '..', `9${'7'.repeat(400)}`]) {
    const server = fakeServer();
    const { view } = renderApp(`/reports/${page}?companyCode=001&isbn=${text}`);
    expect(paragraphs(await screen.findByRole('alert'))).toEqual([
      `ISBN: ${text} was not found in Company Code: 001`,
      'This title does not exist in TitleNet.',
    ]);
    expect(screen.queryByText('Server error')).not.toBeInTheDocument();
    expect(calls(server, '/api/Reports/')).toEqual([]);
    view.unmount();
  }
});

test('without a company code such a text is an unknown title, too, also on the index [REPORT-99] [G-291]', async () => {
  const server = fakeServer();
  const { view } = renderApp('/reports/projections?isbn=lantern%20keeper');
  expect(paragraphs(await screen.findByRole('alert'))).toEqual(['This title does not exist in TitleNet.']);
  view.unmount();
  const { view: overview } = renderApp('/reports/salesOverview?isbn=lantern');
  expect(paragraphs(await screen.findByRole('alert'))[0]).toBe('ISBN: lantern was not found in Company Code: 001');
  overview.unmount();
  renderApp('/reports?isbn=..');
  expect(await screen.findByText('No title has the ISBN ...')).toBeVisible();
  expect(calls(server, '/api/isbn')).toEqual([]);
  expect(screen.queryByText('Server error')).not.toBeInTheDocument();
});

test('projections and key accounts of a company that has none say whether the title exists [REPORT-98] [G-290]', async () => {
  const address = `/reports/pka?companyCode=400&isbn=${reportIsbn}`;
  fakeServer(reportHandler('400', 'ProjectionsUS', withoutReport()));
  const { view } = renderApp(address);
  expect(paragraphs(await screen.findByRole('alert'))).toEqual(['There is no such report of this title.']);
  view.unmount();
  fakeServer(reportHandler('400', 'ProjectionsUS', null));
  renderApp(address);
  expect(paragraphs(await screen.findByRole('alert'))).toEqual([
    `ISBN: ${reportIsbn} was not found in Company Code: 400`,
    'This title does not exist in TitleNet.',
  ]);
});

test('a title that is gone when its Excel file or a drill-down is requested is not a server error [REPORT-98] [G-290, G-292]', async () => {
  const message = `ISBN: ${reportIsbn} was not found in Company Code: 001`;
  const noReport = 'There is no such report of this title.';
  const gone = (message: string) => () =>
    Response.json({ code: 'not-found', message, traceId: 'trace' }, { status: 404 });
  fakeServer({
    ...reportHandler('001', 'SalesOverview', overviewReport()),
    [`POST /api/Export/Report/001/${reportIsbn}/salesOverview`]: gone(noReport),
    'GET /api/Drilldown/salesByAccount': () => Response.json(null),
    'POST /api/Export/Drilldown/salesByAccount': gone(message),
  });
  const { user } = renderApp(`/reports/salesOverview?companyCode=001&isbn=${reportIsbn}`);
  await user.click(await screen.findByRole('button', { name: 'Export to Excel' }));
  expect(await screen.findByText(noReport)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Online' }));
  const panel = within(await screen.findByRole('region', { name: 'Additional Title Infomation' }));
  expect(await panel.findByRole('alert')).toHaveTextContent(message);
  await user.click(panel.getByRole('button', { name: 'Export to Excel' }));
  // In the panel and in a toast.
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  expect(screen.queryByText('Server error')).not.toBeInTheDocument();
});

test('another failure of an Excel file is still a server error', async () => {
  fakeServer({
    ...reportHandler('001', 'ProjectionsUS', projectionReport()),
    [`POST /api/Export/Report/001/${reportIsbn}/projections`]: () => failure(500),
  });
  const { user } = renderApp(`/reports/projections?companyCode=001&isbn=${reportIsbn}`);
  await user.click(await screen.findByRole('button', { name: 'Export to Excel' }));
  expect(await screen.findByText('Server error')).toBeVisible();
});
