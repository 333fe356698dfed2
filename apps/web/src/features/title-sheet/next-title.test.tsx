import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { sheetAddress, titleBar, titleHandlers } from '../../../test/titles.ts';

const next = titleBar({ productId: 43, title: 'Go Set a Watchman' });
const childrens = titleBar({ companyCode: '003', title: 'The Owl' });
const panel = () => within(screen.getByRole('navigation', { name: 'Sections' }));

test('a section that was hidden stays hidden on the next title of the company, without saving', async () => {
  const bar = titleBar();
  fakeServer({ ...titleHandlers(bar), ...titleHandlers(next), ...titleHandlers(childrens) });
  const { app, user } = renderApp(sheetAddress(bar));
  await screen.findByRole('heading', { level: 2, name: 'Editorial' });
  await user.click(panel().getByRole('checkbox', { name: 'Show Marketing' }));

  act(() => app.router.history.push(sheetAddress(next)));
  await screen.findByRole('heading', { level: 1, name: 'Go Set a Watchman' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Editorial' })).toBeVisible();
  expect(panel().getByRole('checkbox', { name: 'Show Marketing' })).not.toBeChecked();
  expect(screen.queryByRole('region', { name: 'Marketing' })).not.toBeInTheDocument();

  act(() => app.router.history.push(sheetAddress(childrens)));
  await screen.findByRole('heading', { level: 1, name: 'The Owl' });
  expect(panel().getByRole('checkbox', { name: 'Show Marketing' })).toBeChecked();
});
