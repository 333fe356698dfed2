import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isbnText } from './isbn-text.ts';

export const getHqnaCoverImage = defineEndpoint({
  name: 'getHqnaCoverImage',
  method: 'GET',
  path: '/api/TitleSheet/CoverImage/HQNA/:isbn',
  summary: 'The address of the cover of an HQNA title, as text; empty when there is no such title',
  errors: ['hqna-unavailable'],
  access: roles,
  company: 'title',
  params: z.object({ isbn: isbnText }),
  response: z.string(),
  produces: 'text/plain',
});
