import { screen, within } from '@testing-library/react';
import { emptyRecord } from '@titlenet/catalogue/field';
import { coop } from '@titlenet/catalogue/sheet/coop';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { sheetAddress, titleBar, titleHandlers, titleSheet } from '../../../test/titles.ts';

const sheet = titleSheet({
  editorial: { editor: 'Eve', offPageKeywords: 'whale; sea' },
  coopData: { coopContracts: [{ ...emptyRecord(coop.entries[0].columns), contractDesc: 'Spring table' }] },
});

async function open(change: Partial<TitleBar> = {}, flags = '') {
  const bar = titleBar(change);
  fakeServer(titleHandlers(bar, sheet));
  const opened = renderApp(sheetAddress(bar) + flags);
  await screen.findByRole('heading', { level: 2, name: 'Editorial' });
  return opened;
}

const panel = () => within(screen.getByRole('navigation', { name: 'Sections' }));

/** The parts of the address that Print opens. */
async function printed(user: Awaited<ReturnType<typeof open>>['user']) {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await user.click(panel().getByRole('button', { name: 'Print' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Print Title Sheet' }));
  await user.click(dialog.getByRole('button', { name: 'Print' }));
  const [address, target] = opened.mock.lastCall as [string, string];
  const [path, query] = address.split('?');
  return { path, target, query: Object.fromEntries(new URLSearchParams(query)) };
}

test('the dialog of Print opens the printable page in a new tab, with the sections on screen and the defaults [SHEET-013, SHEET-028, PRINT-06, PRINT-08, PRINT-09]', async () => {
  const { user } = await open();
  await user.click(panel().getByRole('checkbox', { name: 'Show Sales' }));
  expect(await printed(user)).toEqual({
    path: '#/titleSheet/printable',
    target: '_blank',
    query: {
      selectedProducts: '42:001',
      selectedSections: '0,1,2,3,4,5,7,8',
      audience: 'internal',
      isSuppressBlankSubHeadings: 'true',
      isShowOnlyFirstQuotes: 'true',
      isShowCoopInformation: 'false',
      isShowContractInformation: 'false',
      isSuppressEditorScript: 'false',
    },
  });
});

test('the panel opens the tip sheet of the title for accounts in a new tab [PRINT-62]', async () => {
  const { user } = await open();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await user.click(panel().getByRole('button', { name: 'Tip sheet' }));
  const [address, target] = opened.mock.lastCall as [string, string];
  expect(decodeURIComponent(address)).toBe(
    '#/titleSheet/printable?sheet=tip&audience=accounts&selectedProducts=42:001',
  );
  expect(target).toBe('_blank');
});

test('coop and contracts are preselected in the dialog if they are on screen', async () => {
  const { user } = await open({ companyCode: '180' });
  await user.click(panel().getByRole('checkbox', { name: 'Show Coop' }));
  const { query } = await printed(user);
  expect(query).toMatchObject({ isShowCoopInformation: 'true', isShowContractInformation: 'false' });
});

test('an HCCP title is printed by its ISBN', async () => {
  const { user } = await open({ companyCode: '006' });
  expect((await printed(user)).query.selectedProducts).toBe('9780061120084:006');
});

test('in download mode there is no left panel [ROUTE-024]', async () => {
  await open({}, '&isDownload=true');
  expect(screen.queryByRole('navigation', { name: 'Sections' })).not.toBeInTheDocument();
  expect(screen.getByText('Eve')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'View' })).not.toBeInTheDocument();
});

test('isDownload is set only by the value true', async () => {
  await open({}, '&isDownload=false');
  expect(screen.getByRole('navigation', { name: 'Sections' })).toBeVisible();
});

test('download mode has no off-page keywords and no switch for them [EDIT-29]', async () => {
  const { view } = await open();
  expect(screen.getByText('whale')).toBeVisible();
  view.unmount();
  await open({}, '&isDownload=true');
  expect(screen.queryByText('whale')).not.toBeInTheDocument();
  expect(screen.queryByText(/Off-page Keywords/)).not.toBeInTheDocument();
});

test('in download mode coop follows its flag', async () => {
  const { view } = await open({}, '&isDownload=true');
  expect(screen.queryByText('Spring table')).not.toBeInTheDocument();
  view.unmount();
  await open({}, '&isDownload=true&isShowCoopInformation=true');
  expect(screen.getByText('Spring table')).toBeVisible();
});

test('the saved view also applies in download mode', async () => {
  window.localStorage.setItem('titlenet.view.1.001', '[0]');
  await open({}, '&isDownload=true');
  expect(screen.queryByRole('heading', { level: 2, name: 'Marketing' })).not.toBeInTheDocument();
});
