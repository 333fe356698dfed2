import { type Company, findCompany } from '@titlenet/catalogue/companies';
import { toIsbn13 } from '@titlenet/catalogue/isbn';
import type { TitleKey } from '../../domain/sheet/use-title.ts';
import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';

/** What the address of a coop page says (TS §2). */
export interface SubsectionAddress {
  readonly company: Company | undefined;
  /** Ten or thirteen characters (decision G-121); empty where the address has none. */
  readonly isbn10: string;
  /** The title beside which the page stands; null where the address does not name it. */
  readonly title: TitleKey | null;
}

/** Reads the address; without a product id, or with one that is none, the ISBN names the title (decision G-128). */
export function readSubsectionAddress(query: Query): SubsectionAddress {
  const company = findCompany(queryValue(query, 'companyCode'));
  const isbn10 = queryValue(query, 'isbn10')?.trim() ?? '';
  const named = [queryValue(query, 'productId'), toIsbn13(isbn10), isbn10];
  const productId = named.find((id) => /^\d{1,13}$/.test(id ?? ''));
  return { company, isbn10, title: company && productId ? { companyCode: company.code, productId } : null };
}
