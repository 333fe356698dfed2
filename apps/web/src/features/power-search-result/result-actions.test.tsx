import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { titleBar, titleHandlers, titleSheet } from '../../../test/titles.ts';
import { HtmlFile } from '../../actions/printing/html-file.tsx';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';
import { grid, hccpRow, hqnaRow, mainRow, openHccp, openHqna, openMain } from './result-test-support.ts';

const prints = ['Print Title Sheets', 'Print Projection Reports', 'Print Key Account Reports'];
const marketing = 'Print Selected CH Marketing Sheets';
const button = (name: string) => screen.findByRole('button', { name });
let opened: string[] = [];

beforeEach(() => {
  giveElementsSize({ width: 3000, height: 600 });
  opened = [];
  vi.stubGlobal('open', (address: string, target: string) => {
    opened.push(target === '_blank' ? address : `${address} in ${target}`);
    return null;
  });
});

/** Three Trade and Children's titles. */
async function openThree() {
  const rows = ['001', '003', '003'].map((COMPANYCODE, index) =>
    mainRow({ COMPANYCODE, PRODUCT_ID: index + 1, ISBN_13: `978000000000${index}`, TITLE: `T${index}` }),
  );
  const { user } = openMain(rows);
  await grid();
  return user;
}

const choose = (user: UserEvent, ...numbers: number[]) =>
  Promise.all(numbers.map((number) => user.click(screen.getByRole('checkbox', { name: new RegExp(`T${number}$`) }))));

test.each([...prints, marketing])(
  "%s without a selection says 'Please select ISBN.' [GRID-041, GRID-053]",
  async (name) => {
    const user = await openThree();
    await user.click(await button(name));
    const dialog = await screen.findByRole('dialog', { name: 'Please select ISBN.' });
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opened).toEqual([]);
  },
);

test('selected titles are printed in a new tab, in their order on screen [GRID-042, PRINT-09]', async () => {
  const user = await openThree();
  await user.click(screen.getByRole('button', { name: 'Title' }));
  await user.click(screen.getByRole('button', { name: 'Title' }));
  await choose(user, 0, 2);
  await user.click(await button('Print Title Sheets'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Print Title Sheets' }));
  await user.click(dialog.getByRole('button', { name: 'Print' }));
  const [address] = opened;
  const query = new URLSearchParams(address?.split('?')[1]);
  expect(address).toMatch(/^#\/titleSheet\/printable\?/);
  expect(query.get('selectedProducts')).toBe('3:003,1:001');
  expect(query.get('isShowOnlyFirstQuotes')).toBe('true');
});

/** A result of so many titles, all selected, and its print dialog. */
async function openPrintDialog(count: number) {
  const rows = Array.from({ length: count }, (_, index) =>
    mainRow({ PRODUCT_ID: index + 1, ISBN_13: `${9780000000000 + index}` }),
  );
  const { server, user } = openMain(rows);
  await grid();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(await button('Print Title Sheets'));
  return { server, user, dialog: within(await screen.findByRole('dialog', { name: 'Print Title Sheets' })) };
}

test('31 titles cannot be printed directly: a note has the reason and download is preselected [PRINT-10, PRINT-11, PRINT-12, PRINT-14]', async () => {
  const { dialog } = await openPrintDialog(31);
  const printNow = dialog.getByRole('radio', { name: /^Print now in a new tab/ });
  expect(printNow).toBeDisabled();
  expect(printNow).not.toBeChecked();
  expect(
    dialog.getByText('This option has been disabled because you have selected more than 30 titles.'),
  ).toBeVisible();
  expect(dialog.getByRole('radio', { name: /^Download as an HTML file/ })).toBeChecked();
  expect(dialog.getByRole('button', { name: 'Download' })).toBeEnabled();
});

test('30 titles can be printed now, which is preselected, with its hint [PRINT-13, PRINT-14, PRINT-15]', async () => {
  const { dialog } = await openPrintDialog(30);
  expect(dialog.getByRole('radio', { name: /^Print now in a new tab/ })).toBeEnabled();
  expect(dialog.getByRole('radio', { name: /^Print now in a new tab/ })).toBeChecked();
  expect(dialog.getByText('Choose this if you have selected 30 or fewer titles...')).toBeVisible();
  expect(dialog.queryByText(/has been disabled/)).not.toBeInTheDocument();
});

test('while the file of several titles is made, the dialog says how many are in it and the time left [PRINT-53]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { server, user, dialog } = await openPrintDialog(3);
  for (const productId of [1, 2, 3])
    for (const [call, handler] of Object.entries(titleHandlers(titleBar({ productId })))) server.on(call, handler);
  server.on('GET /api/TitleSheet/001/3', () => {
    // Loading takes time of its own.
    vi.setSystemTime(Date.now() + 20_000);
    return titleSheet();
  });
  let addThird = () => {};
  const third = new Promise<void>((resolve) => {
    addThird = resolve;
  });
  const added = vi.spyOn(HtmlFile.prototype, 'addTitle').mockResolvedValueOnce().mockResolvedValueOnce();
  added.mockReturnValueOnce(third);
  await user.click(dialog.getByRole('radio', { name: /^Download as an HTML file/ }));
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  expect(await dialog.findByText('Making the file… 2 of 3')).toBeVisible();
  vi.setSystemTime(Date.now() + 10_000);
  // Two titles have taken ten seconds, so the third one takes five; those of loading do not count.
  expect(await dialog.findByText('About 5 seconds left', {}, { timeout: 3_000 })).toBeVisible();
  addThird();
  expect(await dialog.findByText('TitleSheet.htm is ready.')).toBeVisible();
});

test("marketing sheets contain Children's titles only; without one 'Please select ISBN.' is shown [GRID-041, PRINT-21, PRINT-23, CHMS-42, CHMS-43, ROUTE-063]", async () => {
  const user = await openThree();
  await choose(user, 0);
  await user.click(await button(marketing));
  await user.click(within(await screen.findByRole('dialog', { name: 'Please select ISBN.' })).getByText('OK'));
  await choose(user, 1, 2);
  await user.click(await button(marketing));
  const dialog = within(await screen.findByRole('dialog', { name: 'Print CH Marketing Sheets' }));
  expect(dialog.getByText(/there is none for accounts\. Print a tip sheet to hand out\.$/)).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Show Co-Op Information' }));
  await user.click(dialog.getByRole('button', { name: 'OK' }));
  expect(opened).toEqual(['#/chMarketingSheet?products=2%2C3&isShowCoop=true']);
});

test.each([
  ['Cancel', '[PRINT-22, PRINT-25]', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Escape', '[PRINT-24, KEY-14]', (user: UserEvent) => user.keyboard('{Escape}')],
])('%s in the marketing sheet dialog opens nothing %s', async (_way, _lines, leave) => {
  const user = await openThree();
  await choose(user, 1);
  await user.click(await button(marketing));
  await screen.findByRole('dialog', { name: 'Print CH Marketing Sheet' });
  await leave(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opened).toEqual([]);
});

test.each(['HarperCollinsEmployee', 'User', 'CacheClearer'])('the buttons are shown to %s [GRID-047]', async (role) => {
  const { server } = openMain([mainRow()]);
  server.on('GET /api/account/Permissions', () => ({ companies: ['001'], roles: [role] }));
  for (const name of [...prints, 'Export Search Results to Excel']) expect(await button(name)).toBeEnabled();
});

test('HQNA and HCCP have print buttons, without marketing sheets', async () => {
  const { view } = openHqna([hqnaRow()]);
  for (const name of prints) expect(await button(name)).toBeVisible();
  expect(screen.queryByRole('button', { name: marketing })).not.toBeInTheDocument();
  view.unmount();
  openHccp([hccpRow()]);
  for (const name of prints) expect(await button(name)).toBeVisible();
  expect(screen.queryByRole('button', { name: marketing })).not.toBeInTheDocument();
});
