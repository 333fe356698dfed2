import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { configuration, fakeServer } from '../../../test/fake-server.ts';
import { renderApp, stopApps, waitUntilSignedIn } from '../../../test/render-app.tsx';

const isbn = '9780061120084';
const links = {
  ...configuration.links,
  reportNet: 'https://net.example/reports',
  userGuide: 'https://net.example/guide.pdf',
  catalogue: 'https://site.example/catalogue',
  promotions: 'https://site.example/promotions',
  bestsellers: 'https://site.example/bestsellers',
  orderManagement: 'https://orders.example/?book={isbn}',
};
const outside = { 'GET /configuration': () => ({ ...configuration, links }) };

afterEach(stopApps);

test.each([
  [/^Get Reports$/, 'https://net.example/reports', 'G-40'],
  [/^User Guide$/, 'https://net.example/guide.pdf', 'G-40'],
  [/^Search catalogue/, 'https://site.example/catalogue', 'G-46'],
  [/^View promotions/, 'https://site.example/promotions', 'G-46'],
  [/^See bestsellers/, 'https://site.example/bestsellers', 'G-46'],
])('the link %s of home opens the site of an installation, %s, in a new tab (%s)', async (name, address) => {
  fakeServer(outside);
  renderApp('/');
  await waitUntilSignedIn();
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
});

test('Ctrl+Alt+M opens the order management of an installation with the ISBN of the search (G-44)', async () => {
  const openTab = vi.spyOn(window, 'open').mockReturnValue(null);
  fakeServer({
    ...outside,
    [`GET /api/isbn/${isbn}/Company`]: () => Response.json('001'),
    'POST /api/Searching/QuickSearch': () => ({ data: [], total: 0, noData: true, moreCriteriaRequired: false }),
  });
  const { user } = renderApp(`/quickSearch?isbn=${isbn}&company=1`);
  await waitUntilSignedIn();
  await screen.findByText('No Titles found');
  await user.keyboard('{Control>}{Alt>}m{/Alt}{/Control}');
  const address = `https://orders.example/?book=${isbn}`;
  await waitFor(() => expect(openTab).toHaveBeenCalledWith(address, '_blank', 'noopener'));
});
