import { companyCodes } from '@titlenet/catalogue/companies';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { wireDate } from './field-schema.ts';

/** Maximum number of packs that a person owns. */
export const MAX_PACKS = 200;
/** Maximum number of titles of a pack, those that the caller does not see included. */
export const MAX_PACK_TITLES = 500;
/** Maximum number of characters of names and headings. */
export const MAX_PACK_NAME_LENGTH = 200;
/** YYYY-MM-DDTHH:mm:ss, UTC. */
const moment = z.string();
export const packRoles = ['owner', 'editor', 'reader'] as const;
export type PackRole = (typeof packRoles)[number];
/** What people without a role of their own may do. */
export const packForAll = ['none', 'reader', 'editor'] as const;

export const packSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Display name. */
  owner: z.string(),
  /** What the caller may do. */
  role: z.enum(packRoles),
  forAll: z.enum(packForAll),
  /** Name of the meeting; '' if none is stated. */
  meeting: z.string(),
  meetingDay: z.iso.date().nullable(),
  /** Number of titles of the caller's companies. */
  titles: z.int().nonnegative(),
  /** Number of titles of other companies. */
  hidden: z.int().nonnegative(),
  changedAt: moment,
});
export type Pack = z.infer<typeof packSchema>;

/** Facts of a title as they were on the day of the pack's figures. */
export const packFactsSchema = z.object({
  title: z.string(),
  author: z.string().nullable(),
  format: z.string().nullable(),
  /** In the currency of the company. */
  price: z.number().nullable(),
  onSaleDate: wireDate.nullable(),
  /** Market status in words. */
  status: z.string().nullable(),
});
export type PackFacts = z.infer<typeof packFactsSchema>;

export const packTitleSchema = packFactsSchema.extend({
  /** Id of the title within the pack. */
  id: z.int(),
  companyCode: z.enum(companyCodes),
  isbn: z.string(),
  /** Null: the title does not exist any more. */
  productId: z.int().nullable(),
  /** Day of the facts. */
  keptAt: moment,
  /** For the house only. */
  internalNote: z.string(),
  /** For buyers. */
  accountsNote: z.string(),
  /** Pages of this title; null: those of the pack. */
  pages: z.array(z.string()).nullable(),
});
export type PackTitle = z.infer<typeof packTitleSchema>;

const packSectionSchema = z.object({
  id: z.int(),
  heading: z.string(),
  titles: z.array(packTitleSchema),
});
export type PackSection = z.infer<typeof packSectionSchema>;

export const packContentSchema = packSchema.extend({
  /** Number of the last change; editors send it with their changes. */
  version: z.int(),
  /** Company whose mark is on the cover page. */
  mark: z.enum(companyCodes).nullable(),
  /** Codes of `packPages`, for titles without pages of their own. */
  pages: z.array(z.string()),
  /** In order; never none. */
  sections: z.array(packSectionSchema),
});
export type PackContent = z.infer<typeof packContentSchema>;

/** Name of a pack. */
export const packName = z.string().trim().min(1).max(MAX_PACK_NAME_LENGTH);
/** A text that may be empty, such as a heading. */
export const packText = z.string().trim().max(MAX_PACK_NAME_LENGTH);
export const packParams = z.object({ packId: z.coerce.number().int().positive().max(2_147_483_647) });
/** Access to a pack whose titles are read. */
export const ofPack = { access: roles, company: 'title', params: packParams } as const;

export const findPacks = defineEndpoint({
  name: 'findPacks',
  method: 'GET',
  path: '/api/Packs',
  summary: "The caller's packs and those shared with the caller, the newest change first",
  access: roles,
  company: 'title',
  response: z.array(packSchema),
});

export const createPack = defineEndpoint({
  name: 'createPack',
  method: 'POST',
  path: '/api/Packs',
  summary: 'Creates a pack of the caller with one section and no titles',
  access: roles,
  company: 'none',
  body: z.object({ name: packName, meeting: packText.default(''), meetingDay: z.iso.date().nullable().default(null) }),
  response: z.object({ id: z.int() }),
});

export const copyPack = defineEndpoint({
  name: 'copyPack',
  method: 'POST',
  path: '/api/Packs/:packId/Copy',
  summary: 'Copies a pack with the titles that the caller sees and their notes; the caller owns the copy',
  errors: ['not-found'],
  ...ofPack,
  body: z.object({ name: packName }),
  response: z.object({ id: z.int() }),
});

export const getPack = defineEndpoint({
  name: 'getPack',
  method: 'GET',
  path: '/api/Packs/:packId',
  summary: "A pack with its sections and those of its titles that are of the caller's companies",
  errors: ['not-found'],
  ...ofPack,
  response: packContentSchema,
});

export const deletePack = defineEndpoint({
  name: 'deletePack',
  method: 'DELETE',
  path: '/api/Packs/:packId',
  summary: 'Deletes a pack of the caller',
  errors: ['not-found'],
  access: roles,
  company: 'none',
  params: packParams,
});
