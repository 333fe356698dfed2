import { screen, within } from '@testing-library/react';
import { emptyRecord } from '@titlenet/catalogue/field';
import { quotes } from '@titlenet/catalogue/sheet/quotes';
import { relatedEditions } from '@titlenet/catalogue/sheet/related-editions';
import type { TitleSheet } from '@titlenet/catalogue/sheet/sections';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { sheetAddress, titleBar, titleHandlers, titleSheet } from '../../../test/titles.ts';

async function open(section: string, sheet: TitleSheet, change: Partial<TitleBar> = {}) {
  const bar = titleBar(change);
  fakeServer(titleHandlers(bar, sheet));
  const opened = renderApp(sheetAddress(bar));
  const region = await screen.findByRole('region', { name: section });
  return { ...opened, region: within(region), element: region };
}

test('codes of territories are shown with their descriptions, a code without one alone (G-175)', async () => {
  const sheet = titleSheet({ subrights: { originalTerritoryCode: 'OPN', currentTerritoryCode: 'WEL' } });
  const descriptions = { currentTerritoryCode: 'World English' };
  const { region } = await open('Subrights', sheet, { descriptions } as Partial<TitleBar>);
  const shown = (label: string) => region.getByText(label).nextElementSibling?.textContent;
  expect(shown('Original Territory Code')).toBe('OPN');
  expect(shown('Current Territory Code')).toBe('World English (WEL)');
});

const quote = (text: string) => ({
  ...emptyRecord(quotes.entries[0].columns),
  quote: `<p>${text}</p>`,
  linkName: 'A. Critic',
  source: 'The Paper',
});
const quotations = (count: number) =>
  titleSheet({ quotes: { quotations: ['one', 'two', 'three', 'four', 'five'].slice(0, count).map(quote) } });
const note = '(only first 3 listed)';

test('three quotes are shown, the rest after a checkbox, with a note in the heading [QUOTE-01, QUOTE-09, QUOTE-10, QUOTE-12]', async () => {
  const { region, user } = await open('Quotes', quotations(5));
  expect(region.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'oneA. Critic, The Paper',
    'twoA. Critic, The Paper',
    'threeA. Critic, The Paper',
  ]);
  expect(region.getByText(note)).toBeVisible();
  const box = region.getByRole('checkbox', { name: 'show/hide other quotes' });
  await user.click(box);
  expect(region.getAllByRole('listitem')).toHaveLength(5);
  expect(region.queryByText(note)).not.toBeInTheDocument();
  await user.click(box);
  expect(region.getAllByRole('listitem')).toHaveLength(3);
});

test('with three quotes or fewer there is nothing to expand [QUOTE-11]', async () => {
  const { region } = await open('Quotes', quotations(3));
  expect(region.getAllByRole('listitem')).toHaveLength(3);
  expect(region.getByRole('checkbox', { name: 'show/hide other quotes' })).toBeDisabled();
  expect(region.queryByText(note)).not.toBeInTheDocument();
});

test('off-page keywords are shown at first and can be hidden [EDIT-27, EDIT-28]', async () => {
  const sheet = titleSheet({ editorial: { offPageKeywords: 'classic; courtroom' } });
  const { region, user } = await open('Editorial', sheet);
  expect(region.getByText('courtroom')).toBeVisible();
  await user.click(region.getByRole('button', { name: 'Hide Off-page Keywords' }));
  expect(region.queryByText('courtroom')).not.toBeInTheDocument();
  await user.click(region.getByRole('button', { name: 'Show Off-page Keywords' }));
  expect(region.getByText('courtroom')).toBeVisible();
});

test('the audio script is shown for audio titles only [EDIT-30, EDIT-31]', async () => {
  const sheet = titleSheet({ editorial: { edAuScript: '<p>Read slowly</p>' } });
  const { view, region } = await open('Editorial', sheet, { isAudio: true });
  expect(region.getByText('Read slowly')).toBeVisible();
  view.unmount();
  const other = await open('Editorial', sheet, { isAudio: false });
  expect(other.region.queryByText('Read slowly')).not.toBeInTheDocument();
});

test.each([
  ['authorId', 'Author Photo', '[EDIT-15]'],
  ['readerId', 'Reader Photo', '[EDIT-16]'],
  ['performerId', 'Performer Photo', '[EDIT-17]'],
  ['artistId', 'Artist Photo', '[EDIT-18]'],
] as const)('%s links to the photo: %s %s', async (name, label, _line) => {
  const { region } = await open('Editorial', titleSheet({ editorial: { [name]: '4711' } }), { isAudio: true });
  const value = region.getByText(label).nextElementSibling as HTMLElement;
  const link = within(value).getByRole('link', { name: 'Photo' });
  expect(link).toHaveAttribute('href', '#/downloadPhoto/4711');
  expect(link).toHaveAttribute('target', '_blank');
});

test('without a person there is no photo link [EDIT-33, EDIT-34, EDIT-35]', async () => {
  const editorial = { authorId: ' ', readerId: '0', performerId: '', artistId: '(none)', editor: 'Eve' };
  const { region } = await open('Editorial', titleSheet({ editorial }), { isAudio: true });
  expect(region.getByText('Eve')).toBeVisible();
  expect(region.queryByRole('link', { name: 'Photo' })).not.toBeInTheDocument();
});

test('the online contact is shown if there is contact information [ONLINE-03]', async () => {
  const online = { onlineMember: 'Hannah', onlineContact: 'ext. 7', hasContactInfo: true };
  const { region, view } = await open('Online', titleSheet({ online }));
  expect(region.getByText('Online Contact').nextElementSibling).toHaveTextContent('ext. 7');
  view.unmount();
  const other = await open('Online', titleSheet({ online: { ...online, hasContactInfo: false } }));
  expect(other.region.getByText('Hannah')).toBeVisible();
  expect(other.region.queryByText('ext. 7')).not.toBeInTheDocument();
});

test.each([
  ['authorSocialMedia', 'Author on Social Media', '[ONLINE-04]'],
  ['artistSocialMedia', 'Artist on Social Media', '[ONLINE-05]'],
] as const)(
  '%s links to the web in a new tab if there is an address: %s [ONLINE-06] %s',
  async (name, label, _line) => {
    const links = [
      { description: 'Blog', url: 'https://blog.example/a' },
      { description: 'No address', url: ' ' },
      { description: 'No address at all', url: null },
      { description: 'No web', url: 'javascript:alert(1)' },
    ];
    const { region } = await open('Online', titleSheet({ online: { [name]: links } }));
    const value = within(region.getByText(label).nextElementSibling as HTMLElement);
    expect(value.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Blog', 'https://blog.example/a'],
    ]);
    expect(value.getByRole('link')).toHaveAttribute('target', '_blank');
  },
);

test('a quote shows person, source and title [QUOTE-03, QUOTE-05, QUOTE-06]', async () => {
  const quotations = [{ linkId: 7, linkName: 'A. Critic', quote: 'Splendid', source: 'The Paper', title: 'Her First' }];
  const { region } = await open('Quotes', titleSheet({ quotes: { quotations } }));
  expect(region.getByRole('listitem')).toHaveTextContent('SplendidA. Critic, The Paper, Her First');
});

test.each([
  ['180', 'harlequinQuotes', '[QUOTE-07]'],
  ['006', 'hccpQuotes', '[QUOTE-08]'],
] as const)('quotes of %s are its %s, the first three at first %s', async (companyCode, name, _line) => {
  const all = ['one', 'two', 'three', 'four'].map((word) => `<b>${word}</b>`);
  const sheet = titleSheet({ quotes: { quotations: [quote('of others')], [name]: all } });
  const { region, user } = await open('Quotes', sheet, { companyCode });
  const items = () => region.getAllByRole('listitem').map((item) => item.textContent);
  expect(items()).toEqual(['one', 'two', 'three']);
  await user.click(region.getByRole('checkbox', { name: 'show/hide other quotes' }));
  expect(items()).toEqual(['one', 'two', 'three', 'four']);
});

test('labels without a value are listed together', async () => {
  const { region } = await open('Editorial', titleSheet({ editorial: { editor: 'Eve' } }));
  const missing = within(region.getByRole('list', { name: 'Not given in Editorial' }));
  expect(missing.getByText('Keynote')).toBeVisible();
  expect(missing.queryByText('Editor')).not.toBeInTheDocument();
});

const edition = (change: object) => ({ ...emptyRecord(relatedEditions.entries[0].columns), ...change });

test.each([
  ['001', '#/titleSheet/77?companyCode=001'],
  ['006', '#/titleSheet/9780062040800?companyCode=006'],
] as const)('an edition of %s links to its own sheet [RELAT-19]', async (companyCode, href) => {
  const sheet = titleSheet({ relatedEditions: { otherWorks: [edition({ isbn: '9780062040800', productId: 77 })] } });
  const { region } = await open('Related', sheet, { companyCode });
  expect(region.getByRole('link', { name: '9780062040800' })).toHaveAttribute('href', href);
});

test('all prices are folded until opened, each in its own currency [SUBR-10]', async () => {
  const unstated = { qualifier: null, minimumOrder: null, tax: null, discount: null, sender: null };
  const price = { ...unstated, startDate: null, endDate: null };
  const sheet = titleSheet({
    subrights: {
      prices: [
        { ...price, amount: 24.99, currency: 'AUD', priceType: '02', market: 'AU' },
        { ...price, amount: 12, currency: null, priceType: null, market: null },
      ],
    },
  });
  const { region, user } = await open('Subrights', sheet);
  expect(region.getByText('2 rows')).toBeVisible();
  expect(region.queryByText(/Prices: /)).not.toBeInTheDocument();
  expect(region.getByText('24.99')).not.toBeVisible();
  await user.click(region.getByText('Prices'));
  const rows = within(region.getByRole('table', { name: 'Prices' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    '24.99AUDRetail, including taxAustralia',
    '12.00Not given',
  ]);
  expect(region.getByText('24.99')).toBeVisible();
});

test('prices of several senders have the column Sender [SUBR-14]', async () => {
  const unstated = { qualifier: null, minimumOrder: null, tax: null, discount: null, startDate: null, endDate: null };
  const price = { ...unstated, currency: 'USD', priceType: null, market: null };
  const prices = [
    { ...price, amount: 22.5, sender: 'Distributor' },
    { ...price, amount: 20, sender: 'Harbour Press' },
  ];
  const { region, user } = await open('Subrights', titleSheet({ subrights: { prices } }));
  await user.click(region.getByText('Prices'));
  const table = within(region.getByRole('table', { name: 'Prices' }));
  expect(table.getByRole('columnheader', { name: /Sender/ })).toBeVisible();
  expect(table.getByRole('row', { name: /22\.50.*Distributor/ })).toBeVisible();
});

test('People lists all contributors in their order; the biographies of authors and artists are not repeated [EDIT-39]', async () => {
  const person = { biography: null, roles: null, isCredited: false };
  const people = [
    { ...person, name: 'Bee, Ann', role: 'Author', biography: '<p>Writes.</p>', isCredited: true },
    { ...person, name: 'Dee, Cee', role: 'Preface', biography: '<p>Prefers <i>prefaces</i>.</p>' },
  ];
  const { region } = await open('Editorial', titleSheet({ editorial: { people, authorBio: '<p>Writes.</p>' } }));
  const rows = within(region.getByRole('table', { name: 'People' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Name', 'Role', 'Biography'],
    ['Ann Bee', 'Author', ''],
    ['Cee Dee', 'Preface', 'Prefers prefaces.'],
  ]);
  expect(region.getAllByText('Writes.')).toHaveLength(1);
});

test('People has no column of biographies if all of them are shown as Author Bio, and does not list it as missing [EDIT-39]', async () => {
  const author = { name: 'Bee, Ann', role: 'Author', biography: '<p>Writes.</p>', roles: null, isCredited: true };
  const { region } = await open(
    'Editorial',
    titleSheet({ editorial: { people: [author], authorBio: '<p>Writes.</p>' } }),
  );
  expect(within(region.getByRole('table', { name: 'People' })).getAllByRole('columnheader')).toHaveLength(2);
  expect(region.queryByText(/People: Biography/)).toBeNull();
});
