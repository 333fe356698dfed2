import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deferredResponse } from '../../../test/fake-server.ts';
import { control, openForm } from './form-driver.test-support.ts';

const endpoint = 'POST /api/Searching/PowerSearch/HarperCollins/Count';

test('the number of titles stands under GO while criteria change, without blocking [COUNT-03, COUNT-04, COUNT-05]', async () => {
  const slow = deferredResponse();
  const totals: Record<string, object | Response | Promise<Response>> = {
    moo: { total: 12_345, blocking: [] },
    moose: slow.response,
    moosex: { total: 0, blocking: [{ criterion: 'title', without: 118 }] },
  };
  const titleOf = (body: string) => String((JSON.parse(body) as { title?: string }).title);
  const { user, server } = await openForm('HarperCollins', {
    rows: ['Title'],
    more: { [endpoint]: ({ body }) => totals[titleOf(body)] ?? { total: 0, blocking: [] } },
  });
  await user.click(control('Title'));
  const asked = () => server.to(endpoint).map(({ body }) => titleOf(body));
  expect(asked()).toEqual([]);

  await user.paste('moo');
  expect(await screen.findByText('12,345 titles, more than the 2,000 that are listed')).toBeVisible();
  expect(asked()).toEqual(['moo']);

  await user.paste('se');
  await waitFor(() => expect(asked()).toEqual(['moo', 'moose']));
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();

  // The answer to an earlier search is not waited for, and never shown.
  await user.paste('x');
  expect(await screen.findByText('No titles: Title leaves none')).toBeVisible();
  expect(screen.getByText('Title leaves none')).toBeVisible();
  slow.send(Response.json({ total: 118, blocking: [] }));
  const status = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
  expect(status()).not.toContain('No titles: Title leaves none');
  await waitFor(() => expect(status()).toContain('No titles: Title leaves none'), { timeout: 3_000 });
  expect(screen.queryByText('118 titles')).not.toBeInTheDocument();

  await user.clear(control('Title'));
  await waitFor(() => expect(screen.queryByText(/leaves none/)).not.toBeInTheDocument());
});

test('titles that are not counted stand under GO as too many [PSCOM-60]', async () => {
  const { user } = await openForm('HarperCollins', {
    rows: ['Title'],
    more: { [endpoint]: () => ({ total: 0, isUncounted: true, blocking: [] }) },
  });
  await user.click(control('Title'));
  await user.paste('moo');
  expect(await screen.findByText('Too many titles to be counted')).toBeVisible();
});
