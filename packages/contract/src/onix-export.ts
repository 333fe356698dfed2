import { companyCodes } from '@titlenet/catalogue/companies';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isbnText } from './isbn-text.ts';

export const onixReleases = ['3.1', '3.0'] as const;
export type OnixRelease = (typeof onixReleases)[number];

/** The same maximum as the rows of a search. */
export const MAX_ONIX_EXPORT_TITLES = 2_000;

/**
 * Selected titles, by ISBN or, without one, by product id; titles that the caller may not access are treated as unknown
 * (G-165).
 */
export const onixExportRequestSchema = z
  .object({
    companyCode: z.enum(companyCodes),
    isbns: z.array(isbnText).max(MAX_ONIX_EXPORT_TITLES).default([]),
    productIds: z.array(z.int().min(0).max(2_147_483_647)).max(MAX_ONIX_EXPORT_TITLES).default([]),
    release: z.enum(onixReleases).default('3.1'),
  })
  .refine(({ isbns, productIds }) => {
    const count = isbns.length + productIds.length;
    return count >= 1 && count <= MAX_ONIX_EXPORT_TITLES;
  }, `1 to ${MAX_ONIX_EXPORT_TITLES} titles`);

export type OnixExportRequest = z.infer<typeof onixExportRequestSchema>;

const reportedTitles = z.array(
  z.object({
    isbn: z.string().nullable(),
    productId: z.int(),
    title: z.string().nullable(),
    reasons: z.array(z.string()).min(1),
  }),
);

/** Preview of an export: titles that it contains and titles that it omits. */
export const onixExportCheckSchema = z.object({
  /** Titles to be written, including deletions. */
  written: z.int().nonnegative(),
  deleted: z.int().nonnegative(),
  /** Titles excluded from ONIX by the house. */
  excluded: z.array(z.string()),
  /** Titles that cannot be written in this release, with the reasons: 'no Format', 'a code that ONIX 3.1 does not have'. */
  notExportable: reportedTitles,
  /** Written titles without some elements, whose codes are newer than the schemas: 'EditionType AVS'. */
  lessened: reportedTitles,
  /** Number of ISBNs and product ids without a title of the caller. */
  unknown: z.int().nonnegative(),
});

export type OnixExportCheck = z.infer<typeof onixExportCheckSchema>;

export const checkOnixExport = defineEndpoint({
  name: 'checkOnixExport',
  method: 'POST',
  path: '/api/Onix/Check',
  summary: 'What an ONIX export of these titles would leave out, and why; nothing is exported',
  access: roles,
  company: 'title',
  body: onixExportRequestSchema,
  response: onixExportCheckSchema,
});

export const exportOnix = defineEndpoint({
  name: 'exportOnix',
  method: 'POST',
  path: '/api/Onix/Export',
  summary: 'These titles as an ONIX message; 204 where none of them is known. Titles left out stand in it as comments',
  access: roles,
  company: 'title',
  body: onixExportRequestSchema,
  response: z.string(),
  produces: 'application/xml',
  isSometimesEmpty: true,
});
