import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { hash, renderApp, stopApps } from '../../../test/render-app.tsx';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';
import { listRow, textsUnder } from './lists.test-support.ts';

beforeEach(() => giveElementsSize({ width: 4000, height: 900 }));
afterEach(stopApps);

const path = 'GET /api/Completeness/imprint/titles';
const data = [listRow({ title: 'Anchor' }), listRow({ title: 'Breaker', isbn: '9780061122415', productId: 3 })];

test('lists the titles of an imprint and a level', async () => {
  const server = fakeServer({ [path]: () => ({ showLinks: true, data, total: 2 }) });
  renderApp('/completeness/titles?by=imprint&name=Lantern+House&level=bronze');
  expect(await textsUnder('Title')).toEqual(['Anchor', 'Breaker']);
  expect(screen.getByText('Lantern House, completeness bronze')).toBeVisible();
  expect(server.to(path)[0]?.query.toString()).toBe('name=Lantern+House&level=bronze');
  expect(screen.getByRole('link', { name: 'All groups' })).toHaveAttribute('href', '#/completeness?by=imprint');
});

test('lists titles without an imprint that lack a fact, and names the total if there are more', async () => {
  const server = fakeServer({ [path]: () => ({ showLinks: true, data, total: 5_321 }) });
  renderApp('/completeness/titles?by=imprint&isUnnamed=true&missing=7');
  expect(await textsUnder('Title')).toEqual(['Anchor', 'Breaker']);
  expect(screen.getByText('(none), without Price: the first 2 of 5,321 titles')).toBeVisible();
  expect(server.to(path)[0]?.query.toString()).toBe('isUnnamed=true&missing=7');
});

test('lists the titles of faults with the number of their records, of which two may be of one title [QUAL-08]', async () => {
  const faulty = 'GET /api/Quality/titles';
  const server = fakeServer({
    [faulty]: () => ({ showLinks: true, data, total: 2, records: 3, senderName: 'Harbour Press' }),
  });
  renderApp('/completeness/titles?by=sender&sender=harbour&fault=1');
  expect(await textsUnder('Title')).toEqual(['Anchor', 'Breaker']);
  expect(screen.getByText('Wrong check digit: in 3 records of Harbour Press')).toBeVisible();
  expect(server.to(faulty)[0]?.query.toString()).toBe('sender=harbour&kind=1');
});

test.each(['', '?by=color', '?by=imprint&level=copper', '?by=imprint&missing=999'])(
  'the address %s is unknown',
  async (query) => {
    fakeServer({});
    renderApp(`/completeness/titles${query}`);
    await waitFor(() => expect(hash()).toBe('#/404'));
  },
);
