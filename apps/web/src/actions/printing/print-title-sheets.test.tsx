import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deferredResponse, failure, fakeServer, type Handler } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { sheetAddress, titleBar, titleHandlers, titleSheet } from '../../../test/titles.ts';
import { HtmlFile } from './html-file.tsx';

const bar = titleBar();
const sheet = titleSheet({ editorial: { editor: 'Ann Editor', offPageKeywords: 'whale; sea' } });
const pictures: Record<string, Handler> = {
  'GET /images/covers/001/9780061120084': () => new Response('picture', { headers: { 'content-type': 'image/png' } }),
};

/** The dialog of the sheet's print button. */
async function openDialog(handlers: Record<string, Handler> = {}) {
  const server = fakeServer({ ...titleHandlers(bar, sheet), ...pictures, ...handlers });
  const { user } = renderApp(sheetAddress(bar));
  await screen.findByRole('heading', { level: 2, name: 'Editorial' });
  const button = screen.getByRole('button', { name: 'Print' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Print Title Sheet' }));
  return { server, user, dialog, button };
}

async function startHtml(handlers: Record<string, Handler> = {}) {
  const opened = await openDialog();
  for (const [call, handler] of Object.entries(handlers)) opened.server.on(call, handler);
  await opened.user.click(opened.dialog.getByRole('radio', { name: /^Download as an HTML file/ }));
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Download' }));
  return opened;
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test.each([
  ['Suppress Blank Sub-headings', true, '[PRINT-01]'],
  ['Show Only First 3 Quotes', true, '[PRINT-02]'],
  ['Show Co-Op Information', false, '[PRINT-03]'],
  ['Show Contract Information', false, '[PRINT-04]'],
  ['Suppress Editor Script', false, '[PRINT-05]'],
])('%s is %s at first %s', async (name, isSet) => {
  const { dialog } = await openDialog();
  const option = dialog.getByRole<HTMLInputElement>('checkbox', { name });
  expect(option.checked).toBe(isSet);
});

test('the chosen options and sections are in the address of the printable page [PRINT-08, PRINT-20]', async () => {
  const { user, dialog } = await openDialog();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await user.click(dialog.getByRole('checkbox', { name: 'Show Only First 3 Quotes' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Suppress Editor Script' }));
  await user.click(dialog.getByRole('button', { name: 'Print' }));
  const [address] = opened.mock.lastCall as [string];
  const query = new URLSearchParams(address.split('?')[1]);
  expect(query.get('isShowOnlyFirstQuotes')).toBe('false');
  expect(query.get('isSuppressEditorScript')).toBe('true');
  expect(query.get('isShowCoopInformation')).toBe('false');
  expect(query.get('selectedProducts')).toBe('42:001');
  await closed();
});

test('a tip sheet is for accounts at first, and is printed from its own address [PRINT-57]', async () => {
  const { user, dialog } = await openDialog();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await user.click(dialog.getByRole('radio', { name: /^Tip sheet/ }));
  expect(dialog.getByRole('radio', { name: /^For accounts/ })).toBeChecked();
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Print' }));
  const [address] = opened.mock.lastCall as [string];
  const query = new URLSearchParams(address.split('?')[1]);
  expect([query.get('sheet'), query.get('audience'), query.get('selectedProducts')]).toEqual([
    'tip',
    'accounts',
    '42:001',
  ]);
  await closed();
});

test('a print for accounts says so in its address and offers no internal option [PRINT-55, PRINT-56]', async () => {
  const { user, dialog } = await openDialog();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  expect(dialog.getByRole('radio', { name: /^Internal/ })).toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: 'Show Contract Information' }));
  await user.click(dialog.getByRole('radio', { name: /^For accounts/ }));
  for (const name of ['Show Co-Op Information', 'Show Contract Information', 'Suppress Editor Script']) {
    expect(dialog.getByRole('checkbox', { name })).toBeDisabled();
    expect(dialog.getByRole('checkbox', { name })).not.toBeChecked();
  }
  await user.click(dialog.getByRole('button', { name: 'Print' }));
  const [address] = opened.mock.lastCall as [string];
  expect(new URLSearchParams(address.split('?')[1]).get('audience')).toBe('accounts');
  await closed();
});

test('an HTML file is built with progress, saved, and has no script and no external address [PRINT-07, PRINT-16, PRINT-17, PRINT-45, SHEET-015]', async () => {
  const held = deferredResponse();
  const { user, dialog } = await startHtml({ 'GET /api/TitleSheet/001/42': () => held.response });
  expect(await dialog.findByText('0 of 1')).toBeVisible();
  expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  held.send(Response.json(sheet));
  expect(await dialog.findByText('TitleSheet.htm is ready.')).toBeVisible();

  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await user.click(dialog.getByRole('button', { name: 'Download TitleSheet.htm' }));
  expect(names).toEqual(['TitleSheet.htm']);
  const html = await files[0]!.text();
  expect(html).toContain('To Kill a Mockingbird');
  expect(html).toContain('Ann Editor');
  // Off-page keywords are not in a downloaded sheet.
  expect(html).not.toContain('whale');
  expect(html).not.toMatch(/<script|<link|https?:\/\//i);
  expect(html).toContain(`src="data:image/png;base64,${btoa('picture')}"`);
});

test('the focus is on Cancel while a file is made, then on its download, and returns to the button when the dialog is closed', async () => {
  const held = deferredResponse();
  const { user, dialog, button } = await startHtml({ 'GET /api/TitleSheet/001/42': () => held.response });
  expect(await dialog.findByRole('button', { name: 'Cancel' })).toHaveFocus();
  held.send(Response.json(sheet));
  expect(await dialog.findByRole('button', { name: 'Download TitleSheet.htm' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await closed();
  await waitFor(() => expect(button).toHaveFocus());
});

test('the focus is on Back after a failure, then on the chosen output', async () => {
  vi.spyOn(HtmlFile.prototype, 'toBlob').mockRejectedValue(new Error('Out of memory'));
  const { user, dialog } = await startHtml();
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Back' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const output = dialog.getByRole('radio', { name: /^Download as an HTML file/ });
  expect(output).toBeChecked();
  expect(output).toHaveFocus();
});

test('a title whose bar fails is named by title and ISBN, with what happened [PRINT-61]', async () => {
  const { dialog } = await startHtml({
    'GET /api/TitleSheet/001/42/bar': () => Promise.reject(new TypeError('offline')),
  });
  expect(await dialog.findByText('TitleSheet.htm is ready.')).toBeVisible();
  expect(
    dialog.getByText('To Kill a Mockingbird · 9780061120084: Could not be loaded: the server did not respond.'),
  ).toBeInTheDocument();
});

test('titles that could not be loaded are listed, and the others are in the file', async () => {
  const { dialog } = await startHtml({ 'GET /api/TitleSheet/001/42': () => failure(500) });
  expect(await dialog.findByText('TitleSheet.htm is ready.')).toBeVisible();
  expect(dialog.getByText('1 title could not be included')).toBeVisible();
  expect(dialog.getByText(/^To Kill a Mockingbird · 9780061120084:/)).toBeInTheDocument();
});

test.each([
  ['Cancel', '[PRINT-18]'],
  ['Escape', '[PRINT-19, KEY-13]'],
])('%s closes the dialog, aborts the running calls and returns the focus %s', async (way) => {
  const held = deferredResponse();
  const { server, user, dialog, button } = await openDialog();
  server.on('GET /api/TitleSheet/001/42', () => held.response);
  const signals: AbortSignal[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    if (init?.signal && String(input).endsWith('/api/TitleSheet/001/42')) signals.push(init.signal);
    return answer(input, init);
  });
  await user.click(dialog.getByRole('radio', { name: /^Download as an HTML file/ }));
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  await dialog.findByText('0 of 1');
  await waitFor(() => expect(signals).toHaveLength(1));
  expect(signals[0]?.aborted).toBe(false);
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  if (way === 'Cancel') await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  else await user.keyboard('{Escape}');
  await closed();
  expect(signals[0]?.aborted).toBe(true);
  held.send(Response.json(sheet));
  await waitFor(() => expect(button).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
});
