import type { CompanyCode } from '@titlenet/catalogue/companies';

/** Titles that are read with one statement. */
const GROUP_SIZE = 10;

/** JSON of one response before compression: some hundred ordinary title sheets, or two of the longest. */
const MAX_RESPONSE_CHARACTERS = 2_000_000;

interface BatchOptions<Key, Found> {
  /** Companies of the caller. */
  companies: readonly CompanyCode[];
  /** Reads titles of these companies. @returns one element for each key */
  read: (keys: readonly Key[]) => Promise<readonly (Found | null)[]>;
  /** Characters of its JSON. */
  sizeOf: (found: Found) => number;
}

/**
 * Reads the titles of a bulk call, group by group, until one response may contain no more of them.
 *
 * @returns the first titles in the order of the keys, at least one; null for unknown ones and those of other companies,
 *   which are not read (G-165)
 */
export async function readTitleBatch<Key extends { readonly companyCode: CompanyCode }, Found>(
  keys: readonly Key[],
  { companies, read, sizeOf }: BatchOptions<Key, Found>,
): Promise<(Found | null)[]> {
  const all: (Found | null)[] = [];
  let size = 0;
  for (let start = 0; start < keys.length; start += GROUP_SIZE) {
    const group = keys.slice(start, start + GROUP_SIZE);
    const allowed = group.filter(({ companyCode }) => companies.includes(companyCode));
    const found = new Map((allowed.length > 0 ? await read(allowed) : []).map((one, index) => [allowed[index], one]));
    for (const key of group) {
      const one = found.get(key) ?? null;
      size += one === null ? 0 : sizeOf(one);
      if (size > MAX_RESPONSE_CHARACTERS && all.length > 0) return all;
      all.push(one);
    }
  }
  return all;
}
