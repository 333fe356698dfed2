import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, permissions } from '../../../test/fake-server.ts';
import { hash, renderApp } from '../../../test/render-app.tsx';
import { reportIsbn } from '../../../test/reports.ts';

const company = (code: string | null) => ({ [`GET /api/isbn/${reportIsbn}/Company`]: () => Response.json(code) });
const linksIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [link.textContent, link.getAttribute('href')?.split('?')[0]]);

test('the index lists every report of the ISBN that is entered', async () => {
  fakeServer(company('001'));
  const { user } = renderApp('/reports');
  await user.type(await screen.findByRole('textbox', { name: 'ISBN' }), '978-0-06-112008-4');
  await user.click(screen.getByRole('button', { name: 'Show Reports' }));
  await waitFor(() => expect(hash()).toBe(`#/reports?isbn=${reportIsbn}`));
  expect(linksIn(await screen.findByRole('list', { name: `Reports of ${reportIsbn}` }))).toEqual([
    ['Sales Overview', '#/reports/salesOverview'],
    ['Projections US', '#/reports/projections'],
    ['Key Accounts US', '#/reports/keyAccountsProjections'],
    ['Projections CA', '#/reports/projectionsCA'],
    ['Key Accounts CA', '#/reports/keyAccountsProjectionsCA'],
    ['Monthly Summary', '#/reports/view/MS-001'],
    ['Pending Orders', '#/reports/view/PO-001'],
    ['Projections and Key Accounts', '#/reports/pka'],
    ['Channel Report', '#/reports/channelReport'],
    ['Point of Sale', '#/reports/pointOfSale'],
  ]);
});

test('an ISBN without a title has no reports', async () => {
  fakeServer(company(null));
  renderApp(`/reports?isbn=${reportIsbn}`);
  expect(await screen.findByText(`No title has the ISBN ${reportIsbn}.`)).toBeVisible();
});

test('the index lists every list; those of employees are not shown to others', async () => {
  fakeServer();
  const { view } = renderApp('/reports');
  const lists = async (name: string) => linksIn(await screen.findByRole('region', { name })).map(([label]) => label);
  expect(await lists('Current Publicity Rpt')).toEqual([
    'PR Flash',
    'By Title',
    'By Market',
    'Book Signings',
    'Customized',
  ]);
  expect(await lists('Trade Categories')).toHaveLength(10);
  expect(await lists('Top CH Awards')).toHaveLength(14);
  expect(await lists('Backlist Views')).toHaveLength(4);
  expect(await lists('Sales and Lists')).toEqual([
    'Changed Titles',
    'On Sale',
    'Bestsellers',
    'Promotions',
    'Notes & Tags',
    'User Lists',
  ]);
  view.unmount();
  fakeServer(permissions(['001'], ['User']));
  renderApp('/reports');
  expect(await screen.findByRole('region', { name: 'Backlist Views' })).toBeVisible();
  for (const name of ['Current Publicity Rpt', 'Trade Categories', 'Top CH Awards', 'Top TR Awards'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});
