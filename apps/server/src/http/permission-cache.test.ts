import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PermissionCache } from './permission-cache.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('permissions are at most 60 s old: cached at 59 s, loaded again at 61 s [PERM-09]', async () => {
  let roles = ['employee'];
  const find = vi.fn(async (subject: string) => ({ displayName: subject, companies: ['001'], roles }));
  const cache = new PermissionCache(find);
  const rolesNow = async () => (await cache.get('p1')).roles;

  expect(await rolesNow()).toEqual(['employee']);
  roles = ['user'];
  vi.advanceTimersByTime(59_000);
  expect(await rolesNow()).toEqual(['employee']);
  expect(find).toHaveBeenCalledTimes(1);
  // Requests in between do not extend their age.
  vi.advanceTimersByTime(2_000);
  expect(await rolesNow()).toEqual(['user']);
  expect(find).toHaveBeenCalledTimes(2);

  roles = [];
  vi.advanceTimersByTime(59_000);
  expect(await rolesNow()).toEqual(['user']);
  vi.advanceTimersByTime(2_000);
  expect(await rolesNow()).toEqual([]);
});

test('the age is that of a clock that runs on when the clock of the system is set back by two days [API-57]', async () => {
  const find = vi.fn(async (subject: string) => ({ displayName: subject, companies: [], roles: [] }));
  const cache = new PermissionCache(find);
  await cache.get('p1');
  vi.setSystemTime(Date.now() - 2 * 86_400_000);
  vi.advanceTimersByTime(59_000);
  await cache.get('p1');
  expect(find).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  await cache.get('p1');
  expect(find).toHaveBeenCalledTimes(2);
});

test('the age is counted for each person', async () => {
  const find = vi.fn(async (subject: string) => ({ displayName: subject, companies: [], roles: [] }));
  const cache = new PermissionCache(find);
  await cache.get('p1');
  vi.advanceTimersByTime(30_000);
  await cache.get('p2');
  vi.advanceTimersByTime(31_000);
  await cache.get('p1');
  await cache.get('p2');
  expect(find.mock.calls.flat()).toEqual(['p1', 'p2', 'p1']);
});
