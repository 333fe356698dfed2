import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { powerSearchHandlers } from '../../../test/power-search.ts';
import { hash, renderApp } from '../../../test/render-app.tsx';

vi.setConfig({ testTimeout: 60_000 });

const result =
  '/Searching/PowerSearch/HQNA/result?title_Value=emma&title_Switch=1&snMCode=snMCodes-1&isHqna=true&sortBy=Title&isShowCover=false';
const chips = () => [...screen.getByLabelText('You searched for').children].map((chip) => chip.textContent);

test('a result shows its criteria; removing one searches again, removing the last one opens the form', async () => {
  const server = fakeServer(powerSearchHandlers());
  const { user } = renderApp(result);
  await waitFor(() => expect(chips()).toEqual(['Title starts with emma', 'Sales & Marketing Code snMCodes one']));
  const bodies = () => server.to('POST /api/Searching/PowerSearch/Hqna').map(({ body }) => JSON.parse(body));
  expect(bodies()).toHaveLength(1);
  await user.click(screen.getByLabelText('Remove Title starts with emma'));
  await waitFor(() => expect(chips()).toEqual(['Sales & Marketing Code snMCodes one']));
  expect(hash()).toBe(
    '#/Searching/PowerSearch/HQNA/result?snMCode=snMCodes-1&isHqna=true&sortBy=Title&isShowCover=false',
  );
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).not.toHaveProperty('title_Value');
  await user.click(screen.getByLabelText('Remove Sales & Marketing Code snMCodes one'));
  await waitFor(() => expect(hash()).toBe('#/Searching/PowerSearch/HQNA'));
});

test('Refine Search opens the form filled from the address, also in a new tab', async () => {
  fakeServer(powerSearchHandlers());
  const { user } = renderApp(result);
  await user.click((await screen.findAllByText('Refine Search'))[0]!);
  await waitFor(() => expect(screen.getByLabelText('Title', { selector: 'input' })).toHaveValue('emma'));
  expect(screen.getByLabelText('Sales & Marketing Code', { selector: 'select' })).toHaveDisplayValue('snMCodes one');
});
