import { expect, test, vi } from 'vitest';
import { findRelease } from './release.ts';

test('a server that does not respond within 5 s cannot be reached [ERR-41]', async () => {
  const timeout = new AbortController();
  const timeoutOf = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () => reject(new DOMException('The operation timed out', 'TimeoutError')));
    return promise;
  });
  const release = findRelease(new AbortController().signal);
  expect(timeoutOf).toHaveBeenCalledExactlyOnceWith(5_000);
  timeout.abort();
  expect(await release).toBe('unreachable');
});
