import { screen, waitFor, within } from '@testing-library/react';
import { hccpFieldBlocks } from '@titlenet/catalogue/result-columns/column-definitions';
import { resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import { expect, test } from 'vitest';
import { failure, fakeServer, type Handler, permissions } from '../../../test/fake-server.ts';
import { hash, renderApp } from '../../../test/render-app.tsx';

const path = '/Searching/PowerSearch';
const preference = '/api/Account/Preference';
const hccpPath = '/api/Searching/PowerSearch/Hccp/Customize-Fields';

function open(address: string, saved: string[] | Handler = [], more: Record<string, Handler> = {}) {
  const server = fakeServer({
    [`GET ${preference}`]: typeof saved === 'function' ? saved : () => saved,
    [`POST ${preference}`]: () => new Response(null, { status: 204 }),
    [`GET ${hccpPath}`]: () => hccpFieldBlocks(resultSource('Hccp'), []),
    [`POST ${hccpPath}`]: () => new Response(null, { status: 204 }),
    ...more,
  });
  return { server, ...renderApp(address) };
}

const main = `${path}/HarperCollins/CustomizeFields?companyCode=001`;
const hqna = `${path}/HQNA/CustomizeFields?companyCode=180`;
const hccp = `${path}/HCCP/CustomizeFields?companyCode=006`;

const heading = () => screen.findByRole('heading', { level: 1, name: 'Customize Export Fields' });
const ready = () => screen.findByRole('button', { name: 'Save Changes' });
const blocks = () => screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
const boxes = () => screen.getAllByRole('checkbox') as HTMLInputElement[];
const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
const checked = () =>
  boxes()
    .filter((one) => one.checked)
    .map((one) => one.closest('label')!.textContent);
const saves = (server: ReturnType<typeof fakeServer>, to = preference) =>
  server.to(`POST ${to}`).map((call) => JSON.parse(call.body) as unknown);

test.each([
  ['HarperCollins', main],
  ['HQNA', hqna],
  ['HCCP', hccp],
])(
  '%s uses the shared screen [CUSTOM-01, CUSTOM-04, CUSTOM-05, CUSTOM-06, ROUTE-071, ROUTE-072, ROUTE-073, ROUTE-075]',
  async (_, address) => {
    open(address);
    expect(await heading()).toBeVisible();
    for (const name of ['Select Standard Items', 'Select All', 'Deselect All', 'Save Changes'])
      expect(await screen.findByRole('button', { name })).toBeEnabled();
    expect(document.title).toMatch(/^Customize Export Fields/);
  },
);

test('HarperCollins has ten blocks, Edition & Supply and the title audit [CUSTOM-03, CUSTOM-09, CUSTOM-10, CUSTOM-11, CUSTOM-12, CUSTOM-13, CUSTOM-14, CUSTOM-15, CUSTOM-16, CUSTOM-17, CUSTOM-18]', async () => {
  open(main);
  await ready();
  expect(blocks()).toEqual([
    'Basic Specs 1',
    'Basic Specs 2',
    'Basic Specs 3',
    'Edition & Supply',
    'Team',
    'Marketing',
    'Sales',
    'Production Team',
    'Audit Report',
    'Reading Level',
    'Sub Rights',
    'Production Details',
  ]);
  expect(screen.getByRole('button', { name: 'Select Title Audit Items' })).toBeVisible();
});

test.each([
  ['HQNA', hqna],
  ['HCCP', hccp],
])('%s has fewer blocks and no title audit [CUSTOM-03, CUSTOM-19]', async (_, address) => {
  open(address);
  await ready();
  expect(blocks().length).toBeLessThan(10);
  expect(screen.queryByRole('button', { name: 'Select Title Audit Items' })).not.toBeInTheDocument();
});

test('without saved fields the standard set is checked; its labels and those of the audit are marked [CUSTOM-27, CUSTOM-30]', async () => {
  open(main);
  await ready();
  expect(checked()).toEqual([
    'ISBN',
    'Title',
    'Author',
    'Sales & Marketing Code',
    'Format',
    'Imprint',
    'On Sale Date',
    'Price',
    'LTD Net',
    'Editor',
  ]);
  expect(box('Author').closest('label')).toHaveAttribute('data-standard');
  expect(box('Keynote').closest('label')).not.toHaveAttribute('data-standard');
  const audit = within(screen.getByRole('group', { name: 'Audit Report' })).getAllByRole('checkbox');
  expect(audit.every((one) => one.closest('label')?.hasAttribute('data-italic'))).toBe(true);
});

test('buttons check the standard set, the audit, all, or only ISBN and Title, which are fixed [CUSTOM-02, CUSTOM-05, CUSTOM-06, CUSTOM-07, CUSTOM-08]', async () => {
  const { server, user } = open(main, ['ISBN', 'TITLE', 'KEYNOTE']);
  await ready();
  expect(checked()).toEqual(['ISBN', 'Title', 'Keynote']);
  expect(box('ISBN')).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Select All' }));
  expect(boxes().every((one) => one.checked)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Deselect All' }));
  expect(checked()).toEqual(['ISBN', 'Title']);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Valid: your changes were saved.');
  expect(saves(server)).toEqual([['ISBN', 'TITLE']]);
  await user.click(screen.getByRole('button', { name: 'Select Title Audit Items' }));
  const audit = within(screen.getByRole('group', { name: 'Audit Report' })).getAllByRole('checkbox');
  expect(checked()).toHaveLength(2 + audit.length);
  await user.click(screen.getByRole('button', { name: 'Select Standard Items' }));
  expect(checked()).toContain('On Sale Date');
  expect(checked()).not.toContain('Keynote');
  expect(checked()).toHaveLength(10);
});

test('fields are loaded and saved for the company of the address [CUSTOM-20, CUSTOM-21, CUSTOM-23]', async () => {
  const { server, user } = open(`${path}/HarperCollins/CustomizeFields?companyCode=003`);
  await ready();
  expect(server.to(`GET ${preference}`).map(({ query }) => query.get('company'))).toEqual(['003']);
  await user.click(box('Keynote'));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Valid: your changes were saved.');
  expect(server.to(`POST ${preference}`).map(({ query }) => query.get('company'))).toEqual(['003']);
});

test('HQNA saves send names; its standard set has the CA price and keywords [CUSTOM-22, CUSTOM-28, CUSTOM-33, CUSTOM-34, CUSTOM-35]', async () => {
  const { server, user } = open(hqna);
  await ready();
  await user.click(screen.getByRole('button', { name: 'Select Standard Items' }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(saves(server)).toHaveLength(1));
  const [sent] = saves(server) as [string[]];
  expect(sent).toEqual(
    expect.arrayContaining(['isbn', 'title', 'Release_Date_JDE', 'Price_USD', 'Price_CAD', 'keywords']),
  );
  expect(sent.some((name) => name.includes('.'))).toBe(false);
});

test('HCCP loads blocks and saves the ids of the checked fields [CUSTOM-24, CUSTOM-25, CUSTOM-26]', async () => {
  const fields = [
    { id: 1, description: 'ISBN', isSelected: true, isDefault: true },
    { id: 2, description: 'Title', isSelected: true, isDefault: true },
    { id: 40, description: 'Ribbon', isSelected: false, isDefault: true },
    { id: 41, description: 'Font Size', isSelected: true, isDefault: false },
  ];
  const { server, user } = open(hccp, [], { [`GET ${hccpPath}`]: () => [{ name: 'Basic', fields }] });
  await ready();
  expect(checked()).toEqual(['ISBN', 'Title', 'Font Size']);
  expect(box('Title')).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Select Standard Items' }));
  expect(checked()).toEqual(['ISBN', 'Title', 'Ribbon']);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Valid: your changes were saved.');
  expect(saves(server, hccpPath)).toEqual([[1, 2, 40]]);
});

test('the banner tells a save from a failed one, which keeps the choice', async () => {
  const { server, user } = open(main);
  await ready();
  await user.click(box('Keynote'));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(/^Valid/)).toHaveAttribute('data-valid', 'true');
  server.on(`POST ${preference}`, () => failure(500));
  await user.click(box('Tagline'));
  expect(screen.queryByText(/^Valid/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(/^Error/)).toHaveAttribute('data-valid', 'false');
  expect(box('Tagline').checked).toBe(true);
});

test('fields that failed to load can be loaded again', async () => {
  const { server, user } = open(main, () => failure(500));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  server.on(`GET ${preference}`, () => []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await ready()).toBeVisible();
});

test('users without a company of the division have no access', async () => {
  const server = fakeServer(permissions(['001'], ['HarperCollinsEmployee']));
  renderApp(hqna);
  await waitFor(() => expect(hash()).toBe('#/403'));
  expect(server.to(`GET ${preference}`)).toEqual([]);
});

test('ticks that are not saved are kept over a reload, and can be discarded [STORE-12]', async () => {
  const first = open(main, ['ISBN', 'TITLE', 'KEYNOTE']);
  await ready();
  const discard = () => screen.getByRole('button', { name: 'Discard Changes' });
  const count = () => screen.getByText(/ selected/).textContent;
  expect(discard()).toBeDisabled();
  await first.user.click(box('Author'));
  expect(count()).toMatch(/^4 of \d+ selected, not saved yet$/);
  first.view.unmount();
  first.app.stop();

  // Those of another company are its own.
  const other = open(`${path}/HarperCollins/CustomizeFields?companyCode=003`, ['ISBN', 'TITLE']);
  await ready();
  expect(checked()).toEqual(['ISBN', 'Title']);
  other.view.unmount();
  other.app.stop();

  const second = open(main, ['ISBN', 'TITLE', 'KEYNOTE']);
  await ready();
  expect(checked()).toEqual(['ISBN', 'Title', 'Author', 'Keynote']);
  await second.user.click(discard());
  expect(checked()).toEqual(['ISBN', 'Title', 'Keynote']);
  await second.user.click(box('Author'));
  await second.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Valid: your changes were saved.');
  expect(discard()).toBeDisabled();
  expect(count()).toMatch(/^4 of \d+ selected$/);
  second.view.unmount();
  second.app.stop();

  open(main, ['ISBN', 'TITLE']);
  await ready();
  expect(checked()).toEqual(['ISBN', 'Title']);
});
