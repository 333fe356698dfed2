import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { KnownCallers } from './known-callers.ts';

afterEach(() => void vi.restoreAllMocks());

/** A request of somebody behind the same address. */
const request = (headers: Record<string, string> = {}) =>
  // Nothing else of a request is read.
  ({ headers, socket: { remoteAddress: '192.0.2.1' } }) as unknown as IncomingMessage;
const withToken = (token: string) => request({ authorization: `Bearer ${token}` });

test('a request counts for the person whose credentials were accepted, else for its address [API-63]', () => {
  const callers = new KnownCallers(false);
  callers.remember(withToken('of ann'), 'ann');
  callers.remember(request({ cookie: 'pictures=of-ben' }), 'ben');
  callers.remember(request(), 'cid');
  expect(callers.callerOf(withToken('of ann'))).toBe('ann');
  expect(callers.callerOf(request({ cookie: 'pictures=of-ben' }))).toBe('ben');
  // With a token the cookie does not count: it may be of another person.
  expect(callers.callerOf(request({ authorization: 'Bearer forged', cookie: 'pictures=of-ben' }))).toBe('192.0.2.1');
  expect(callers.callerOf(withToken('forged'))).toBe('192.0.2.1');
  expect(callers.callerOf(request())).toBe('192.0.2.1');
});

test('10,000 credentials are remembered, those that were used last, for ten minutes [API-63]', async () => {
  let now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const callers = new KnownCallers(false);
  for (let count = 1; count <= 10_000; count += 1) callers.remember(withToken(`${count}`), `person ${count}`);
  const callersOf = () => [1, 2, 3, 10_000].map((count) => callers.callerOf(withToken(`${count}`)));
  expect(callersOf()).toEqual(['person 1', 'person 2', 'person 3', 'person 10000']);
  for (const another of ['a', 'b']) callers.remember(withToken(another), another);
  expect(callers.callerOf(withToken('4'))).toBe('192.0.2.1');
  expect(callers.callerOf(withToken('5'))).toBe('192.0.2.1');
  expect(callersOf()).toEqual(['person 1', 'person 2', 'person 3', 'person 10000']);
  const pass = async (minutes: number) => {
    now += minutes * 60_000;
    // The cache reads the clock once in a millisecond.
    await sleep(5);
  };
  await pass(9.9);
  expect(callers.callerOf(withToken('a'))).toBe('a');
  await pass(0.2);
  expect(callers.callerOf(withToken('a'))).toBe('192.0.2.1');
  expect(callersOf()).toEqual(Array(4).fill('192.0.2.1'));
});
