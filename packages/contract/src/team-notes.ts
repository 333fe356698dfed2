import { companyCodes } from '@titlenet/catalogue/companies';
import { teamNoteFields, teamNoteKinds } from '@titlenet/catalogue/lists/team-note-list';
import { roles } from '@titlenet/catalogue/roles';
import { readTag } from '@titlenet/catalogue/rules/team-tags';
import { keysOf } from '@titlenet/catalogue/typed-objects';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { recordSchema } from './field-schema.ts';

/** Maximum number of characters of a note. */
export const MAX_NOTE_LENGTH = 1_000;
/** Maximum number of notes of a title that are not deleted. */
export const MAX_NOTES = 100;
/** Maximum number of tags of a title. */
export const MAX_TAGS = 20;
/** Maximum number of suggested tags. */
export const MAX_SUGGESTED_TAGS = 500;

/** YYYY-MM-DDTHH:mm:ss, UTC. */
const moment = z.string();

const noteSchema = z.object({
  id: z.int(),
  /** Null for a deleted note. */
  text: z.string().nullable(),
  /** Display name. */
  author: z.string(),
  /** Whether the caller wrote it: only then may it be changed. */
  isMine: z.boolean(),
  canDelete: z.boolean(),
  writtenAt: moment,
  editedAt: moment.nullable(),
  deletedAt: moment.nullable(),
  deletedBy: z.string().nullable(),
  /** Earlier texts, newest first; none of a deleted note. */
  versions: z.array(z.object({ text: z.string(), replacedAt: moment })),
});
export type TeamNote = z.infer<typeof noteSchema>;

/** Notes and tags of a title, for all people of its company (G-582). */
export const teamNotesSchema = z.object({
  /** Null: a title without an ISBN has neither notes nor tags. */
  isbn: z.string().nullable(),
  tags: z.array(z.object({ tag: z.string(), label: z.string() })),
  /** Newest first. */
  notes: z.array(noteSchema),
  /** Additions and removals of tags, newest first. */
  tagChanges: z.array(z.object({ label: z.string(), isAdded: z.boolean(), by: z.string(), at: moment })),
});
export type TeamNotes = z.infer<typeof teamNotesSchema>;

const path = '/api/TeamNotes/:companyCode/:productId';
const titleParams = z.object({ companyCode: z.enum(companyCodes), productId: z.string().regex(/^\d{1,13}$/) });
const noteParams = titleParams.extend({ noteId: z.coerce.number().int().positive().max(2_147_483_647) });
const noteBody = z.object({ text: z.string().trim().min(1).max(MAX_NOTE_LENGTH) });
const tagBody = z.object({
  tag: z
    .string()
    .max(200)
    .refine((entered) => readTag(entered) !== null, 'Not a tag'),
});
const ofTitle = { access: roles, company: 'path', params: titleParams } as const;

export const getTeamNotes = defineEndpoint({
  name: 'getTeamNotes',
  readTokenScope: 'titles',
  method: 'GET',
  path,
  summary: 'Notes and tags of a title with their changes; null when the company has no such title',
  ...ofTitle,
  response: teamNotesSchema.nullable(),
});

export const findTeamTags = defineEndpoint({
  name: 'findTeamTags',
  method: 'GET',
  path: '/api/TeamTags/:companyCode',
  summary: "The tags of a company's titles, the most used first",
  access: roles,
  company: 'path',
  params: z.object({ companyCode: z.enum(companyCodes) }),
  response: z
    .array(z.object({ tag: z.string(), label: z.string(), titles: z.int().nonnegative() }))
    .max(MAX_SUGGESTED_TAGS),
});

const listedNotesSchema = z.object({
  /** The newest first. */
  data: z.array(recordSchema(teamNoteFields)),
  /** Number of notes and tags found; `data` holds at most the first 2,000. */
  total: z.int(),
});
export type ListedTeamNotes = z.output<typeof listedNotesSchema>;

export const listTeamNotes = defineEndpoint({
  name: 'listTeamNotes',
  readTokenScope: 'titles',
  method: 'GET',
  path: '/api/TeamNotes',
  summary: "Notes and tags of the titles of the caller's companies, of deleted titles too",
  access: roles,
  company: 'title',
  query: z.object({
    companyCode: z.enum(companyCodes).optional(),
    kind: z.enum(keysOf(teamNoteKinds)).optional(),
    /** Only those of deleted titles. */
    deleted: z.literal('true').optional(),
  }),
  response: listedNotesSchema,
});

export const addTeamNote = defineEndpoint({
  name: 'addTeamNote',
  method: 'POST',
  path: `${path}/Notes`,
  summary: 'Adds a note to a title',
  errors: ['not-found'],
  ...ofTitle,
  body: noteBody,
  response: z.object({ id: z.int() }),
});

export const changeTeamNote = defineEndpoint({
  name: 'changeTeamNote',
  method: 'PUT',
  path: `${path}/Notes/:noteId`,
  summary: "Replaces the text of the caller's note; the earlier text stays in its history",
  errors: ['not-found'],
  access: roles,
  company: 'path',
  params: noteParams,
  body: noteBody,
});

export const deleteTeamNote = defineEndpoint({
  name: 'deleteTeamNote',
  method: 'DELETE',
  path: `${path}/Notes/:noteId`,
  summary: "Deletes the caller's note; an administrator may delete every note",
  errors: ['not-found'],
  access: roles,
  company: 'path',
  params: noteParams,
});

export const addTeamTag = defineEndpoint({
  name: 'addTeamTag',
  method: 'POST',
  path: `${path}/Tags`,
  summary: 'Adds a tag to a title',
  errors: ['not-found'],
  ...ofTitle,
  body: tagBody,
});

export const removeTeamTag = defineEndpoint({
  name: 'removeTeamTag',
  method: 'POST',
  path: `${path}/Tags/Remove`,
  summary: 'Removes a tag from a title',
  errors: ['not-found'],
  ...ofTitle,
  body: tagBody,
});
