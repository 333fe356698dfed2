import { type Company, findCompany } from '@titlenet/catalogue/companies';
import { toIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import type { TitleKey } from '../../domain/sheet/use-title.ts';
import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';

/** Parameters of a coop page's address. */
export interface SubsectionAddress {
  readonly company: Company | undefined;
  /** ISBN-10 or ISBN-13 (G-121); empty if absent. */
  readonly isbn10: string;
  /** The title of the page; null if the address does not name one. */
  readonly title: TitleKey | null;
}

/** Reads the address; without a valid product id the ISBN identifies the title (G-128). */
export function readSubsectionAddress(query: Query): SubsectionAddress {
  const company = findCompany(queryValue(query, 'companyCode'));
  const isbn10 = queryValue(query, 'isbn10')?.trim() ?? '';
  const named = [queryValue(query, 'productId'), toIsbn13(isbn10), isbn10];
  const productId = named.find((id) => /^\d{1,13}$/.test(id ?? ''));
  return { company, isbn10, title: company && productId ? { companyCode: company.code, productId } : null };
}
