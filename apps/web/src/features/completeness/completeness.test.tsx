import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, fakeServer, permissions } from '../../../test/fake-server.ts';
import { hash, renderApp } from '../../../test/render-app.tsx';

const employee = permissions(['001'], ['HarperCollinsEmployee']);

const lantern = {
  name: 'Lantern House',
  titles: 1_200,
  levels: { gold: 900, silver: 299, bronze: 0, none: 1 },
  missing: [{ number: 7, label: 'Price', level: 'bronze', titles: 1 }],
};
const nameless = { name: null, titles: 1, levels: { gold: 0, silver: 0, bronze: 0, none: 1 }, missing: [] };
const report = {
  countedAt: '2026-03-11T15:30:00.000Z',
  all: { ...lantern, name: undefined, titles: 1_201, levels: { gold: 900, silver: 299, bronze: 0, none: 2 } },
  unrated: 3,
  groups: [lantern, nameless],
};

test('each number of an imprint opens the titles behind it, and zero is not a link', async () => {
  fakeServer({ ...employee, 'GET /api/Completeness/imprint': () => report });
  renderApp('/completeness');
  const table = await screen.findByRole('table', { name: 'Completeness by Imprint' });
  const row = within(table).getByRole('row', { name: /Lantern House/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['1,200', '', '900', '299', '0', '1', 'Price 1']);
  expect(within(row).getByRole('img')).toHaveAccessibleName('Gold 75 %, Silver 25 %, None 0 %');
  const links = within(row)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '#/completeness/titles?by=imprint&name=Lantern+House',
    '#/completeness/titles?by=imprint&name=Lantern+House&level=gold',
    '#/completeness/titles?by=imprint&name=Lantern+House&level=silver',
    '#/completeness/titles?by=imprint&name=Lantern+House&level=none',
    '#/completeness/titles?by=imprint&name=Lantern+House&missing=7',
  ]);
  const rest = within(table).getByRole('row', { name: /\(none\)/ });
  expect(within(rest).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    '#/completeness/titles?by=imprint&isUnnamed=true',
  );
  expect(screen.getByText('1,201 titles, and 3 without a record, which are not rated')).toBeVisible();
  expect(screen.getByText(/^counted 3\/11\/26, \d+:30/)).toBeVisible();
});

test('the grouping is in the address', async () => {
  fakeServer({
    ...employee,
    'GET /api/Completeness/imprint': () => report,
    'GET /api/Completeness/editor': () => ({ ...report, groups: [{ ...lantern, name: 'Noor, Amina' }] }),
  });
  const { user } = renderApp('/completeness');
  await user.click(await screen.findByRole('link', { name: 'Editor' }));
  expect(await screen.findByRole('rowheader', { name: 'Noor, Amina' })).toBeVisible();
  expect(hash()).toBe('#/completeness?by=editor');
  expect(screen.getByRole('link', { name: 'Editor' })).toHaveAttribute('aria-current', 'page');
});

test('a report that could not be loaded can be loaded again', async () => {
  let isDown = true;
  fakeServer({ ...employee, 'GET /api/Completeness/imprint': () => (isDown ? failure(500, 'unexpected') : report) });
  const { user } = renderApp('/completeness');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('table', { name: 'Completeness by Imprint' })).toBeVisible();
});

test('a catalogue without titles says so', async () => {
  const none = { titles: 0, levels: { gold: 0, silver: 0, bronze: 0, none: 0 }, missing: [] };
  fakeServer({
    ...employee,
    'GET /api/Completeness/imprint': () => ({ countedAt: report.countedAt, all: none, unrated: 0, groups: [] }),
  });
  renderApp('/completeness');
  expect(await screen.findByText('There are no titles.')).toBeVisible();
});

test('only employees may open it', async () => {
  fakeServer(permissions(['001'], ['user']));
  renderApp('/completeness');
  await waitFor(() => expect(hash()).toBe('#/403'));
});
