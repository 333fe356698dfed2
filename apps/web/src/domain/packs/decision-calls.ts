import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { isBlankDecision } from '@titlenet/catalogue/packs/decision-note';
import {
  type Decision,
  getPackDecisions,
  type PackDecision,
  recordPackDecision,
} from '@titlenet/contract/pack-decisions';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { callApi } from '../../ui/api/call-api.ts';
import { storagePerson } from '../../ui/storage/personal-storage.ts';
import { showWarning } from '../../ui/toasts/toasts.ts';
import { DecisionQueue } from './decision-queue.ts';
import { type WaitingDecision, waitingDecisions } from './waiting-decisions.ts';

const quiet = { blocking: false, toast: false } as const;

/** The queue of the signed-in person, for all screens of this window. */
export const decisionQueue = new DecisionQueue({
  entry: waitingDecisions,
  send: ({ packId, titleId, base, decided }) =>
    callApi(recordPackDecision, { params: { packId, titleId }, body: { ...decided, base } }, quiet),
});

window.addEventListener('online', () => void decisionQueue.flush());
window.addEventListener('storage', () => decisionQueue.reload());
window.addEventListener('beforeunload', (event) => {
  if (decisionQueue.isOnlyHere) event.preventDefault();
});
storagePerson.subscribe(() => decisionQueue.reload());

const decisionsQuery = (packId: number) =>
  queryOptions({
    queryKey: ['packDecisions', packId],
    queryFn: ({ signal }) => callApi(getPackDecisions, { params: { packId } }, { ...quiet, signal }),
    retry: false,
  });

/** A title's decision: as it is stored, and what waits to be sent. */
export interface ShownDecision {
  readonly stored: PackDecision | undefined;
  readonly waiting: WaitingDecision | undefined;
  /** What the user sees; undefined: none. */
  readonly decided: Decision | undefined;
  /** The revision that a change of it replaces; 0: none. */
  readonly base: number;
}

const replaced = (rows: readonly PackDecision[], row: PackDecision): PackDecision[] =>
  rows.some(({ titleId }) => titleId === row.titleId)
    ? rows.map((one) => (one.titleId === row.titleId ? row : one))
    : [...rows, row];

/** The decisions of a pack's titles, those that wait to be sent included. */
export function usePackDecisions(packId: number) {
  const client = useQueryClient();
  const { data, isError, isPending, refetch } = useQuery(decisionsQuery(packId));
  const all = useSyncExternalStore(decisionQueue.subscribe, () => decisionQueue.waiting);
  const waiting = useMemo(() => all.filter((one) => one.packId === packId), [all, packId]);
  useEffect(() => {
    void decisionQueue.flush();
    return decisionQueue.onStored((id, decision, remark) => {
      client.setQueryData(decisionsQuery(id).queryKey, (before) => before && replaced(before, decision));
      if (remark !== null) showWarning(`${decision.title}: ${remark}`);
    });
  }, [client]);
  return useMemo(() => {
    const stored = new Map((data ?? []).map((row) => [row.titleId, row]));
    const queued = new Map(waiting.map((one) => [one.titleId, one]));
    const of = (titleId: number): ShownDecision => {
      const own = { stored: stored.get(titleId), waiting: queued.get(titleId) };
      const decided = own.waiting?.decided ?? own.stored;
      return {
        ...own,
        decided: decided && !isBlankDecision(decided) ? decided : undefined,
        base: own.waiting?.base ?? own.stored?.revision ?? 0,
      };
    };
    return {
      of,
      /** Rows of titles that were decided and are not in the pack any more too, in the order of the pack. */
      stored: data ?? [],
      waiting,
      isPending,
      isError: isError && data === undefined,
      reload: () => void refetch(),
      /** @param base the revision that the user saw */
      record(title: { id: number; title: string }, decided: Decision, base: number) {
        decisionQueue.record({ packId, titleId: title.id, title: title.title, base, decided });
      },
      settle: (one: WaitingDecision, choice: 'mine' | 'theirs') => decisionQueue.settle(one, choice),
    };
  }, [data, waiting, isPending, isError, refetch, packId]);
}

export type PackDecisions = ReturnType<typeof usePackDecisions>;
