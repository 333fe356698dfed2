import { expect, test } from 'vitest';
import { RecentChanges } from './recent-changes.ts';

test('knows which titles changed after a moment, each once', () => {
  const changes = new RecentChanges();
  const start = changes.now;
  changes.add([1, 2]);
  const middle = changes.now;
  changes.add([2, 3]);
  expect([changes.since(start), changes.since(middle), changes.since(changes.now)]).toEqual([[1, 2, 3], [2, 3], []]);
});

test('knows none if any title may have changed, until the next moment', () => {
  const changes = new RecentChanges();
  const start = changes.now;
  changes.add([1]);
  changes.add(null);
  expect(changes.since(start)).toBeNull();
  expect(changes.since(changes.now)).toEqual([]);
});

test('forgets the oldest of more than 20,000 changed titles, and says so', () => {
  const changes = new RecentChanges();
  const start = changes.now;
  changes.add([0]);
  const second = changes.now;
  for (let id = 1; id <= 20_000; id += 1) changes.add([id]);
  expect(changes.since(start)).toBeNull();
  expect(changes.since(second)).toHaveLength(20_000);
});
