import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hash } from '../../../test/render-app.tsx';
import { notifyOtherTabs } from '../../domain/user-lists/other-tabs.ts';
import { button, control, dialog, openForm, waitUntilDialogIsClosed } from './form-driver.test-support.ts';

const path = '/Searching/PowerSearch';
const search = (form: string, description: string) => ({
  address: `${path}/${form}/result?title=${description}&titleSwitch=1`,
  description,
});

test('Enter runs the power search by keyboard [KEY-11]', async () => {
  const { user } = await openForm('HarperCollins', { rows: ['Title'] });
  control('Title').focus();
  await user.keyboard('moby{Enter}');
  await waitFor(() => expect(hash()).toMatch(/^#\/Searching\/PowerSearch\/HarperCollins\/result\?title=moby&/));
});

test('the form is saved under a name with its description, and listed beside the form', async () => {
  let kept: object[] = [];
  const { user, server } = await openForm('HarperCollins', {
    rows: ['Title'],
    more: {
      'GET /api/SavedSearches': () => ({ saved: kept, recent: [] }),
      'POST /api/SavedSearches': ({ body }) => {
        kept = [{ id: 1, ...JSON.parse(body) }];
        return kept[0]!;
      },
    },
  });
  await user.type(control('Title'), 'moby');
  await user.click(button('Save Search'));
  const asked = await dialog();
  expect(asked.getByText('Title starts with moby')).toBeVisible();
  await user.keyboard('Whales{Enter}');
  await waitUntilDialogIsClosed();
  expect(JSON.parse(server.to('POST /api/SavedSearches')[0]!.body)).toEqual({
    name: 'Whales',
    description: 'Title starts with moby',
    address: expect.stringMatching(/^\/Searching\/PowerSearch\/HarperCollins\/result\?title=moby&titleSwitch=1&/),
  });
  // Enter in the dialog must not submit the form around it.
  expect(hash()).toBe(`#${path}/HarperCollins`);
  expect(await screen.findByText('Whales', { selector: 'a' })).toBeVisible();
});

test('an empty form cannot be saved', async () => {
  const { user } = await openForm('HCCP', { rows: ['Title'] });
  await user.click(button('Save Search'));
  expect(await screen.findByText('There are no criteria to save yet.')).toBeInTheDocument();
  expect(document.querySelector('[role="dialog"]')).not.toBeInTheDocument();
});

test('only searches of the form are listed beside it', async () => {
  const { user } = await openForm('HQNA', {
    rows: ['Title'],
    more: {
      'GET /api/SavedSearches': () => ({
        saved: [
          { id: 1, name: 'Bays', ...search('HQNA', 'bay') },
          { id: 2, name: 'Whales', ...search('HarperCollins', 'moby') },
        ],
        recent: [search('HQNA', 'bride'), search('HCCP', 'psalms')],
      }),
    },
  });
  const panel = within(await screen.findByRole('complementary', { name: 'Result options' }));
  await panel.findByText('Bays');
  expect(panel.getAllByRole('link').map((link) => link.textContent)).toEqual(['Customize Fields', 'Bays', 'bride']);
  await user.click(panel.getByText('bride'));
  await waitFor(() => expect(hash()).toBe(`#${search('HQNA', 'bride').address}`));
});

test("a list created in the list manager's tab appears in the form", async () => {
  const form = 'GET /api/Searching/PowerSearch/HarperCollins';
  const { server } = await openForm('HarperCollins', { rows: ['User List'] });
  const before = server.to(form).length;
  notifyOtherTabs();
  await waitFor(() => expect(server.to(form).length).toBe(before + 1));
});
