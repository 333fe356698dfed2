import type { CompanyCode } from '@titlenet/catalogue/companies';
import { isOneOf } from '@titlenet/catalogue/is-one-of';
import { type TeamNoteKind, teamNoteKinds } from '@titlenet/catalogue/lists/team-note-list';
import { keysOf } from '@titlenet/catalogue/typed-objects';
import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';
import { companyOfQuery } from './changed-titles-query.ts';

export interface TeamNotesQuery {
  readonly kind?: TeamNoteKind | undefined;
  readonly companyCode?: CompanyCode | undefined;
  /** Only notes and tags of deleted titles. */
  readonly deleted?: 'true' | undefined;
}

/** The choices of the page of notes and tags; unknown values count as absent. */
export function teamNotesOf(query: Query): TeamNotesQuery {
  const kind = queryValue(query, 'kind') ?? '';
  return {
    ...(isOneOf(keysOf(teamNoteKinds), kind) && { kind }),
    ...companyOfQuery(query),
    ...(queryValue(query, 'deleted') === 'true' && { deleted: 'true' }),
  };
}
