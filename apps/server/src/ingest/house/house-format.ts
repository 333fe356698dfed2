import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { ListProperties } from './isbn-list-csv.ts';

/** Format of a house file: records as lines of JSON, or a table. */
export type HouseFormat =
  | { form: 'lines' }
  | { form: 'sales-month'; company?: CompanyCode }
  | { form: 'list'; list: ListProperties };
