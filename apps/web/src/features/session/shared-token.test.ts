import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedToken } from './shared-token.ts';
import { openTabChannel, type TabChannel } from './tab-channel.ts';
import type { TimedToken } from './timed-token.ts';

/** The Web Locks API, which the test environment lacks: one holder per name, in order of request. */
function lockManager() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request<T>(name: string, work: () => Promise<T>): Promise<T> {
      const turn = (queues.get(name) ?? Promise.resolve()).then(work);
      queues.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}

const person = (sub: string, nonce: number) => `h.${btoa(JSON.stringify({ sub, nonce }))}.s`;
const tabs: { token: SharedToken; channel: TabChannel }[] = [];
let obtained = 0;

/** A tab of the browser; all tabs share channel and locks. */
function openTab(sub = 'ada', life = 60_000) {
  const channel = openTabChannel('titlenet.test');
  const token = new SharedToken({
    name: 'access',
    channel,
    leadMs: () => 10_000,
    async obtain(): Promise<TimedToken> {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const receivedAt = Date.now();
      return { value: person(sub, ++obtained), receivedAt, expiresAt: receivedAt + life };
    },
    onRenewalFailed: () => false,
  });
  tabs.push({ token, channel });
  return token;
}

beforeEach(() => {
  obtained = 0;
  Object.defineProperty(navigator, 'locks', { value: lockManager(), configurable: true });
});

afterEach(() => {
  for (const { token, channel } of tabs.splice(0)) {
    token.dispose();
    channel.close();
  }
  Reflect.deleteProperty(navigator, 'locks');
});

test('tabs that renew at the same time renew once and share the token [SIGN-08]', async () => {
  const [one, two, three] = [openTab(), openTab(), openTab()];
  const first = await one.renew();
  two.accept({ ...first });
  three.accept({ ...first });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(obtained).toBe(1);
  const renewed = await Promise.all([one.renew(), two.renew(), three.renew()]);
  expect(obtained).toBe(2);
  expect(new Set(renewed.map((token) => token.value)).size).toBe(1);
});

test('a renewal is sent to the other tabs', async () => {
  const [one, two] = [openTab(), openTab()];
  const first = await one.renew();
  two.accept({ ...first });
  await new Promise((resolve) => setTimeout(resolve, 5));
  const second = await one.renew();
  await vi.waitFor(() => expect(two.current()?.value).toBe(second.value));
});

test('a token of another user is not accepted', async () => {
  const [ada, grace] = [openTab('ada'), openTab('grace')];
  const mine = await ada.renew();
  await new Promise((resolve) => setTimeout(resolve, 5));
  await grace.renew();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ada.current()?.value).toBe(mine.value);
});

test('a renewal that was pending when the token was cleared does not restore it', async () => {
  const tab = openTab();
  const renewal = tab.renew();
  tab.clear();
  await expect(renewal).rejects.toThrow('session ended');
  expect(tab.current()).toBeUndefined();
});

test('short-lived tokens are renewed at half of their lifetime', async () => {
  const tab = openTab('ada', 400);
  await tab.renew();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(obtained).toBe(1);
  await vi.waitFor(() => expect(obtained).toBe(2), { timeout: 1_000 });
});
