import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { addToPack } from '@titlenet/contract/pack-changes';
import { type PackSharing, sharePack } from '@titlenet/contract/pack-sharing';
import { copyPack, createPack, deletePack, findPacks, getPack } from '@titlenet/contract/packs';
import { addressOf } from '../../ui/address/links.ts';
import { callApi } from '../../ui/api/call-api.ts';

const packsKey = ['packs'] as const;

export const packAddress = (packId: number) => addressOf('/packs', { pack: packId });

/** The pack on the wall of a meeting. @param title its id, or 'end'; by default the first one */
export const wallAddress = (packId: number, title?: string) =>
  addressOf('/packs/wall', { pack: packId, ...(title !== undefined && { title }) });

/** The notes and the timer of a presentation. @param title as of the wall */
export const notesAddress = (packId: number, title: string) => addressOf('/packs/notes', { pack: packId, title });

/** The id of a pack in the address; null if there is none. */
export const packIdOf = (named: string | undefined): number | null =>
  named && /^\d{1,9}$/.test(named) ? Number(named) : null;

/** Query for the packs that the user may see. */
export const packsQuery = queryOptions({
  queryKey: packsKey,
  queryFn: ({ signal }) => callApi(findPacks, undefined, { signal, blocking: false, toast: false }),
});

/** Query for one pack with its titles. */
export const packQuery = (packId: number) =>
  queryOptions({
    queryKey: [...packsKey, packId],
    queryFn: ({ signal }) => callApi(getPack, { params: { packId } }, { signal, blocking: false, toast: false }),
    // The editor reads it again when it has changed: another read would hide edits that are not stored yet.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });

/** Where the titles of a pack come from. */
export type PackSource =
  | { readonly titles: { companyCode: string; isbn: string }[] }
  | { readonly listId: number }
  | { readonly searchId: number };

export interface NewPack {
  name: string;
  meeting: string;
  /** YYYY-MM-DD */
  meetingDay: string | null;
}

/** Changes of packs as wholes. They reject with an ApiError whose message is for the user. */
export function usePackCalls() {
  const client = useQueryClient();
  // Errors are shown beside the control instead of in a toast.
  const quiet = { toast: false } as const;
  const changing = async <Result>(change: Promise<Result>): Promise<Result> => {
    const result = await change;
    await client.invalidateQueries({ queryKey: packsKey });
    return result;
  };
  return {
    create: (pack: NewPack) => changing(callApi(createPack, { body: pack }, quiet)),
    copy: (packId: number, name: string) => changing(callApi(copyPack, { params: { packId }, body: { name } }, quiet)),
    delete: async (packId: number) => {
      await callApi(deletePack, { params: { packId } }, quiet);
      client.removeQueries({ queryKey: packQuery(packId).queryKey });
      await client.invalidateQueries({ queryKey: packsKey });
    },
    share: (packId: number, { forAll, members }: PackSharing) => {
      const body = { forAll, members: members.map(({ subject, role }) => ({ subject, role })) };
      return changing(callApi(sharePack, { params: { packId }, body }, quiet));
    },
    add: (packId: number, source: PackSource) =>
      changing(callApi(addToPack, { params: { packId }, body: source }, quiet)),
  };
}
