import { expect, test } from 'vitest';
import { CoalescedQuery } from './coalesced-query.ts';

/** A query whose results the test provides. */
function openQuestion() {
  const asked: PromiseWithResolvers<number>[] = [];
  const latest = new CoalescedQuery(() => {
    asked.push(Promise.withResolvers<number>());
    return asked.at(-1)!.promise;
  });
  return { asked, latest };
}

test('a caller does not get the result of a query that started before its call', async () => {
  const { asked, latest } = openQuestion();
  const first = latest.get();
  const second = latest.get();
  const third = latest.get();
  expect(asked).toHaveLength(1);
  asked[0]!.resolve(1);
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(asked).toHaveLength(2);
  const fourth = latest.get();
  asked[1]!.resolve(2);
  expect([await second, await third]).toEqual([2, 2]);
  await Promise.resolve();
  asked[2]!.resolve(3);
  expect(await fourth).toBe(3);
});

test('an error reaches only the callers that share the query', async () => {
  const { asked, latest } = openQuestion();
  const first = latest.get();
  const second = latest.get();
  asked[0]!.reject(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await Promise.resolve();
  asked[1]!.resolve(2);
  expect(await second).toBe(2);
});
