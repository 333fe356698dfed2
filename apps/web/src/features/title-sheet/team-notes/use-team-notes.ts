import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CompanyCode } from '@titlenet/catalogue/companies';
import {
  addTeamNote,
  addTeamTag,
  changeTeamNote,
  deleteTeamNote,
  findTeamTags,
  getTeamNotes,
  removeTeamTag,
} from '@titlenet/contract/team-notes';
import type { TitleKey } from '../../../domain/sheet/use-title.ts';
import { callApi } from '../../../ui/api/call-api.ts';

/** Query for the notes and tags of a title, loaded beside the sheet. */
export const teamNotesQuery = (title: TitleKey) =>
  queryOptions({
    queryKey: ['teamNotes', title.companyCode, title.productId],
    queryFn: ({ signal }) => callApi(getTeamNotes, { params: title }, { signal, blocking: false, toast: false }),
    retry: false,
  });

/** Query for the tags of a company, the most used first. */
export const teamTagsQuery = (companyCode: CompanyCode) =>
  queryOptions({
    queryKey: ['teamTags', companyCode],
    queryFn: ({ signal }) =>
      callApi(findTeamTags, { params: { companyCode } }, { signal, blocking: false, toast: false }),
    retry: false,
  });

/** Changes of notes and tags. They reject with an ApiError whose message is for the user. */
export function useTeamNoteCalls(title: TitleKey) {
  const client = useQueryClient();
  // Errors are shown beside the control instead of in a toast.
  const quiet = { blocking: false, toast: false } as const;
  const changing = async (change: Promise<unknown>): Promise<void> => {
    await change;
    await Promise.all([
      client.invalidateQueries({ queryKey: ['teamNotes', title.companyCode, title.productId] }),
      client.invalidateQueries({ queryKey: ['teamTags', title.companyCode] }),
      client.invalidateQueries({ queryKey: ['list', 'teamNotes'] }),
    ]);
    // Results have tags and notes as columns, and forms list the tags.
    client.removeQueries({ queryKey: ['powerSearch'] });
  };
  const noteParams = (noteId: number) => ({ ...title, noteId });
  return {
    addNote: (text: string) => changing(callApi(addTeamNote, { params: title, body: { text } }, quiet)),
    changeNote: (id: number, text: string) =>
      changing(callApi(changeTeamNote, { params: noteParams(id), body: { text } }, quiet)),
    deleteNote: (id: number) => changing(callApi(deleteTeamNote, { params: noteParams(id) }, quiet)),
    addTag: (tag: string) => changing(callApi(addTeamTag, { params: title, body: { tag } }, quiet)),
    removeTag: (tag: string) => changing(callApi(removeTeamTag, { params: title, body: { tag } }, quiet)),
  };
}

export type TeamNoteCalls = ReturnType<typeof useTeamNoteCalls>;
