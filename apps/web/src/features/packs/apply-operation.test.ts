import type { PackOperation } from '@titlenet/contract/pack-changes';
import type { PackContent, PackTitle } from '@titlenet/contract/packs';
import { expect, test } from 'vitest';
import { applyOperation, inverseOf } from './apply-operation.ts';

const title = (id: number, name: string): PackTitle => ({
  id,
  companyCode: '001',
  isbn: `97800620408${String(id).padStart(2, '0')}`,
  productId: id,
  title: name,
  author: null,
  format: null,
  price: null,
  onSaleDate: null,
  status: null,
  keptAt: '2026-11-01T09:00:00',
  internalNote: '',
  accountsNote: '',
  pages: null,
});

const pack: PackContent = {
  id: 1,
  name: 'Launch',
  owner: 'Theo',
  role: 'owner',
  forAll: 'none',
  meeting: '',
  meetingDay: null,
  titles: 4,
  hidden: 0,
  changedAt: '2026-11-01T09:00:00',
  version: 3,
  mark: null,
  pages: [],
  sections: [
    { id: 10, heading: 'First', titles: [title(1, 'One'), title(2, 'Two'), title(3, 'Three')] },
    { id: 20, heading: 'Second', titles: [title(4, 'Four')] },
  ],
};

const outline = ({ sections }: PackContent) =>
  sections.map(({ heading, titles }) => `${heading}: ${titles.map((one) => one.title).join(' ')}`);

const cases: [name: string, operation: PackOperation, result: string[]][] = [
  [
    'titles before another one',
    { kind: 'moveTitles', ids: [3, 1], sectionId: 20, before: 4 },
    ['First: Two', 'Second: Three One Four'],
  ],
  [
    'neighbours within their section',
    { kind: 'moveTitles', ids: [1, 2], sectionId: 10, before: null },
    ['First: Three One Two', 'Second: Four'],
  ],
  [
    'titles of two sections',
    { kind: 'moveTitles', ids: [2, 3, 4], sectionId: 10, before: 1 },
    ['First: Two Three Four One', 'Second: '],
  ],
  [
    'a title within its section',
    { kind: 'moveTitles', ids: [1], sectionId: 10, before: 3 },
    ['First: Two One Three', 'Second: Four'],
  ],
  [
    'a title to the end',
    { kind: 'moveTitles', ids: [1], sectionId: 10, before: null },
    ['First: Two Three One', 'Second: Four'],
  ],
  ['a section', { kind: 'moveSection', id: 20, before: 10 }, ['Second: Four', 'First: One Two Three']],
];

test.each(cases)('moves %s, and back [PACK-15]', (_name, operation, result) => {
  const moved = applyOperation(pack, operation);
  expect(outline(moved)).toEqual(result);
  expect(inverseOf(pack, operation).reduce(applyOperation, moved)).toEqual(pack);
});

test('sets fields and leaves others, and back [PACK-15]', () => {
  const operation: PackOperation = {
    kind: 'setTitle',
    id: 2,
    set: { internalNote: 'Print more', accountsNote: undefined },
  };
  const changed = applyOperation(pack, operation);
  expect(changed.sections[0]?.titles[1]).toEqual({ ...title(2, 'Two'), internalNote: 'Print more' });
  expect(inverseOf(pack, operation)).toEqual([{ kind: 'setTitle', id: 2, set: { internalNote: '' } }]);
});

test('removes a title, and a section whose titles follow those of its neighbour [PACK-15]', () => {
  const removal: PackOperation = { kind: 'setTitle', id: 2, set: { isRemoved: true } };
  expect(outline(applyOperation(pack, removal))).toEqual(['First: One Three', 'Second: Four']);
  expect(inverseOf(pack, removal)).toEqual([{ kind: 'setTitle', id: 2, set: { isRemoved: false } }]);
  const ofSection = (id: number): PackOperation => ({ kind: 'setSection', id, set: { isRemoved: true } });
  expect(outline(applyOperation(pack, ofSection(20)))).toEqual(['First: One Two Three Four']);
  expect(outline(applyOperation(pack, ofSection(10)))).toEqual(['Second: Four One Two Three']);
  expect(inverseOf(pack, ofSection(10))).toEqual([
    { kind: 'setSection', id: 10, set: { isRemoved: false } },
    { kind: 'moveSection', id: 10, before: 20 },
  ]);
});
