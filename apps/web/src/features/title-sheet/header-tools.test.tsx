import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { sheetAddress, titleBar, titleHandlers } from '../../../test/titles.ts';

async function open(change: Partial<TitleBar> & { isDeleted?: true } = {}) {
  const bar = { ...titleBar(), ...change };
  fakeServer(titleHandlers(bar));
  const opened = renderApp(sheetAddress(bar));
  const heading = await screen.findByRole('heading', { level: 1 });
  return { ...opened, header: within(heading.closest('header')!) };
}

test('both ISBNs can be copied, with or without hyphens [SHEET-008]', async () => {
  const { header, user } = await open();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(header.getByRole('button', { name: 'Copy ISBN' }));
  expect(copied).toHaveBeenLastCalledWith('9780061120084');
  expect(await header.findByText('ISBN copied')).toBeInTheDocument();
  await user.click(header.getByRole('button', { name: 'Copy ISBN-10' }));
  expect(copied).toHaveBeenLastCalledWith('0061120081');
  const hyphens = header.getByRole('button', { name: 'Hyphens' });
  await user.click(hyphens);
  expect(await header.findByText('978-0-06-112008-4')).toBeVisible();
  expect(header.getByText('0-06-112008-1')).toBeVisible();
  await user.click(header.getByRole('button', { name: 'Copy ISBN' }));
  expect(copied).toHaveBeenLastCalledWith('978-0-06-112008-4');
  await user.click(hyphens);
  expect(header.getByText('9780061120084')).toBeVisible();
});

test('a failure to copy shows a warning', async () => {
  const { header, user } = await open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(header.getByRole('button', { name: 'Copy ISBN' }));
  expect(await screen.findByText('ISBN could not be copied')).toBeVisible();
});

test('the barcode is shown in a dialog, with SVG and PNG downloads', async () => {
  const { header, user } = await open();
  const opener = header.getByRole('button', { name: 'Barcode' });
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Barcode of ISBN 9780061120084' }));
  expect(dialog.getByRole('img')).toHaveAttribute('src', '/images/barcodes/9780061120084.svg');
  expect(dialog.getByRole('link', { name: 'Save as SVG' })).toHaveAttribute(
    'href',
    '/images/barcodes/9780061120084.svg',
  );
  expect(dialog.getByRole('link', { name: 'Save as PNG' })).toHaveAttribute(
    'href',
    '/images/barcodes/9780061120084.png',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

test('the title of a sheet is added to a user list [LIST-84]', async () => {
  const bar = titleBar();
  const server = fakeServer({
    ...titleHandlers(bar),
    'GET /api/UserLists': () => [{ id: 7, name: 'Spring', owner: 'Anna', isMine: true, isShared: false, size: 2 }],
    'POST /api/UserLists/7/Isbns': () => ({ added: 1, alreadyThere: 0, present: [], notFound: [] }),
  });
  const { user } = renderApp(sheetAddress(bar));
  const opener = await screen.findByRole('button', { name: 'Add to List' });
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add 1 ISBN to a list' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText("1 ISBN added to 'Spring'.")).toBeVisible();
  expect(JSON.parse(server.to('POST /api/UserLists/7/Isbns')[0]?.body ?? '')).toEqual({ isbns: ['9780061120084'] });
  expect(opener).toHaveFocus();
});

test('a title without a valid ISBN-13 has no barcode', async () => {
  const { header } = await open({ isbn: '9780061120085' });
  expect(header.queryByRole('button', { name: 'Barcode' })).not.toBeInTheDocument();
});

test.each(['', ' ', '0'])('an ISBN of "%s" has no link to a cover [COVER-14]', async (isbn) => {
  const { header } = await open({ isbn });
  expect(header.queryByRole('link', { name: /cover/ })).not.toBeInTheDocument();
});

test('a click on a missing HQNA cover shows its ISBN [COVER-07]', async () => {
  const { header, user } = await open({ companyCode: '180', imageURL: 'https://covers.example/large.jpg' });
  expect(header.getByRole('link', { name: /cover/ })).toHaveAttribute(
    'href',
    '#/downloadCover/9780061120084?companyCode=180&imageURL=https%3A%2F%2Fcovers.example%2Flarge.jpg',
  );
  fireEvent.error(header.getByAltText('Cover of To Kill a Mockingbird'));
  await user.click(await header.findByRole('button', { name: 'Image is not available' }));
  expect(await screen.findByRole('dialog', { name: 'Image is not available for ISBN:9780061120084' })).toBeVisible();
});

test('the link to the download page has the image address for HQNA only [SHEET-165]', async () => {
  const imageURL = 'https://covers.example/large.jpg';
  const { header, view } = await open({ companyCode: '180', imageURL });
  expect(header.getByRole('link', { name: /cover/ }).getAttribute('href')).toContain(encodeURIComponent(imageURL));
  view.unmount();
  const other = await open({ imageURL });
  expect(other.header.getByRole('link', { name: /cover/ }).getAttribute('href')).not.toContain('imageURL');
});

test('a deleted title has a notice at the top', async () => {
  const { header, view } = await open({ isDeleted: true });
  const words = 'This title has been deleted. The sheet shows what was last known of it.';
  expect(header.getByText(words)).toBeVisible();
  view.unmount();
  const other = await open();
  expect(other.header.queryByText(words)).not.toBeInTheDocument();
});

test('the header bar has authors, categories, dates and prices [SHEET-005, SHEET-006, SHEET-007, SHEET-009]', async () => {
  const { header } = await open({
    author1: 'Lee, Harper',
    category: '##FICTION / Classics',
    onSaleDate: '2026-03-03T00:00:00',
    price: 12.5,
  });
  const value = (label: string) => header.getByText(label).nextElementSibling;
  expect(value('Author')).toHaveTextContent('Harper Lee');
  expect(value('BISAC Category')).toHaveTextContent('FICTION / Classics');
  expect(value('On Sale Date')).toHaveTextContent('03/03/2026');
  expect(value('Price')).toHaveTextContent('$12.50');
});
