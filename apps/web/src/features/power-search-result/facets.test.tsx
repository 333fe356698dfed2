import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { endpoints, mainAddress, mainRow, openResult, responseOf } from './result-test-support.ts';

const counted = {
  total: 3,
  facets: [
    {
      name: 'imprint',
      size: 20,
      values: [
        { code: 'HAR', label: 'Harbour', count: 2 },
        { code: 'PIN', label: 'Pine', count: 1 },
      ],
    },
  ],
};

test('a click on a value of a facet narrows the search, in the address and as a chip, and keeps the focus [FACET-07, FACET-08, FACET-10]', async () => {
  const bodies: { values: object }[] = [];
  openResult(mainAddress, {
    [endpoints.HarperCollins]: () => responseOf('HarperCollins', [mainRow()]),
    [`${endpoints.HarperCollins}/Facets`]: (call) => {
      bodies.push(JSON.parse(call.body));
      return counted;
    },
  });
  await screen.findByRole('grid');
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const imprint = await screen.findByRole('group', { name: 'Imprint' });
  expect(within(imprint).getByRole('button', { name: '18 more: Imprint' })).toBeVisible();
  await userEvent.click(within(imprint).getByRole('checkbox', { name: 'Harbour, 2' }));
  await waitFor(() => expect(window.location.hash).toContain('facetImprint=HAR'));
  expect(await screen.findByRole('button', { name: 'Remove Imprint Harbour' })).toBeVisible();
  expect(bodies.at(-1)?.values).toMatchObject({ title: 'mock', facetImprint: ['HAR'] });
  expect(await screen.findByRole('checkbox', { name: 'Harbour, 2' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: 'Filter' })).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Filter (1)' })).toHaveFocus();
});

test('facets stand below the message of a result above the maximum [FACET-09]', async () => {
  openResult(mainAddress, {
    [endpoints.HarperCollins]: () => responseOf('HarperCollins', [], { total: 5_000, moreCriteriaRequired: true }),
    [`${endpoints.HarperCollins}/Facets`]: () => counted,
  });
  expect(
    await screen.findByRole('heading', {
      name: '5,000 Titles. (*note: over maximum size, please refine your search.)',
    }),
  ).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: 'Pine, 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Filter' })).not.toBeInTheDocument();
});

test('a result that is not counted says so, and so does the place of its facets [PSCOM-60]', async () => {
  openResult(mainAddress, {
    [endpoints.HarperCollins]: () =>
      responseOf('HarperCollins', [], { total: 0, isUncounted: true, moreCriteriaRequired: true }),
    [`${endpoints.HarperCollins}/Facets`]: () => ({ total: 0, isUncounted: true, facets: [] }),
  });
  expect(
    await screen.findByRole('heading', {
      name: 'Too many Titles to be counted. (*note: over maximum size, please refine your search.)',
    }),
  ).toBeVisible();
  expect(await screen.findByText('Too many titles to be counted.')).toBeVisible();
  expect(screen.queryByText('There are no titles to filter.')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'What has titles' })).not.toBeInTheDocument();
});
