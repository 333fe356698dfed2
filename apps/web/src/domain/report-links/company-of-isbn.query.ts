import { queryOptions } from '@tanstack/react-query';
import { hasIsbnForm, normalizeIsbn } from '@titlenet/catalogue/isbn/isbn';
import { companyOfIsbn } from '@titlenet/contract/isbn';
import { callApi } from '../../ui/api/call-api.ts';

/** The company of the caller that has a title with this ISBN; null if there is none, as for a text that is no ISBN. */
export const companyOfIsbnQuery = (isbn: string) =>
  queryOptions({
    queryKey: ['companyOfIsbn', isbn],
    queryFn: async ({ signal }) =>
      hasIsbnForm(normalizeIsbn(isbn)) ? callApi(companyOfIsbn, { params: { isbn } }, { signal }) : null,
  });
