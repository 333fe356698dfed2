import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { CallSeries } from './call-series.ts';

const failed = (status: number, retryAfterMs?: number) => new ApiError(status, { traceId: 't', retryAfterMs });
const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));

test.each([429, 503])(
  'a call that is answered %i is repeated after the time that the server states',
  async (status) => {
    const times: number[] = [];
    const waits: (number | null)[] = [];
    const series = new CallSeries({ onWait: (until) => waits.push(until) });
    const result = series.run(async () => {
      times.push(Date.now() - NOW);
      if (times.length < 3) throw failed(status, 40_000);
      return 'done';
    });
    await vi.advanceTimersByTimeAsync(39_999);
    expect(times).toEqual([0]);
    expect(waits).toEqual([NOW + 40_000]);
    await vi.advanceTimersByTimeAsync(40_001);
    await expect(result).resolves.toBe('done');
    expect(times).toEqual([0, 40_000, 80_000]);
    expect(waits).toEqual([NOW + 40_000, null, NOW + 80_000, null]);
  },
);

test('without such a time the pauses double, and the call fails with the last error', async () => {
  const times: number[] = [];
  const result = new CallSeries().run(async () => {
    times.push(Date.now() - NOW);
    throw failed(429);
  });
  const outcome = expect(result).rejects.toMatchObject({ status: 429 });
  await vi.advanceTimersByTimeAsync(120_000);
  await outcome;
  expect(times).toEqual([0, 2_000, 6_000, 14_000, 30_000, 62_000]);
});

test('no call of the series is sent while one waits, other series go on', async () => {
  const series = new CallSeries();
  let isRefused = true;
  const refused = series.run(async () => {
    if (isRefused) throw failed(429, 30_000);
    return 'first';
  });
  await vi.advanceTimersByTimeAsync(0);
  isRefused = false;
  const next = vi.fn(async () => 'second');
  const second = series.run(next);
  await expect(new CallSeries().run(async () => 'other')).resolves.toBe('other');
  await vi.advanceTimersByTimeAsync(29_999);
  expect(next).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(Promise.all([refused, second])).resolves.toEqual(['first', 'second']);
});

test('other errors are not repeated', async () => {
  const call = vi.fn(async () => Promise.reject(failed(500)));
  await expect(new CallSeries().run(call)).rejects.toMatchObject({ status: 500 });
  expect(call).toHaveBeenCalledTimes(1);
});

test('an abort ends the pause at once', async () => {
  const abort = new AbortController();
  const call = vi.fn(async () => Promise.reject(failed(503)));
  const result = new CallSeries({ signal: abort.signal }).run(call);
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  abort.abort(new Error('cancelled'));
  await expect(result).rejects.toThrow('cancelled');
  expect(call).toHaveBeenCalledTimes(1);
});
