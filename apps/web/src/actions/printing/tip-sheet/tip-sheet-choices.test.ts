import { emptyRecord } from '@titlenet/catalogue/field';
import { sales } from '@titlenet/catalogue/sheet/sales';
import { tipSheetContent } from '@titlenet/catalogue/tip-sheet/tip-sheet-content';
import { expect, test } from 'vitest';
import { titleBar, titleSheet } from '../../../../test/titles.ts';

const comparable = (title: string) => [{ ...emptyRecord(sales.entries[0].columns), productId: 4712, title }];

/** What a tip sheet has of fields of which it shows one. */
function chosenOf(change: Parameters<typeof titleSheet>[0]) {
  const content = tipSheetContent(titleBar(), titleSheet(change), 'accounts');
  const { author, keynote, description } = content;
  return [author.place, keynote, description, content.comparable.map(({ title }) => title)];
}

test('of fields that say the same a tip sheet has the first one that is filled [PRINT-71]', () => {
  const second = {
    editorial: { authorHometown: 'Duluth, Minnesota', onixRetailerDescription: 'What retailers are told.' },
    marketing: { tagline: 'A tagline.' },
    sales: { titleTrack: comparable('Ours') },
  };
  expect(chosenOf(second)).toEqual(['Duluth, Minnesota', 'A tagline.', ['What retailers are told.'], ['Ours']]);
  const first = { authorResidence: 'Astoria, Oregon', keynote: 'A keynote.', bookDescription: 'The book.' };
  expect(
    chosenOf({
      ...second,
      editorial: { ...second.editorial, ...first },
      sales: { ...second.sales, competitive: comparable('Theirs') },
    }),
  ).toEqual(['Astoria, Oregon', 'A keynote.', ['The book.'], ['Theirs']]);
});
