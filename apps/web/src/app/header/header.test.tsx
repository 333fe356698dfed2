import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { configuration, fakeServer, permissions } from '../../../test/fake-server.ts';
import { hash, renderApp, waitUntilSignedIn } from '../../../test/render-app.tsx';
import { searchMenu } from '../../domain/search-menu/search-menu.ts';

const everyCompany = ['001', '180', '006', '400'];
const required = 'You must enter data to search for.';

async function open(address = '/', companies = everyCompany, roles = ['User']) {
  const server = fakeServer(permissions(companies, roles));
  const rendered = renderApp(address);
  await waitUntilSignedIn();
  const bar = within(screen.getByRole('banner'));
  return { ...rendered, server, bar, box: () => screen.getByRole('textbox', { name: 'Search text' }) };
}

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);

test('logo, top menu, name and Sign Out [NAV-01] [NAV-02] [NAV-03] [NAV-04] [CONST-25]', async () => {
  const { user, bar } = await open('/404');
  expect(await bar.findByText('Ada Reader')).toBeInTheDocument();
  expect(bar.getByRole('textbox', { name: 'Search text' })).toBeInTheDocument();
  expect(bar.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
  const logo = bar.getByRole('img', { name: 'TitleNet' });
  expect([logo.getAttribute('width'), logo.getAttribute('height')]).toEqual(['300', '32']);
  await user.click(bar.getByRole('link', { name: 'TitleNet' }));
  await waitFor(() => expect(hash()).toBe('#/'));
});

test('simple mode: fields, divisions and defaults [NAV-08] [NAV-09] [NAV-10] [NAV-31] [NAV-32]', async () => {
  const { bar } = await open();
  const field = bar.getByRole('combobox', { name: 'Search field' });
  expect(optionsOf(field)).toEqual(['ISBN', 'Title', 'Author']);
  expect(field).toHaveDisplayValue('Title');
  const division = bar.getByRole('combobox', { name: 'Division' });
  expect(optionsOf(division)).toEqual(['HarperCollins', 'HQNA', 'HCCP', 'UK']);
  expect(division).toHaveDisplayValue('HarperCollins');
});

test.each([
  [['180'], ['HQNA']],
  [
    ['018', '400'],
    ['HarperCollins', 'UK'],
  ],
  [['006'], ['HCCP']],
])('companies %j list divisions %j [NAV-12] [PERM-18] [PERM-19] [PERM-20] [PERM-21]', async (companies, names) => {
  const { bar } = await open('/', companies);
  expect(optionsOf(bar.getByRole('combobox', { name: 'Division' }))).toEqual(names);
});

test('Search opens the result with the trimmed text [NAV-13] [ROUTE-005] [ROUTE-006] [QUICK-04]', async () => {
  const { user, bar, box } = await open();
  await user.type(box(), '  moby & dick ');
  await user.selectOptions(bar.getByRole('combobox', { name: 'Division' }), 'HQNA');
  await user.click(bar.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(hash()).toBe('#/quickSearch?title=moby+%26+dick&company=180'));
  expect(box()).toHaveValue('moby & dick');
});

test('Enter also searches [NAV-14]', async () => {
  const { user, bar, box } = await open();
  await user.selectOptions(bar.getByRole('combobox', { name: 'Search field' }), 'Author');
  await user.type(box(), 'melville{Enter}');
  await waitFor(() => expect(hash()).toBe('#/quickSearch?author=melville&company=1'));
});

test('pasted text is stored in the shared menu at once [NAV-15]', async () => {
  const { user, box } = await open();
  await user.click(box());
  await user.paste('9780062040800');
  expect(searchMenu().value).toBe('9780062040800');
});

test('an empty text shows its message after the box was touched, and does not search [NAV-11] [QUICK-01] [QUICK-02]', async () => {
  const { user, box } = await open('/404');
  expect(screen.queryByText(required)).not.toBeInTheDocument();
  await user.click(box());
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent(required);
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription(required);
  await user.type(box(), '   {Enter}');
  expect(hash()).toBe('#/404');
});

test('an empty text shows its message after the box was changed [QUICK-03]', async () => {
  const { user, box } = await open('/404');
  await user.type(box(), 'x');
  expect(screen.queryByText(required)).not.toBeInTheDocument();
  await user.type(box(), '{Backspace}');
  expect(screen.getByText(required)).toBeInTheDocument();
});

test.each(['User', 'HarperCollinsEmployee', 'CacheClearer'])(
  '%s has Help and Power Search [NAV-16] [NAV-17]',
  async (role) => {
    const { bar } = await open('/', everyCompany, [role]);
    expect(bar.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/guides/index.html#home');
    expect(bar.getByRole('link', { name: 'Help' })).toHaveAttribute('target', '_blank');
    expect(bar.getByRole('button', { name: 'Power Search' })).toBeInTheDocument();
  },
);

test.each([
  ['/quickSearch?title=the&company=1', 'quickSearch'],
  ['/userLists', 'userLists'],
  ['/404', 'help'],
])('Help on %s opens the page of the guide about it', async (address, page) => {
  await open(address);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', `/guides/index.html#${page}`),
  );
});

test('a configured guide with an anchor of its own is opened there', async () => {
  const links = { ...configuration.links, guides: 'https://guides.example/#titlenet' };
  fakeServer({ ...permissions(['001'], ['User']), 'GET /configuration': () => ({ ...configuration, links }) });
  renderApp('/');
  await waitUntilSignedIn();
  expect(await screen.findByRole('link', { name: 'Help' })).toHaveAttribute('href', 'https://guides.example/#titlenet');
});

test('Help opens the configured guides in a new tab [API-45]', async () => {
  const links = { ...configuration.links, guides: 'https://guides.example/start' };
  fakeServer({ 'GET /configuration': () => ({ ...configuration, links }) });
  renderApp('/404');
  const help = await screen.findByRole('link', { name: 'Help' });
  expect(help).toHaveAttribute('href', 'https://guides.example/start#help');
  expect(help).toHaveAttribute('target', '_blank');
});

test.each([
  [['180'], '#/Searching/PowerSearch/HQNA', '[NAV-18]'],
  [['018'], '#/Searching/PowerSearch/HarperCollins', '[NAV-19]'],
  [['006'], '#/Searching/PowerSearch/HCCP', '[NAV-20]'],
  [['180', '006'], '#/Searching/PowerSearch/HQNA', '[NAV-30]'],
])('companies %j open Power Search at %s %s', async (companies, path) => {
  const { user, bar } = await open('/', companies);
  await user.click(bar.getByRole('button', { name: 'Power Search' }));
  await waitFor(() => expect(hash()).toBe(path));
});

test('Power Search is hidden from UK users [NAV-20]', async () => {
  const { bar } = await open('/', ['400']);
  expect(bar.queryByRole('button', { name: 'Power Search' })).not.toBeInTheDocument();
});

test('power mode and the way back [NAV-21] [NAV-22] [NAV-23] [NAV-24] [NAV-25] [NAV-27]', async () => {
  const { user, bar, box } = await open();
  await user.type(box(), 'half typed');
  await user.click(bar.getByRole('button', { name: 'Power Search' }));
  expect(await bar.findByText('Click the TitleNet logo to return to Simple Search.')).toBeInTheDocument();
  expect(hash()).toBe('#/Searching/PowerSearch/HarperCollins');
  expect(bar.getByRole('link', { name: 'Help' })).toBeInTheDocument();
  expect(bar.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(bar.getByRole('button', { name: 'Back to Simple Search' }));
  expect(await bar.findByRole('textbox')).toBeInTheDocument();
  expect(box()).toHaveValue('');
  expect(screen.queryByText(required)).not.toBeInTheDocument();
});

test('Power Search opens the empty form of the selected division [NAV-26] [NAV-28]', async () => {
  const { user, bar } = await open();
  window.sessionStorage.setItem('titlenet.powerSearch.1.HQNA', '{"title_Value":"moby"}');
  await user.selectOptions(bar.getByRole('combobox', { name: 'Division' }), 'HQNA');
  await user.click(bar.getByRole('button', { name: 'Power Search' }));
  await waitFor(() => expect(hash()).toBe('#/Searching/PowerSearch/HQNA'));
  expect(window.sessionStorage.getItem('titlenet.powerSearch.1.HQNA')).toBeNull();
});

test('field, value and division are stored and restored [STORE-01] [QUICK-57]', async () => {
  const first = await open();
  await first.user.selectOptions(first.bar.getByRole('combobox', { name: 'Search field' }), 'ISBN');
  await first.user.selectOptions(first.bar.getByRole('combobox', { name: 'Division' }), 'HCCP');
  await first.user.type(first.box(), '9780310{Enter}');
  first.view.unmount();
  first.app.stop();
  const { bar, box } = await open('/');
  expect(bar.getByRole('combobox', { name: 'Search field' })).toHaveDisplayValue('ISBN');
  expect(bar.getByRole('combobox', { name: 'Division' })).toHaveDisplayValue('HCCP');
  expect(box()).toHaveValue('9780310');
});

test('a stored division without access falls back to the first accessible one [NAV-30]', async () => {
  window.localStorage.setItem('titlenet.quickSearch.1', '{"field":"isbn","value":"x","division":180}');
  const { bar, user, box } = await open('/', ['006', '400']);
  expect(bar.getByRole('combobox', { name: 'Division' })).toHaveDisplayValue('HCCP');
  await user.type(box(), '{Enter}');
  await waitFor(() => expect(hash()).toBe('#/quickSearch?isbn=x&company=6'));
});

test.each(['not json', '{"field":"price","value":3,"division":"?"}', 'null'])(
  'an invalid stored setting (%s) is ignored',
  async (stored) => {
    window.localStorage.setItem('titlenet.quickSearch.1', stored);
    const { bar, box } = await open();
    expect(bar.getByRole('combobox', { name: 'Search field' })).toHaveDisplayValue('Title');
    expect(box()).toHaveValue('');
  },
);

test('a result address fills the menu', async () => {
  const { bar, box } = await open('/quickSearch?author=austen&company=6');
  expect(box()).toHaveValue('austen');
  expect(bar.getByRole('combobox', { name: 'Search field' })).toHaveDisplayValue('Author');
  expect(bar.getByRole('combobox', { name: 'Division' })).toHaveDisplayValue('HCCP');
});

test("'/' focuses the box, except from an input", async () => {
  const { user, bar, box } = await open('/404');
  await user.keyboard('/');
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('');
  await user.keyboard('a/b');
  expect(box()).toHaveValue('a/b');
  bar.getByRole('button', { name: 'Sign Out' }).focus();
  await user.keyboard('/');
  expect(box()).toHaveFocus();
});

test('the colour scheme follows the system until the user chooses one, which is stored', async () => {
  const { user, bar } = await open();
  await user.click(bar.getByRole('button', { name: 'Use dark colors' }));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(bar.getByRole('button', { name: 'Use light colors' })).toBeInTheDocument();
  expect(Object.values(window.localStorage)).toContain('"dark"');
});
