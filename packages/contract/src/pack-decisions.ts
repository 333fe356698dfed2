import { companyCodes } from '@titlenet/catalogue/companies';
import { MAX_TAG_LENGTH, readTag } from '@titlenet/catalogue/rules/team-tags';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ofPack, packParams } from './packs.ts';

/** Maximum number of characters of a decision, which may become a tag. */
export const MAX_DECISION_LENGTH = MAX_TAG_LENGTH;
/** Maximum number of characters of a follow-up. */
export const MAX_FOLLOW_UP_LENGTH = 500;
/** Maximum number of copies. */
export const MAX_DECIDED_QUANTITY = 9_999_999;

const decisionShape = {
  /** '' if there is none. */
  decision: z.string().trim().max(MAX_DECISION_LENGTH),
  /** Whether the decision is a tag of the title too. */
  isTag: z.boolean(),
  /** Number of copies; null if there is none. */
  quantity: z.int().nonnegative().max(MAX_DECIDED_QUANTITY).nullable(),
  /** '' if there is none. */
  followUp: z.string().trim().max(MAX_FOLLOW_UP_LENGTH),
};

/** What a meeting has decided of a title; all blank: it was withdrawn. */
export const decisionSchema = z.object(decisionShape);
export type Decision = z.infer<typeof decisionSchema>;

export const packDecisionSchema = decisionSchema.extend({
  /** Id of the title within the pack. */
  titleId: z.int(),
  /** Number of the last change of the decision, from 1. */
  revision: z.int(),
  companyCode: z.enum(companyCodes),
  isbn: z.string(),
  /** Name and author of the title as the pack keeps them. */
  title: z.string(),
  author: z.string().nullable(),
  /** Null: the title does not exist any more. */
  productId: z.int().nullable(),
  /** Whether the title was removed from the pack since. */
  isRemoved: z.boolean(),
  /** Display name of the person who changed it last. */
  by: z.string(),
  isMine: z.boolean(),
  /** YYYY-MM-DDTHH:mm:ss, UTC. */
  at: z.string(),
});
export type PackDecision = z.infer<typeof packDecisionSchema>;

export const getPackDecisions = defineEndpoint({
  name: 'getPackDecisions',
  method: 'GET',
  path: '/api/Packs/:packId/Decisions',
  summary: "What was decided of a pack's titles of the caller's companies, in the order of the pack",
  errors: ['not-found'],
  ...ofPack,
  response: z.array(packDecisionSchema),
});

export const recordPackDecision = defineEndpoint({
  name: 'recordPackDecision',
  method: 'PUT',
  path: '/api/Packs/:packId/Decisions/:titleId',
  summary: 'Records what was decided of a title, as a note of the title too; nothing if another person did meanwhile',
  errors: ['not-found'],
  ...ofPack,
  params: packParams.extend({ titleId: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: decisionSchema
    .extend({
      /** `revision` of the decision that the editor saw; 0: none. */
      base: z.int().nonnegative(),
    })
    .refine(({ decision, isTag }) => !isTag || readTag(decision) !== null, 'A tag needs a decision'),
  response: z.object({
    /** 'conflict': another person has decided otherwise since `base`, and nothing was stored. */
    outcome: z.enum(['stored', 'conflict']),
    /** As it is stored now. */
    decision: packDecisionSchema,
    /** What could not be done beside it, for the user; null: nothing. */
    remark: z.string().nullable(),
  }),
});
