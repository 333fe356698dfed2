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

test('each number of an imprint opens the titles behind it, and zero is not a link [FORMAT-22]', async () => {
  fakeServer({ ...employee, 'GET /api/Completeness/imprint': () => report });
  renderApp('/completeness');
  const table = await screen.findByRole('table', { name: 'Completeness by Imprint' });
  const row = within(table).getByRole('row', { name: /Lantern House/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['1,200', '', '900', '299', '0', '1', 'Price 1']);
  expect(within(row).getByRole('img')).toHaveAccessibleName('Gold 75 %, Silver 25 %, None under 1 %');
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
  expect(screen.getByText(/^counted 03\/11\/2026 \d+:30/)).toBeVisible();
});

test('a share of almost all titles is not shown as all [FORMAT-23]', async () => {
  const almost = { ...lantern, levels: { gold: 1_199, silver: 0, bronze: 0, none: 1 } };
  const whole = { ...lantern, name: 'Harbour Press', titles: 3, levels: { gold: 3, silver: 0, bronze: 0, none: 0 } };
  fakeServer({ ...employee, 'GET /api/Completeness/imprint': () => ({ ...report, groups: [almost, whole] }) });
  renderApp('/completeness');
  const table = within(await screen.findByRole('table', { name: 'Completeness by Imprint' }));
  expect(table.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Gold over 99 %, None under 1 %',
    'Gold 100 %',
  ]);
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

const harbour = {
  sender: 'harbour press',
  name: 'Harbour Press',
  records: 1_200,
  faulty: 30,
  faults: [{ kind: 20, label: 'Price outside the sales rights', advice: 'Remove the price.', records: 30 }],
  trend: [0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 12, 30],
};
const clean = {
  ...harbour,
  sender: 'quay',
  name: 'Quay',
  records: 5,
  faulty: 0,
  faults: [],
  trend: harbour.trend.map(() => 0),
};
const weeks = Array.from({ length: 12 }, (_, index) => `2026-${index < 2 ? '01' : '03'}-${String(index + 10)}`);
const quality = { countedAt: '2026-03-20T15:30:00.000Z', weeks, since: '2026-03-19', senders: [harbour, clean] };

test('the faults of a sender in words, by week, with their titles and files [QUAL-03, QUAL-04, QUAL-05, QUAL-06]', async () => {
  const asked: string[] = [];
  fakeServer({
    ...employee,
    'GET /api/Quality': () => quality,
    'GET /api/Quality/file': ({ query }) => {
      asked.push(String(query));
      return new Response('x', { headers: { 'content-disposition': 'attachment; filename="Faults.txt"' } });
    },
  });
  const { user } = renderApp('/completeness?by=sender');
  const table = await screen.findByRole('table', { name: 'Faults by Sender' });
  const row = within(table).getByRole('row', { name: /Harbour Press/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1,200', '30', '3 %', '', 'Price outside the sales rights 30']);
  expect(within(row).getByRole('img')).toHaveAccessibleName('03/19/2026: 41, 03/20/2026: 12, 03/21/2026: 30');
  expect(within(row).getByRole('link', { name: 'Price outside the sales rights 30' })).toHaveAttribute(
    'href',
    '#/completeness/titles?by=sender&sender=harbour+press&fault=20',
  );
  const kinds = screen.getByRole('table', { name: 'Harbour Press' });
  expect(within(kinds).getByRole('row', { name: /Remove the price/ })).toBeVisible();
  expect(screen.getByText(/Looked for since 03\/19\/2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download letter' }));
  await waitFor(() => expect(asked).toEqual(['sender=harbour+press&as=text']));
  await user.click(within(table).getByRole('link', { name: 'Quay' }));
  expect(await screen.findByText('No fault was found in the records of this sender.')).toBeVisible();
  expect(hash()).toBe('#/completeness?by=sender&sender=quay');
});
