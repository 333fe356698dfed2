import type { Decision, PackDecision } from '@titlenet/contract/pack-decisions';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../ui/api/api-error.ts';
import { closePersonalStorage, openPersonalStorage } from '../../ui/storage/personal-storage.ts';
import { DecisionQueue } from './decision-queue.ts';
import { type WaitingDecision, waitingDecisions } from './waiting-decisions.ts';

const reprint: Decision = { decision: 'Reprint', isTag: false, quantity: 5000, followUp: '' };
const ofTide = { packId: 5, titleId: 1, title: 'Tide', base: 0, decided: reprint };

const row = (titleId: number, change: Partial<PackDecision> = {}): PackDecision => ({
  ...reprint,
  titleId,
  revision: 1,
  companyCode: '001',
  isbn: '9780062040801',
  title: 'Tide',
  author: null,
  productId: 1,
  isRemoved: false,
  by: 'Ada Reader',
  isMine: true,
  at: '2026-11-01T09:00:00',
  ...change,
});
const stored = (titleId: number) => ({ outcome: 'stored' as const, decision: row(titleId), remark: null });
const offline = () => Promise.reject(new ApiError(0, { traceId: '' }));

const queueWith = (send: (waiting: WaitingDecision) => Promise<ReturnType<typeof stored>>) =>
  new DecisionQueue({ entry: waitingDecisions, send });

beforeEach(() => {
  localStorage.clear();
  openPersonalStorage('1');
});

test('what is recorded without a network waits over a reload, and is sent once when it is back [PACK-33]', async () => {
  const before = queueWith(offline);
  before.record(ofTide);
  before.record({ ...ofTide, titleId: 3, title: 'Lantern' });
  await vi.waitFor(() => expect(before.waiting).toHaveLength(2));

  const send = vi.fn(({ titleId }: WaitingDecision) => Promise.resolve(stored(titleId)));
  const reloaded = queueWith(send);
  expect(reloaded.waiting.map(({ title }) => title)).toEqual(['Tide', 'Lantern']);
  const told = vi.fn();
  reloaded.onStored(told);
  await reloaded.flush();
  expect(send.mock.calls.map(([{ titleId, decided }]) => [titleId, decided])).toEqual([
    [1, reprint],
    [3, reprint],
  ]);
  expect(told.mock.calls.map(([packId, { titleId }]) => [packId, titleId])).toEqual([
    [5, 1],
    [5, 3],
  ]);
  expect(reloaded.waiting).toEqual([]);
  expect(queueWith(offline).waiting).toEqual([]);
});

test('a decision that is changed while it is sent is sent again [PACK-33]', async () => {
  let answer: (value: ReturnType<typeof stored>) => void = () => undefined;
  const sent: (number | null)[] = [];
  const queue = queueWith(({ decided }) => {
    sent.push(decided.quantity);
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2);
  queue.record(ofTide);
  queue.record({ ...ofTide, decided: { ...reprint, quantity: 1 } });
  answer(stored(1));
  await vi.waitFor(() => expect(sent).toEqual([5000, 1]));
  expect(queue.waiting).toMatchObject([{ decided: { quantity: 1 } }]);
  answer(stored(1));
  await vi.waitFor(() => expect(queue.waiting).toEqual([]));
});

test('a conflict stays until the user chooses, and the others are sent [PACK-34]', async () => {
  const theirs = row(1, { decision: 'Pass', revision: 4, by: 'Ben Seller', isMine: false });
  const send = vi.fn((waiting: WaitingDecision) =>
    Promise.resolve(
      waiting.titleId === 1 && waiting.base < 4
        ? { outcome: 'conflict' as const, decision: theirs, remark: null }
        : stored(waiting.titleId),
    ),
  );
  const queue = new DecisionQueue({ entry: waitingDecisions, send });
  queue.record(ofTide);
  queue.record({ ...ofTide, titleId: 3 });
  await vi.waitFor(() => expect(queue.waiting).toMatchObject([{ titleId: 1, conflict: { decision: 'Pass' } }]));
  queue.settle(queue.waiting[0]!, 'mine');
  await vi.waitFor(() => expect(queue.waiting).toEqual([]));
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ titleId: 1, base: 4, decided: reprint }));
  queue.record(ofTide);
  await vi.waitFor(() => expect(queue.waiting).toMatchObject([{ conflict: { decision: 'Pass' } }]));
  queue.settle(queue.waiting[0]!, 'theirs');
  expect(queue.waiting).toEqual([]);
});

test('what the server refuses is kept with its reason and does not stop the others [PACK-33]', async () => {
  const queue = queueWith(({ titleId }) =>
    titleId === 1
      ? Promise.reject(new ApiError(404, { traceId: '', message: 'There is no such pack.' }))
      : Promise.resolve(stored(titleId)),
  );
  queue.record(ofTide);
  queue.record({ ...ofTide, titleId: 3 });
  await vi.waitFor(() => expect(queue.waiting).toMatchObject([{ titleId: 1, refusal: 'There is no such pack.' }]));
});

test('decisions wait for their own person [PACK-33]', async () => {
  const queue = queueWith(offline);
  queue.record(ofTide);
  closePersonalStorage();
  openPersonalStorage('2');
  expect(queueWith(offline).waiting).toEqual([]);
  openPersonalStorage('1');
  expect(queueWith(offline).waiting).toMatchObject([{ title: 'Tide' }]);
});
