import { companyCodes } from '@titlenet/catalogue/companies';
import { isPackPage } from '@titlenet/catalogue/packs/pack-pages';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { askedIsbn } from './isbn-text.ts';
import { MAX_PACK_TITLES, ofPack, packName, packText } from './packs.ts';

/** Maximum number of sections of a pack. */
export const MAX_PACK_SECTIONS = 50;
/** Maximum number of characters of a note of a pack. */
export const MAX_PACK_NOTE_LENGTH = 2_000;
/** Maximum number of operations of one request. */
export const MAX_PACK_OPERATIONS = 100;
/** Maximum number of changes of others that are named. */
export const MAX_TOLD_CHANGES = 50;

const moment = z.string();
const id = z.int().positive().max(2_147_483_647);
const pages = z
  .array(z.string().refine(isPackPage, 'Not a page of a pack'))
  .max(30)
  .transform((codes) => [...new Set(codes)]);

/** Fields that are changed one by one: the last change of each counts. */
export const packFields = [
  'name',
  'meeting',
  'meetingDay',
  'mark',
  'pages',
  'heading',
  'internalNote',
  'accountsNote',
  'place',
  'isRemoved',
  'added',
  'figures',
] as const;
export type PackField = (typeof packFields)[number];

const fieldShape = {
  /** Display name of who changed it. */
  by: z.string(),
  /** Id of a section or title; null: of the pack itself. */
  part: z.enum(['pack', 'section', 'title']),
  id: z.int().nullable(),
  /** Name of the title, heading of the section, or name of the pack. */
  name: z.string(),
  field: z.enum(packFields),
};
/** `before`: the text that was replaced; null for fields that are not texts. */
const otherChange = z.object({ ...fieldShape, before: z.string().nullable(), at: moment });

const otherChanges = {
  version: z.int(),
  /** Changes of others since the caller's version, the newest first, without those of titles that the caller does not see. */
  others: z.array(otherChange).max(MAX_TOLD_CHANGES),
};
export const packChangesSchema = z.object(otherChanges);
export type PackChanges = z.infer<typeof packChangesSchema>;

const note = z.string().max(MAX_PACK_NOTE_LENGTH);

/** Changes the given fields and leaves the others. `before`: the part that follows; null: the end. */
export const packOperationSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('setPack'),
    set: z.object({
      name: packName.optional(),
      meeting: packText.optional(),
      meetingDay: z.iso.date().nullable().optional(),
      mark: z.enum(companyCodes).nullable().optional(),
      pages: pages.optional(),
    }),
  }),
  z.object({
    kind: z.literal('setSection'),
    id,
    set: z.object({ heading: packText.optional(), isRemoved: z.boolean().optional() }),
  }),
  z.object({
    kind: z.literal('setTitle'),
    id,
    set: z.object({
      internalNote: note.optional(),
      accountsNote: note.optional(),
      pages: pages.nullable().optional(),
      isRemoved: z.boolean().optional(),
    }),
  }),
  z.object({ kind: z.literal('addSection'), heading: packText, before: id.nullable() }),
  z.object({ kind: z.literal('moveSection'), id, before: id.nullable() }),
  z.object({
    kind: z.literal('moveTitles'),
    ids: z.array(id).min(1).max(MAX_PACK_TITLES),
    sectionId: id,
    before: id.nullable(),
  }),
]);
export type PackOperation = z.infer<typeof packOperationSchema>;

/** Exactly one of them: chosen titles, the titles of a user list, or those that a saved search finds now. */
const source = {
  titles: z
    .array(z.object({ companyCode: z.string().max(3), isbn: askedIsbn }))
    .min(1)
    .max(2_000)
    .optional(),
  listId: id.optional(),
  searchId: id.optional(),
};
const hasOneSource = ({ titles, listId, searchId }: { titles?: unknown; listId?: unknown; searchId?: unknown }) =>
  [titles, listId, searchId].filter((one) => one !== undefined).length === 1;

export const addToPack = defineEndpoint({
  name: 'addToPack',
  method: 'POST',
  path: '/api/Packs/:packId/Titles',
  summary: "Adds titles of the caller's companies at the end of a section, by default the last one",
  errors: ['not-found', 'search-not-ready'],
  ...ofPack,
  body: z
    .object({ ...source, sectionId: id.optional() })
    .refine(hasOneSource, 'Exactly one of titles, listId and searchId'),
  response: z.object({
    /** Ids within the pack, in order. */
    added: z.array(z.int()),
    alreadyThere: z.int().nonnegative(),
    /** Number of titles, or ISBNs of a list, that do not exist in the caller's companies. */
    notFound: z.int().nonnegative(),
  }),
});

export const getPackChanges = defineEndpoint({
  name: 'getPackChanges',
  method: 'GET',
  path: '/api/Packs/:packId/Changes',
  summary: 'What others have changed since a version of a pack',
  errors: ['not-found'],
  ...ofPack,
  query: z.object({ since: z.coerce.number().int().nonnegative() }),
  response: packChangesSchema,
});

export const changePack = defineEndpoint({
  name: 'changePack',
  method: 'POST',
  path: '/api/Packs/:packId/Changes',
  summary: 'Changes fields of a pack, but no text that another person has changed since the version',
  errors: ['not-found'],
  ...ofPack,
  body: z.object({
    /** Version on which the editor's screen is based. */
    version: z.int().nonnegative(),
    operations: z.array(packOperationSchema).min(1).max(MAX_PACK_OPERATIONS),
  }),
  response: z.object({
    ...otherChanges,
    /** Texts of this call that are not stored, because others have changed these fields since the caller's version. */
    refused: z.array(z.object({ ...fieldShape, text: z.string() })),
    /** Ids of added sections, in order. */
    addedSections: z.array(z.int()),
  }),
});
