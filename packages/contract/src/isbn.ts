import { companyCodes } from '@titlenet/catalogue/companies';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { askedIsbn } from './isbn-text.ts';

const isbnParams = z.object({ isbn: z.string().trim().min(1).max(20) });

export const convert10To13Isbn = defineEndpoint({
  name: 'convert10To13Isbn',
  method: 'GET',
  path: '/api/isbn/:isbn/Convert10to13',
  summary: 'The ISBN-13 of an ISBN-10, as text',
  access: roles,
  company: 'none',
  params: isbnParams,
  response: z.string(),
  produces: 'text/plain',
});

export const companyOfIsbn = defineEndpoint({
  name: 'companyOfIsbn',
  readTokenScope: 'titles',
  method: 'GET',
  path: '/api/isbn/:isbn/Company',
  summary: "The company code of the caller's title with this ISBN; null when there is none",
  access: roles,
  company: 'title',
  params: z.object({ isbn: askedIsbn }),
  response: z.enum(companyCodes).nullable(),
});
