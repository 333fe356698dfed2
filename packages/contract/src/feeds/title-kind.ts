import { companyCodes } from '@titlenet/catalogue/companies';
import { knownEditionFields } from '@titlenet/catalogue/known-edition';
import { productRelations } from '@titlenet/catalogue/rules/product-relations';
import { type SearchAttributeName, sentAttributes } from '@titlenet/catalogue/search-attributes';
import type { SectionDefinition } from '@titlenet/catalogue/sheet/section';
import { storedSections } from '@titlenet/catalogue/sheet/sections';
import { storedOnlyFields } from '@titlenet/catalogue/stored-only-fields';
import { titleBarFields } from '@titlenet/catalogue/title-bar';
import * as z from 'zod';
import { shapeOf } from '../field-schema.ts';
import { type FeedSectionSchema, feedFields, feedIsbn, feedSection, feedSentAt, MAX_LENGTHS } from './feed-field.ts';

const MAX_REISSUE = 32_767;

/** The keys of the bar are members of the record itself. */
const barSchema = feedFields(titleBarFields)
  .omit({ productId: true, companyCode: true, isbn: true })
  .extend({
    title: z.string().max(MAX_LENGTHS.text).regex(/\S/, 'is blank').optional(),
    reissueNo: z.int().min(0).max(MAX_REISSUE).optional(),
  });

type SheetShape = { [D in (typeof storedSections)[number] as D['name']]: z.ZodOptional<FeedSectionSchema<D>> };
const optionalSection = (section: SectionDefinition) => feedSection(section).optional();
const sheetSchema = z.strictObject(shapeOf<SheetShape, SectionDefinition>(storedSections, optionalSection));

const codedSchema = z.strictObject({ code: z.string().min(1).max(500), description: z.string().min(1).max(20_000) });
const codeListSchema = z.array(codedSchema).max(1_000).optional();
type CodesShape = Record<SearchAttributeName, typeof codeListSchema>;
const codesSchema = z.strictObject(shapeOf<CodesShape, { name: string }>(sentAttributes, () => codeListSchema));

const referenceSchema = z.strictObject({
  isbn: feedIsbn,
  list: z.enum(['audioAndLargePrint', 'otherWorks', 'titleTrack', 'competitive']),
  known: feedFields(knownEditionFields).optional(),
  isModel: z.boolean().optional(),
  relations: z
    .array(z.enum([...productRelations.keys()]))
    .max(10)
    .optional()
    .meta({
      description: 'Codes of ONIX list 51; some put the title into a table of its own, such as 03 into Replaces',
    }),
});

/** Product ids above this one are assigned by the store (G-166). */
const MAX_HOUSE_PRODUCT_ID = 99_999_999;

export const titleKind = z
  .strictObject({
    kind: z.literal('title'),
    companyCode: z.enum(companyCodes),
    isbn: feedIsbn.nullable().optional(),
    recordReference: z.string().min(1).max(200).optional(),
    productId: z.int().min(1).max(MAX_HOUSE_PRODUCT_ID).nullable().optional(),
    sentAt: feedSentAt.optional(),
    isDeleted: z.boolean().optional(),
    bar: barSchema.optional(),
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
