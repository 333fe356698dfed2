import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { sheetAddress, titleBar, titleHandlers } from '../../../test/titles.ts';
import { groupTitles } from './exported-titles.ts';

const bar = titleBar();

test('the sheet exports its title: the dialog shows missing data, then saves the file in the chosen version [API-70]', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const server = fakeServer({
    ...titleHandlers(bar),
    'POST /api/Onix/Check': () => ({
      written: 1,
      deleted: 0,
      excluded: [],
      notExportable: [
        { isbn: '9780062040817', productId: 3, title: 'Salt Road', reasons: ['no Format', 'no Imprint'] },
      ],
      lessened: [{ isbn: bar.isbn, productId: 42, title: bar.title, reasons: ['EditionType AVS'] }],
      unknown: 0,
    }),
    'POST /api/Onix/Export': () =>
      new Response('<ONIXMessage/>', {
        headers: {
          'content-type': 'application/xml',
          'content-disposition': 'attachment; filename="titlenet-onix-001-3.0.xml"',
        },
      }),
  });
  const { user } = renderApp(sheetAddress(bar));
  const button = await screen.findByRole('button', { name: 'ONIX' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Export as ONIX' }));
  expect(await dialog.findByText('1 title will be written.')).toBeInTheDocument();
  expect(dialog.getByText('no Format; no Imprint')).toBeInTheDocument();
  expect(dialog.getByText('1 title written without elements whose codes ONIX 3.1 does not have:')).toBeInTheDocument();
  expect(dialog.getByText('EditionType AVS')).toBeInTheDocument();
  const request = { companyCode: '001', isbns: [bar.isbn], productIds: [] };
  expect(JSON.parse(server.to('POST /api/Onix/Check')[0]!.body)).toEqual({ ...request, release: '3.1' });
  expect(dialog.getByRole('radio', { name: 'ONIX 3.1' })).toBeChecked();
  expect(dialog.getByText('1 title omitted, which ONIX 3.1 cannot express:')).toBeInTheDocument();
  // What can be exported depends on the version.
  await user.click(dialog.getByRole('radio', { name: 'ONIX 3.0' }));
  expect(await dialog.findByText('1 title omitted, which ONIX 3.0 cannot express:')).toBeInTheDocument();
  expect(JSON.parse(server.to('POST /api/Onix/Check')[1]!.body)).toEqual({ ...request, release: '3.0' });
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saved).toEqual(['titlenet-onix-001-3.0.xml']));
  expect(JSON.parse(server.to('POST /api/Onix/Export')[0]!.body)).toMatchObject({ release: '3.0' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a title with missing data cannot be downloaded; Esc closes the dialog', async () => {
  fakeServer({
    ...titleHandlers(bar),
    'POST /api/Onix/Check': () => ({
      written: 0,
      deleted: 0,
      excluded: [],
      notExportable: [{ isbn: bar.isbn, productId: 42, title: bar.title, reasons: ['no Format'] }],
      lessened: [],
      unknown: 0,
    }),
  });
  const { user } = renderApp(sheetAddress(bar));
  await user.click(await screen.findByRole('button', { name: 'ONIX' }));
  expect(await screen.findByText('None of the titles can be exported.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('titles are grouped by company; those without an ISBN are requested by product id [G-211]', () => {
  const titles = [
    { companyCode: '001', isbn: '1', productId: 11 },
    { companyCode: '003', isbn: '2', productId: 12 },
    { companyCode: '001', isbn: '3', productId: null },
    { companyCode: '001', isbn: null, productId: 14 },
    { companyCode: '001', isbn: '', productId: 15 },
    { companyCode: '001', isbn: '', productId: null },
  ];
  expect(groupTitles(titles)).toEqual({
    groups: [
      { companyCode: '001', isbns: ['1', '3'], productIds: [14, 15] },
      { companyCode: '003', isbns: ['2'], productIds: [] },
    ],
    withoutNumber: 1,
  });
});
