import { describe, expect, test } from 'vitest';
import { Renewals } from './renewals.ts';
import type { Granted, Refused } from './token-answer.ts';

const granted = (refreshToken: string): Granted => ({
  access_token: `access of ${refreshToken}`,
  token_type: 'Bearer',
  expires_in: 600,
  refresh_token: refreshToken,
});
const refused: Refused = { error: 'invalid_grant' };

function setUp() {
  const clock = { now: 1_000_000 };
  const renewals = new Renewals(() => clock.now);
  const calls: string[] = [];
  const renew = (token: string, answer: Granted | Refused | Error) =>
    renewals.renew(token, async () => {
      calls.push(token);
      if (answer instanceof Error) throw answer;
      return answer;
    });
  return { clock, renewals, calls, renew };
}

describe('two renewals with one token', () => {
  test('get the same response, concurrently and shortly after, with the remaining time', async () => {
    const { clock, calls, renew } = setUp();
    const [first, second] = await Promise.all([renew('old', granted('new')), renew('old', refused)]);
    expect(second).toEqual(first);
    clock.now += 20_000;
    expect(await renew('old', refused)).toEqual({ ...granted('new'), expires_in: 580 });
    expect(calls).toEqual(['old']);
  });

  test('are repeated when the response is half a minute old', async () => {
    const { clock, calls, renew } = setUp();
    await renew('old', granted('new'));
    clock.now += 31_000;
    expect(await renew('old', refused)).toEqual(refused);
    expect(calls).toEqual(['old', 'old']);
  });
});

test.each([
  ['a refusal', refused],
  ['a failure', new Error('down')],
])('%s is not remembered', async (_case, answer) => {
  const { renew } = setUp();
  await renew('old', answer).catch(() => undefined);
  expect(await renew('old', granted('new'))).toEqual(granted('new'));
});

describe('the end of a sign-in', () => {
  test('returns the newest token of the session, also while its renewal runs', async () => {
    const { renewals, renew } = setUp();
    const underWay = renew('old', granted('new'));
    expect(await renewals.end('old')).toBe('new');
    await underWay;
    expect(await renewals.end('never seen')).toBe('never seen');
  });

  test('removes a cached renewal, by the token it used and by the token it returned', async () => {
    const { calls, renewals, renew } = setUp();
    await renew('old', granted('new'));
    await renewals.end('new');
    expect(await renew('old', refused)).toEqual(refused);
    expect(calls).toEqual(['old', 'old']);
  });
});
