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
  const settle = () => new Promise((resolve) => setTimeout(resolve, 1));
  const finish = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await settle();
  };
  return { log, work, finish, settle };
}

test('runs as many batches at the same time as the limit', async () => {
  const { log, work, finish, settle } = workbench();
  const lanes = new KeyedConcurrencyLimiter(2);
  await lanes.begin(new Set(['1']), work('a'));
  await lanes.begin(new Set(['2']), work('b'));
  const third = lanes.begin(new Set(['3']), work('c'));
  await settle();
  expect(log).toEqual(['a begins', 'b begins']);
  await finish('b');
  await third;
  expect(log).toEqual(['a begins', 'b begins', 'b ends', 'c begins']);
});

test('keeps the order of batches with a common key', async () => {
  const { log, work, finish, settle } = workbench();
  const lanes = new KeyedConcurrencyLimiter(3);
  await lanes.begin(new Set(['1', '2']), work('a'));
  await lanes.begin(new Set(['3']), work('b'));
  const third = lanes.begin(new Set(['4', '2']), work('c'));
  await finish('b');
  expect(log).toEqual(['a begins', 'b begins', 'b ends']);
  await finish('a');
  await third;
  await settle();
  expect(log.at(-1)).toBe('c begins');
});

test('starts nothing after a failure, and reports it after the running batches', async () => {
  const { log, work, finish, settle } = workbench();
  const lanes = new KeyedConcurrencyLimiter(2);
  await lanes.begin(new Set(['1']), work('a'));
  await lanes.begin(new Set(['2']), work('b'));
  await finish('a', new Error('gone'));
  await expect(lanes.begin(new Set(['3']), work('c'))).rejects.toThrow('gone');
  let told = false;
  const end = lanes.end().catch((error: Error) => {
    told = true;
    return error.message;
  });
  await settle();
  expect(told).toBe(false);
  await finish('b');
  expect(await end).toBe('gone');
  expect(log).not.toContain('c begins');
});
