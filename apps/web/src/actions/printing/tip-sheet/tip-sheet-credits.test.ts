import { tipSheetContent } from '@titlenet/catalogue/tip-sheet/tip-sheet-content';
import { tipSheetOutline } from '@titlenet/catalogue/tip-sheet/tip-sheet-outline';
import { expect, test } from 'vitest';
import { titleBar, titleSheet } from '../../../../test/titles.ts';

const row = (name: string, roles: string | null) => ({
  name,
  role: null,
  biography: null,
  roles,
  isCredited: false,
});
const three = [row('Bee, Ann', 'A01'), row('Dee, Cee', 'A01'), row('Fox, Eve', 'A01')];
const others = [row('Marsh, Leo', 'A36'), row('Ham, Gil', 'B06')];

test.each([
  [
    'names all authors, and no designer of the cover',
    { author1: 'Bee, Ann', author2: 'Dee, Cee', translator: 'Ham, Gil' },
    [...three, ...others],
    'Ann Bee · Cee Dee · Eve Fox · Translated by Gil Ham',
  ],
  [
    'keeps the artist of the title bar beside its author',
    { author1: 'Bee, Ann', author2: 'Fox, Eve' },
    [row('Bee, Ann', 'A01'), row('Fox, Eve', 'A12'), row('Dee, Cee', 'A12')],
    'Ann Bee · Eve Fox',
  ],
  ['does not credit people of another list than its author', { author1: 'Sea, Ida' }, three, 'Ida Sea'],
  [
    'does not credit people without codes of roles',
    { author1: 'Bee, Ann' },
    [row('Bee, Ann', null), row('Dee, Cee', null)],
    'Ann Bee',
  ],
])('a tip sheet for accounts %s [PRINT-70]', (_, bar, people, credits) => {
  const content = tipSheetContent(titleBar(bar), titleSheet({ editorial: { people } }), 'accounts');
  expect(tipSheetOutline(content).credits).toBe(credits);
});

test('authors for whom a tip sheet has no room are counted [PRINT-70]', () => {
  const people = Array.from({ length: 40 }, (_, index) => row(`Marsh, Eleanor ${index}`, 'A01'));
  const content = tipSheetContent(
    titleBar({ author1: 'Marsh, Eleanor 0' }),
    titleSheet({ editorial: { people } }),
    'accounts',
  );
  expect(tipSheetOutline(content).credits).toMatch(/^Eleanor 0 Marsh · Eleanor 1 Marsh · .* and \d\d more$/);
});
