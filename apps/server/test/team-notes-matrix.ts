import {
  addTeamNote,
  addTeamTag,
  changeTeamNote,
  deleteTeamNote,
  findTeamTags,
  getTeamNotes,
  listTeamNotes,
  removeTeamTag,
} from '@titlenet/contract/team-notes';
import { everyRole, type MatrixLine } from './matrix-line.ts';
import { unknownId } from './personal-matrix.ts';

const notes = (company: string, isbn: string) => `/api/TeamNotes/${company}/${isbn}`;
const held = { for: everyRole, company: 'holds' } as const;
const payload = { text: 'Ask the agent.' };

/** Part of the access matrix: notes and tags of titles. */
export const teamNotesMatrix: readonly MatrixLine[] = [
  { endpoint: getTeamNotes, ...held, call: (company, isbn) => ({ url: notes(company, isbn) }) },
  // It holds only notes of the caller's companies, which `team-notes.test.ts` proves.
  { endpoint: listTeamNotes, for: everyRole, company: 'any', call: () => ({ url: '/api/TeamNotes' }) },
  { endpoint: findTeamTags, ...held, call: (company) => ({ url: `/api/TeamTags/${company}` }) },
  { endpoint: addTeamNote, ...held, call: (company, isbn) => ({ url: `${notes(company, isbn)}/Notes`, payload }) },
  {
    endpoint: changeTeamNote,
    ...held,
    isOthers: true,
    call: (company, isbn) => ({ url: `${notes(company, isbn)}/Notes/${unknownId}`, payload }),
  },
  {
    endpoint: deleteTeamNote,
    ...held,
    isOthers: true,
    call: (company, isbn) => ({ url: `${notes(company, isbn)}/Notes/${unknownId}` }),
  },
  {
    endpoint: addTeamTag,
    ...held,
    call: (company, isbn) => ({ url: `${notes(company, isbn)}/Tags`, payload: { tag: 'Fair' } }),
  },
  {
    endpoint: removeTeamTag,
    ...held,
    call: (company, isbn) => ({ url: `${notes(company, isbn)}/Tags/Remove`, payload: { tag: 'Fair' } }),
  },
];
