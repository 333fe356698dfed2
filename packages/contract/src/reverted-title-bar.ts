import { companyCodes } from '@titlenet/catalogue/companies';
import type { RecordOf } from '@titlenet/catalogue/field';
import { roles } from '@titlenet/catalogue/roles';
import { fieldLabel } from '@titlenet/catalogue/title-field';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { recordSchema } from './field-schema.ts';
import { askedIsbn } from './isbn-text.ts';

/** The reverted title bar (REPORT-04): shown above the report of an HCCP title without a product id. */
export const revertedTitleBarFields = [
  { name: 'isbn', label: fieldLabel('bar.isbn'), type: 'code', isRequired: true },
  { name: 'isbn10', label: 'ISBN10', type: 'code' },
  { name: 'title', label: fieldLabel('bar.title'), type: 'text', isRequired: true },
  { name: 'author', label: fieldLabel('bar.author1'), type: 'text' },
  { name: 'onSaleDate', label: fieldLabel('bar.onSaleDate'), type: 'date' },
  { name: 'pubDate', label: fieldLabel('bar.pubDate'), type: 'date' },
  { name: 'listPrice', label: 'List Price', type: 'money' },
] as const;

export const revertedTitleBarSchema = recordSchema(revertedTitleBarFields);
export type RevertedTitleBar = RecordOf<typeof revertedTitleBarFields>;

export const getRevertedTitleBar = defineEndpoint({
  name: 'getRevertedTitleBar',
  method: 'GET',
  path: '/api/Reports/:companyCode/:isbn/RevertedTitleBar',
  summary: 'The title bar of a report by ISBN; null when the company has no such title',
  access: roles,
  company: 'path',
  params: z.object({ companyCode: z.enum(companyCodes), isbn: askedIsbn }),
  response: revertedTitleBarSchema.nullable(),
});
