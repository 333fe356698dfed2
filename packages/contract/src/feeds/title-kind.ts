import { companyCodes } from '@titlenet/catalogue/companies';
import { searchAttributes, type TitleCodes } from '@titlenet/catalogue/search-attributes';
import { joinedSections, sections } from '@titlenet/catalogue/sheet/sections';
import { storedOnlyFields } from '@titlenet/catalogue/stored-only-fields';
import { titleBarFields } from '@titlenet/catalogue/title-bar';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import * as z from 'zod';
import { feedFields, feedIsbn, feedSection, feedSentAt, type SentAs } from './feed-field.ts';

/** What the record says outside its bar. */
const keys: readonly string[] = ['productId', 'companyCode', 'isbn'];
const barFields = titleBarFields.filter((field) => !keys.includes(field.name));

/** The store joins these from other titles when a sheet is read (G-169); of sales HCCP has texts of its own. */
const ownMembers = sections.map((section) => ({
  ...section,
  entries: (joinedSections as readonly string[]).includes(section.name)
    ? section.entries.filter((entry) => !('columns' in entry))
    : section.entries,
}));
const sheetSchema = z.strictObject(
  Object.fromEntries(
    ownMembers
      .filter((section) => section.entries.length > 0)
      .map((section) => [section.name, feedSection(section).optional()]),
  ),
) as unknown as SentAs<TitleRecord['sheet']>;

const coded = z.strictObject({ code: z.string().min(1), description: z.string().min(1) });
const codesSchema = z.strictObject(
  Object.fromEntries(searchAttributes.map(({ name }) => [name, z.array(coded).optional()])),
) as unknown as SentAs<TitleCodes>;

const referenceSchema = z.strictObject({
  isbn: feedIsbn,
  list: z.enum(['audioAndLargePrint', 'otherWorks', 'titleTrack', 'competitive']),
  known: z
    .strictObject({
      title: z.string().nullable().optional(),
      author: z.string().nullable().optional(),
      format: z.string().nullable().optional(),
      source: z.string().nullable().optional(),
    })
    .optional(),
  isModel: z.boolean().optional(),
});

/** Product ids above these are the store's own (decision G-166). */
const highestHouseProductId = 99_999_999;

export const titleKind = z
  .strictObject({
    kind: z.literal('title'),
    companyCode: z.enum(companyCodes),
    isbn: feedIsbn.nullable().optional(),
    recordReference: z.string().min(1).max(200).optional(),
    productId: z.int().min(1).max(highestHouseProductId).nullable().optional(),
    sentAt: feedSentAt.optional(),
    isDeleted: z.boolean().optional(),
    bar: feedFields(barFields).optional() as unknown as z.ZodOptional<SentAs<TitleRecord['bar']>>,
    sheet: sheetSchema.optional(),
    stored: feedFields(storedOnlyFields).optional(),
    codes: codesSchema.optional(),
    references: z.array(referenceSchema).max(1_000).optional(),
  })
  .refine((record) => record.isbn || record.recordReference, {
    path: ['recordReference'],
    message: 'a title without ISBN needs a reference of its own',
  })
  .meta({ description: 'What the house says of a title: bar, sections, stored figures, codes and related titles' });
