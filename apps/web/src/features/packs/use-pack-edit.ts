import { useQueryClient } from '@tanstack/react-query';
import { changePack, getPackChanges, type PackOperation } from '@titlenet/contract/pack-changes';
import type { PackContent } from '@titlenet/contract/packs';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { packQuery } from '../../domain/packs/pack-calls.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { PackEditing } from './pack-editing.ts';

/** Pause between questions whether others have changed the pack. */
const POLL_MS = 15_000;

/** Edits of one pack, which are sent as soon as the earlier ones are stored. */
export function usePackEdit(packId: number) {
  const client = useQueryClient();
  const [editing] = useState(() => {
    const key = packQuery(packId).queryKey;
    const quiet = { blocking: false, toast: false } as const;
    return new PackEditing({
      read: () => client.getQueryData(key),
      show: (pack: PackContent) => client.setQueryData(key, pack),
      reload: () => client.fetchQuery({ ...packQuery(packId), staleTime: 0 }),
      send: (version: number, operations: PackOperation[]) =>
        callApi(changePack, { params: { packId }, body: { version, operations } }, quiet),
      findChanges: (since: number) => callApi(getPackChanges, { params: { packId }, query: { since } }, quiet),
    });
  });
  useEffect(() => {
    // What is shown first may have been read earlier.
    void editing.poll();
    const timer = setInterval(() => document.visibilityState === 'visible' && void editing.poll(), POLL_MS);
    const warn = (event: BeforeUnloadEvent) => editing.hasUnsaved && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('beforeunload', warn);
      // The list of packs shows names and numbers of titles.
      void client.invalidateQueries({ queryKey: ['packs'], exact: true });
    };
  }, [client, editing]);
  const state = useSyncExternalStore(editing.subscribe, () => editing.state);
  return useMemo(() => ({ editing, ...state }), [editing, state]);
}

export type PackEdit = ReturnType<typeof usePackEdit>;
