import { expect, test } from 'vitest';
import { membersOf } from './members-of.ts';

test('gives the members of objects, and none of other values', () => {
  expect(membersOf(JSON.parse('{"a":1}')).a).toBe(1);
  expect(['a', 1, null, undefined, true].map(membersOf)).toEqual([{}, {}, {}, {}, {}]);
});
