import { expect, test } from 'vitest';
import { idsInTitles } from './ids-in-titles.ts';
import type { ChecklistLine } from './requirements.ts';

const fieldNumbers = [3, 5];
const checklist = new Map<string, ChecklistLine>(
  [1, 2, 3, 4, 5].map((number) => {
    const id = `GRID-0${number}`;
    return [id, { id, group: 'GRID', isField: fieldNumbers.includes(number), text: '' }];
  }),
);

test.each<[string, string[]]>([
  ["test('sorts [GRID-01]', () => {})", ['GRID-01']],
  ['test("sorts [GRID-01, GRID-04]", () => {})', ['GRID-01', 'GRID-04']],
  ['test(`sorts rows [GRID-02..GRID-04]`, () => {})', ['GRID-02', 'GRID-03', 'GRID-04']],
  ["test('all fields [GRID-01..GRID-05]', () => {})", ['GRID-03', 'GRID-05']],
  ["// proves [GRID-01]\ntest('sorts', () => {})", []],
  ["/* 'x' [GRID-01] */ test('sorts GRID-02 [GRID-09]', () => {})", []],
])('%s names %j', (source, ids) => {
  expect(idsInTitles(source, checklist)).toEqual(ids);
});
