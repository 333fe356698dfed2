import { expect, test } from 'vitest';
import { escapeLike } from './like.ts';

test('wildcards and the escape character of `like` are matched literally', () => {
  expect(escapeLike('100% of wo_ol c\\d')).toBe('100\\% of wo\\_ol c\\\\d');
  expect(escapeLike("o'neil")).toBe("o'neil");
});
