import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deferredResponse, failure, searchNotReady } from '../../../test/fake-server.ts';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';
import { grid, hccpRow, hqnaRow, mainRow, openHccp, openHqna, openMain } from './result-test-support.ts';

const mainExport = 'POST /api/Export/1/excel';
const hqnaExport = 'POST /api/Export/excel/hqna';
const hccpExport = 'POST /api/Export/excel/hccp';
const all = 'Export Search Results to Excel';
const chosen = 'Export Selected to Excel';
const button = (name: string) => screen.findByRole('button', { name });
const workbook = { file: btoa('PK\u0003\u0004'), fileName: 'SearchResults_2026-11-21.xlsx' };

let saved: { name: string; content: Blob }[] = [];

beforeEach(() => {
  giveElementsSize({ width: 3000, height: 600 });
  saved = [];
  let last: Blob;
  URL.createObjectURL = (content) => {
    last = content as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push({ name: this.download, content: last });
  });
});

test("the whole result is exported with its columns, and saved under the server's file name [EXPORT-09, GRID-045]", async () => {
  const { server, user } = openMain([mainRow()], { fields: ['KEYNOTE'] });
  server.on(mainExport, () => workbook);
  await user.click(await button(all));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]!.name).toBe('SearchResults_2026-11-21.xlsx');
  expect(new TextDecoder().decode(await saved[0]!.content.arrayBuffer())).toBe('PK\u0003\u0004');
  const body = JSON.parse(server.to(mainExport)[0]!.body) as Record<string, unknown>;
  expect(body).toEqual({
    criteria: { title: 'mock', titleSwitch: 1, company: '1', sortBy: 'title' },
    fields: [
      { name: 'ISBN', title: 'ISBN' },
      { name: 'TITLE', title: 'Title' },
      { name: 'KEYNOTE', title: 'Keynote' },
    ],
  });
  expect(await screen.findByText('SearchResults_2026-11-21.xlsx was saved.')).toBeVisible();
});

test('an export that needs a search shows why there is no file until searches can be answered', async () => {
  const { server, user } = openMain([mainRow()]);
  server.on(mainExport, () => searchNotReady(63));
  await user.click(await button(all));
  expect(await screen.findByText('TitleNet is reading its catalogue: 63 %')).toBeVisible();
  expect(saved).toEqual([]);
});

test('a running export shows its progress; Cancel ends it without a file', async () => {
  const call = deferredResponse();
  const { server, user } = openMain([mainRow(), mainRow({ PRODUCT_ID: 2 })]);
  server.on(mainExport, () => call.response);
  await user.click(await button(all));
  const dialog = await screen.findByRole('dialog', { name: 'Export to Excel' });
  expect(within(dialog).getByText('Writing 2 titles …')).toBeVisible();
  expect(within(dialog).getByRole('progressbar')).toBeInTheDocument();
  await user.click(within(dialog).getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  call.send(Response.json(workbook));
  await grid();
  expect(saved).toEqual([]);
  expect(screen.queryByText(/was saved/)).not.toBeInTheDocument();
});

test('Esc also cancels, and another export can start', async () => {
  const { server, user } = openMain([mainRow()]);
  server.on(mainExport, () => deferredResponse().response);
  await user.click(await button(all));
  await screen.findByRole('dialog', { name: 'Export to Excel' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: all })).toHaveFocus());
  server.on(mainExport, () => workbook);
  await user.click(await button(all));
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('a failed export shows a message and saves no file', async () => {
  const { server, user } = openMain([mainRow()]);
  server.on(mainExport, () => failure(500));
  await user.click(await button(all));
  expect(await screen.findByText('Server error')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(saved).toEqual([]);
});

test('HQNA exports selected titles instead of the whole result [GRID-046]', async () => {
  const { server, user } = openHqna([
    hqnaRow(),
    hqnaRow({ PRODUCT_ID: 9, ISBN_13: '9780373000029', isbn: '9780373000029' }),
  ]);
  server.on(hqnaExport, () => workbook);
  await user.click(await button(chosen));
  await user.click(within(await screen.findByRole('dialog', { name: 'Please select ISBN.' })).getByText('OK'));
  expect(screen.queryByRole('button', { name: all })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /^Select 9780373000029/ }));
  await user.click(await button('Export 1 selected'));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [body] = server.to(hqnaExport).map((call) => JSON.parse(call.body) as Record<string, unknown>);
  expect(body).toMatchObject({
    selected: [{ companyCode: '180', isbn: '9780373000029' }],
    criteria: { title_Value: 'bay' },
  });
});

test('HCCP exports with the criteria in storage, not those of the address [EXPORT-04]', async () => {
  const { server, user } = openHccp([hccpRow()]);
  server.on(hccpExport, () => workbook);
  await grid();
  const key = Object.keys(window.sessionStorage).find((name) => /hccp/i.test(name))!;
  expect(window.sessionStorage.getItem(key)).toContain('psalm');
  window.sessionStorage.setItem(key, window.sessionStorage.getItem(key)!.replace('psalm', 'proverb'));
  await user.click(await button(all));
  await waitFor(() => expect(server.to(hccpExport)).toHaveLength(1));
  expect(JSON.parse(server.to(hccpExport)[0]!.body)).toMatchObject({ criteria: { title: 'proverb', titleSwitch: 2 } });
});
