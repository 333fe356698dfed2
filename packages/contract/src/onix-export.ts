import { companyCodes } from '@titlenet/catalogue/companies';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isbnText } from './isbn-text.ts';

export const onixReleases = ['3.1', '3.0'] as const;
export type OnixRelease = (typeof onixReleases)[number];

/** The same maximum as the rows of a search. */
export const onixExportMaximum = 2_000;

/** The titles of a selection; those that are not the caller's are left out as unknown (decision G-165). */
export const onixExportRequestSchema = z.object({
  companyCode: z.enum(companyCodes),
  isbns: z.array(isbnText).min(1).max(onixExportMaximum),
  release: z.enum(onixReleases).default('3.1'),
});

/** What an export would hold, and what it would leave out. */
export const onixExportCheckSchema = z.object({
  /** Titles that would be written, deletions among them. */
  written: z.int().nonnegative(),
  deleted: z.int().nonnegative(),
  /** Titles that the house keeps out of its feeds. */
  excluded: z.array(z.string()),
  /** Titles that lack what ONIX requires, with the labels of what they lack. */
  lacking: z.array(
    z.object({
      isbn: z.string().nullable(),
      productId: z.int(),
      title: z.string().nullable(),
      lacks: z.array(z.string()).min(1),
    }),
  ),
  /** How many of the ISBNs no title of the caller has. */
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
});
