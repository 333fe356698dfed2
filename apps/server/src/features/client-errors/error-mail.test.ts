import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorMail, type Mail } from './error-mail.ts';

const report = (message: string) => ({
  message,
  url: 'https://titlenet.test/#/home',
  kind: 'error' as const,
  traceId: 'abc',
  userAgent: 'test',
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('sends one mail per minute and counts the reports in between', async () => {
  const sent: Mail[] = [];
  const mail = new ErrorMail(async (one) => void sent.push(one));
  for (const message of ['first', 'second', 'third']) await mail.report(report(message));
  expect(sent.map(({ subject }) => subject)).toEqual(['TitleNet error: first']);

  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent[1]?.subject).toBe('TitleNet error: third');
  expect(sent[1]?.text).toContain('1 more error was reported since the last mail.');

  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
  await mail.report(report('much later'));
  expect(sent).toHaveLength(3);
});

test('a mail that cannot be sent is answered 521, and the pause applies all the same', async () => {
  let attempts = 0;
  const mail = new ErrorMail(async () => {
    attempts += 1;
    throw new Error('connect ECONNREFUSED');
  });
  await expect(mail.report(report('first'))).rejects.toMatchObject({ code: 'mail-unavailable' });
  await mail.report(report('second'));
  expect(attempts).toBe(1);
});
