import { titleAddressId } from '@titlenet/catalogue/companies';
import type { TitleKey } from '../../domain/sheet/use-title.ts';
import { personalEntry } from '../../ui/storage/personal-storage.ts';

/** A title as its row or sheet names it. */
interface NamedTitle {
  readonly companyCode: string;
  readonly productId: number | null;
  readonly isbn: string | null;
  readonly title?: string | null;
}

const stored = personalEntry<Readonly<Record<string, unknown>>>({
  name: 'printedTitles',
  area: 'browser',
  parse: (value) => (typeof value === 'object' && value !== null ? { ...value } : {}),
});

const placeOf = ({ companyCode, productId }: { companyCode: string; productId: string }) =>
  `${companyCode} ${productId}`;

/** Stores the names of the titles of a print or file, so that a title that cannot be loaded is named all the same. */
export function storePrintedNames(titles: readonly NamedTitle[]): void {
  const names = titles.map((title) => [
    placeOf({ companyCode: title.companyCode, productId: String(titleAddressId(title)) }),
    [title.title, title.isbn].filter(Boolean).join(' · '),
  ]);
  stored.write(Object.fromEntries(names));
}

/** Title and ISBN of a title of the latest print; null for others, such as those of an address from elsewhere. */
export function printedName(key: TitleKey): string | null {
  const name = stored.read()?.[placeOf(key)];
  return typeof name === 'string' && name !== '' ? name : null;
}
