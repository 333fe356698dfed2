import { companyCodes } from '@titlenet/catalogue/companies';
import { tradeCategories } from '@titlenet/catalogue/reports/trade-categories';
import { rolesFromNames } from '@titlenet/catalogue/roles';
import { type SearchAttributeName, sentAttributes } from '@titlenet/catalogue/search-attributes';
import * as z from 'zod';
import { feedAddress, feedIsbn, feedSentAt } from './feed-field.ts';

const name = z.string().trim().min(1).max(200);
const sentAt = feedSentAt.optional();

export const personKind = z
  .strictObject({
    kind: z.literal('person'),
    sentAt,
    id: z.string().min(1).max(100),
    name,
    photoUrl: feedAddress.nullable().optional(),
  })
  .meta({ description: 'A person with a photo: author, artist, reader or performer' });

/** The attributes that have labels of their own. */
const labelledAttributes = sentAttributes
  .filter((attribute) => !('labelsOf' in attribute))
  .map((attribute): SearchAttributeName => attribute.name);

export const lookupKind = z
  .strictObject({
    kind: z.literal('lookup'),
    sentAt,
    attribute: z.enum(labelledAttributes),
    code: z.string().min(1).max(200),
    description: name,
  })
  .meta({ description: 'What a code means, in search forms and selectors' });

export const listKind = z
  .strictObject({
    kind: z.literal('list'),
    sentAt,
    name,
    owner: z.string().min(1).max(200).meta({ description: 'Subject of the person at the identity provider' }),
    isShared: z.boolean().optional(),
    isbns: z.array(feedIsbn).max(100_000),
  })
  .meta({ description: 'A list of ISBNs of one person, for everybody when it is shared' });

export const tradeCategoryKind = z
  .strictObject({
    kind: z.literal('trade-category'),
    sentAt,
    report: z.enum(tradeCategories.map(({ report }) => report)),
    titles: z
      .array(z.strictObject({ companyCode: z.enum(companyCodes), isbn: feedIsbn }))
      .max(10_000)
      .meta({ description: 'In the order of their rank' }),
  })
  .meta({ description: 'The ranked titles of a trade category, in place of the list before' });

const roleName = z
  .string()
  .max(100)
  .refine((text) => rolesFromNames([text]).length > 0, 'is no role');

export const permissionKind = z
  .strictObject({
    kind: z.literal('permission'),
    sentAt,
    subject: z.string().min(1).max(200).meta({ description: 'Subject at the identity provider' }),
    displayName: z.string().max(200),
    companies: z.array(z.enum(companyCodes)).max(100),
    roles: z.array(roleName).max(100),
  })
  .meta({ description: 'Companies and roles of a person, in place of those granted before' });
