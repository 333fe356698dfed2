import { queryOptions } from '@tanstack/react-query';
import { companyOfIsbn } from '@titlenet/contract/isbn';
import { callApi } from '../../ui/api/call-api.ts';

/** The company of the caller that has a title with this ISBN; null if there is none. */
export const companyOfIsbnQuery = (isbn: string) =>
  queryOptions({
    queryKey: ['companyOfIsbn', isbn],
    queryFn: ({ signal }) => callApi(companyOfIsbn, { params: { isbn } }, { signal }),
  });
