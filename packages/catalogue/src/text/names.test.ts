import { expect, test } from 'vitest';
import { foldText } from './fold.ts';
import { authorSearchText, displayName } from './names.ts';

test.each([
  ['Lee, Harper', 'Harper Lee'],
  ['King, Martin Luther, Jr.', 'Martin Luther King Jr.'],
  ['King, Jr., Martin Luther', 'Martin Luther King Jr.'],
  ['Gates, Henry Louis, jr', 'Henry Louis Gates jr'],
  ['Stewart, John, III', 'John Stewart III'],
  ['Keeland, Vi', 'Vi Keeland'],
  ['Naipaul, V. S.', 'V. S. Naipaul'],
  ['Kennedy, X.', 'X. Kennedy'],
  ['Spock, Benjamin, M.D.', 'Benjamin Spock, M.D.'],
  ['Tutu, Desmond, Archbishop', 'Desmond Tutu, Archbishop'],
  ['de Saint-Exupéry, Antoine', 'Antoine de Saint-Exupéry'],
  ['Chronicle Books, LLC', 'Chronicle Books, LLC'],
  ['Davis, Jr.', 'Davis Jr.'],
  ['Homer', 'Homer'],
  ['  Lee ,  Harper ', 'Harper Lee'],
  ['Lee,', 'Lee'],
  [', Harper', 'Harper'],
  ['', ''],
  [' , ', ''],
])('%j is shown as %j', (stored, shown) => {
  expect(displayName(stored)).toBe(shown);
});

test('an author is found in stored and in displayed order', () => {
  const text = authorSearchText('García Márquez, Gabriel');
  for (const typed of ['García Márquez, G', 'gabriel garcia', 'MARQUEZ', 'Gabriel García Márquez']) {
    expect(text).toContain(foldText(typed));
  }
});

test('a match cannot span both orders', () => {
  expect(authorSearchText('Lee, Harper')).not.toContain(foldText('Harper Harper'));
  expect(authorSearchText('Lee, Harper')).not.toContain(foldText('Harper\nHarper'));
});

test('a name that is the same in both orders is stored once', () => {
  expect(authorSearchText('Homer')).toBe('homer');
});
