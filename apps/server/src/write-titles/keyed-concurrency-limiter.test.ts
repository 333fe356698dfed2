import { expect, test } from 'vitest';
import { KeyedConcurrencyLimiter } from './keyed-concurrency-limiter.ts';

/** Work that ends on request, with a log of starts and ends. */
function workbench() {
  const log: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () => {
    log.push(`${name} begins`);
    return new Promise<void>((resolve, reject) => {
      ends.set(name, (error) => {
        log.push(`${name} ends`);
        error ? reject(error) : resolve();
      });
    });
  };
  const nextTick = () => new Promise((resolve) => setTimeout(resolve, 1));
  const finish = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await nextTick();
  };
  return { log, work, finish, nextTick };
}

test('runs as many batches at the same time as the limit', async () => {
  const { log, work, finish, nextTick } = workbench();
  const limiter = new KeyedConcurrencyLimiter(2);
  await limiter.begin(new Set(['1']), work('a'));
  await limiter.begin(new Set(['2']), work('b'));
  const third = limiter.begin(new Set(['3']), work('c'));
  await nextTick();
  expect(log).toEqual(['a begins', 'b begins']);
  await finish('b');
  await third;
  expect(log).toEqual(['a begins', 'b begins', 'b ends', 'c begins']);
});

test('keeps the order of batches with a common key', async () => {
  const { log, work, finish, nextTick } = workbench();
  const limiter = new KeyedConcurrencyLimiter(3);
  await limiter.begin(new Set(['1', '2']), work('a'));
  await limiter.begin(new Set(['3']), work('b'));
  const third = limiter.begin(new Set(['4', '2']), work('c'));
  await finish('b');
  expect(log).toEqual(['a begins', 'b begins', 'b ends']);
  await finish('a');
  await third;
  await nextTick();
  expect(log.at(-1)).toBe('c begins');
});

test('starts nothing after a failure, and reports it after the running batches', async () => {
  const { log, work, finish, nextTick } = workbench();
  const limiter = new KeyedConcurrencyLimiter(2);
  await limiter.begin(new Set(['1']), work('a'));
  await limiter.begin(new Set(['2']), work('b'));
  await finish('a', new Error('gone'));
  await expect(limiter.begin(new Set(['3']), work('c'))).rejects.toThrow('gone');
  let told = false;
  const end = limiter.end().catch((error: Error) => {
    told = true;
    return error.message;
  });
  await nextTick();
  expect(told).toBe(false);
  await finish('b');
  expect(await end).toBe('gone');
  expect(log).not.toContain('c begins');
});
