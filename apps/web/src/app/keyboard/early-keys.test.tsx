import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { hash, renderApp, waitUntilSignedIn } from '../../../test/render-app.tsx';

/** The script of the box, which is loaded when a test resolves it. */
const script = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./RunCommand.tsx', async (load) => {
  await script.promise;
  return load();
});
// Otherwise the end of the file waits for it, also when the test that resolves it was not run.
afterAll(() => script.resolve());

const SEARCH = 'POST /api/Searching/Box';
const moose = {
  ...{ isbn: '9780062040800', title: 'Moose Paints', author1: 'Murphy, Jill', imprintDesc: 'Harbourline' },
  ...{ format: 'Hardcover', onSaleDate: null, productId: 4711, companyCode: '001', place: 'title', typos: 0 },
  findings: [],
};
const found = { groups: [{ division: 1, exact: 1, similar: 0, titles: [moose] }] };

test('Escape while the box is loaded gives it up', async () => {
  fakeServer();
  const { user } = renderApp('/');
  await waitUntilSignedIn();
  await user.keyboard('{Control>}k{/Control}mo{Escape}');
  await user.click(screen.getByRole('textbox', { name: 'Search text' }));
  await user.keyboard('x');
  expect(screen.getByRole('textbox', { name: 'Search text' })).toHaveValue('x');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('who clicks into a field or goes on with Tab while the box is loaded types there [BOX-51]', async () => {
  fakeServer();
  const { user } = renderApp('/');
  await waitUntilSignedIn();
  const field = screen.getByRole('textbox', { name: 'Search text' });
  await user.keyboard('{Control>}k{/Control}mo');
  await user.click(field);
  await user.keyboard('x');
  expect(field).toHaveValue('x');
  await user.tab({ shift: true });
  await user.keyboard('{Control>}k{/Control}mo{Tab}y');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('y');
});

test('what is typed while the box is loaded is in it, and Enter opens the first title [BOX-49]', async () => {
  fakeServer({ [SEARCH]: ({ body }) => (body.includes('"moose p"') ? found : { groups: [] }) });
  const { user } = renderApp('/');
  await waitUntilSignedIn();
  await user.keyboard('{Control>}k{/Control}mooses{Backspace} p?{Backspace}');
  script.resolve();
  const box = await screen.findByRole('combobox', { name: 'Titles, pages, reports and lists' });
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveValue('moose p');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('{Control>}k{/Control}moose p{Enter}');
  await waitFor(() => expect(hash()).toBe('#/titleSheet/4711?companyCode=001'));
});
