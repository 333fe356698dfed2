import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hash } from '../../../test/render-app.tsx';
import { autumn, one, open, pasteBox, row, status, two, unknown } from './user-lists.test-support.ts';

const report = () => {
  const rows = within(screen.getByRole('region', { name: 'What was done, by line' })).getAllByRole('row');
  return rows.slice(1).map((line) =>
    within(line)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
};

test('each ISBN of a pasted letter is added, and each line says what was done [LIST-82]', async () => {
  const { user, store } = await open('/userLists?list=7');
  await user.click(await pasteBox());
  await user.paste(`Hello, here are ${one} and ${two}\n\n9780062040894, 0-06-204080-5\n978-0-06-112241-5`);
  await waitFor(() =>
    expect(status()).toHaveTextContent('3 ISBNs read. 1 cannot be read. 1 with a wrong check digit.'),
  );
  await user.click(screen.getByRole('button', { name: 'Add to the List' }));
  await screen.findByRole('region', { name: 'What was done, by line' });
  expect(report()).toEqual([
    ['1', one, 'Already on the list'],
    ['1', two, 'Added'],
    ['3', '9780062040894', 'Added; not found; wrong check digit, 9780062040893?'],
    ['3', '0062040805', 'Wrong check digit, 9780062040800? Stays in the box'],
    ['4', two, 'Repeated'],
  ]);
  expect([...store.get(7)!.isbns]).toEqual([one, unknown, '9780062040848', two, '9780062040894']);
  await user.clear(await pasteBox());
  await user.type(await pasteBox(), `${one} 9780804429573`);
  await user.click(screen.getByRole('button', { name: 'Remove from the List' }));
  await waitFor(() =>
    expect(report()).toEqual([
      ['1', one, 'Removed'],
      ['1', '9780804429573', 'Was not on the list'],
    ]),
  );
});

test('of a long text only lines with a remark are shown [LIST-82]', async () => {
  const { user } = await open('/userLists?list=7', [{ list: autumn, isbns: [one] }], {
    'POST /api/UserLists/7/Isbns': (call) => {
      const { isbns } = JSON.parse(call.body);
      return { added: isbns.length - 1, alreadyThere: 1, present: [one], notFound: [] };
    },
  });
  await user.click(await pasteBox());
  // Without a prefix of an ISBN no other number is likely.
  const others = Array.from({ length: 500 }, (_, index) => 1_000_000_000_000 + index);
  await user.paste([one, ...others].join('\n'));
  await user.click(screen.getByRole('button', { name: 'Add to the List' }));
  expect(await screen.findByText('Only lines with a remark, 1 of 501.')).toBeVisible();
  expect(report()).toEqual([['1', one, 'Already on the list']]);
});

test('titles of several divisions are compared and exported together [LIST-83]', async () => {
  const hqna = '9780062040848';
  const { user, server } = await open('/userLists?list=7', [{ list: autumn, isbns: [one, hqna] }], {
    'GET /api/UserLists/7': () => ({
      list: { ...autumn, size: 2 },
      shown: 2,
      rows: [row(one), row(hqna, { companyCode: '180', title: 'Heartland' })],
      notFound: [],
    }),
    'POST /api/Export/Table/Excel': () => ({ file: '', fileName: 'Autumn.xlsx' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Export to Excel' }));
  await waitFor(() => expect(server.to('POST /api/Export/Table/Excel')).toHaveLength(1));
  const { rows } = JSON.parse(server.to('POST /api/Export/Table/Excel')[0]!.body);
  expect(rows).toMatchObject([
    { isbn: one, companyCode: 'Trade' },
    { isbn: hqna, companyCode: 'HQNA' },
  ]);
  for (const isbn of [one, hqna])
    await user.click(screen.getByRole('checkbox', { name: new RegExp(`^Select ${isbn}`) }));
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  await waitFor(() => expect(hash()).toBe('#/compare?titles=40800%3A001%2C40848%3A180'));
});

test('more titles than a file has are not exported, which a message says [LIST-83]', async () => {
  const rows = Array.from({ length: 2_001 }, (_, index) => row(String(9_780_100_000_000 + index)));
  const { user, server } = await open('/userLists?list=7', undefined, {
    'GET /api/UserLists/7': () => ({ list: { ...autumn, size: 2_001 }, shown: 2_001, rows, notFound: [] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Export to Excel' }));
  expect(await screen.findByText('An Excel file has at most 2,000 rows. Please select fewer.')).toBeVisible();
  expect(server.to('POST /api/Export/Table/Excel')).toHaveLength(0);
});
