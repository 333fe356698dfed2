import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { withRetry } from './with-retry.ts';

const failed = (status: number) => new ApiError(status, { traceId: 't' });
const MINUTE_MS = 60_000;

test.each([429, 503])(
  'a call that is answered %i is repeated until the minute of the rate limit is over',
  async (status) => {
    vi.useFakeTimers();
    const started = Date.now();
    const call = vi.fn(async () => {
      if (Date.now() - started < MINUTE_MS) throw failed(status);
      return 'done';
    });
    const result = withRetry(call, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(MINUTE_MS + 5_000);
    await expect(result).resolves.toBe('done');
    expect(call.mock.calls.length).toBeLessThanOrEqual(6);
  },
);

test('after that it fails with the last error', async () => {
  vi.useFakeTimers();
  const result = withRetry(async () => Promise.reject(failed(429)), new AbortController().signal);
  const outcome = expect(result).rejects.toMatchObject({ status: 429 });
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  await outcome;
});

test('other errors are not repeated', async () => {
  const call = vi.fn(async () => Promise.reject(failed(500)));
  await expect(withRetry(call, new AbortController().signal)).rejects.toMatchObject({ status: 500 });
  expect(call).toHaveBeenCalledTimes(1);
});

test('an abort ends the pause at once', async () => {
  const abort = new AbortController();
  const call = vi.fn(async () => Promise.reject(failed(503)));
  const result = withRetry(call, abort.signal);
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  abort.abort(new Error('cancelled'));
  await expect(result).rejects.toThrow('cancelled');
  expect(call).toHaveBeenCalledTimes(1);
});
