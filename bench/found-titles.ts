import { setTimeout as sleep } from 'node:timers/promises';
import { titleAddressId } from '@titlenet/catalogue/companies';
import { divisions } from '@titlenet/catalogue/divisions';
import { isbnOfRow, type SearchRow } from '@titlenet/catalogue/quick-search-result';
import { quickSearch } from '@titlenet/contract/searching';
import type { BrowserSession } from './browser-session.ts';

const LOAD_TIMEOUT_MS = 600_000;
/** Together they find nearly every title. */
const LETTERS = ['a', 'e', 'i', 'o'];

export interface FoundTitle {
  companyCode: string;
  isbn: string;
  /** Its id in addresses. */
  id: string;
}

async function findNow({ call }: BrowserSession, isWanted: (title: FoundTitle) => boolean): Promise<FoundTitle[]> {
  const titles = new Map<string, FoundTitle>();
  for (const { number: company } of divisions)
    for (const letter of LETTERS) {
      const { data } = await call<{ data: SearchRow[] }>(quickSearch.path, { title: letter, company });
      for (const row of data) {
        const title = { companyCode: row.companyCode, isbn: isbnOfRow(row), id: titleAddressId(row) };
        if (title.isbn && isWanted(title)) titles.set(`${title.companyCode} ${title.isbn}`, title);
      }
    }
  return [...titles.values()];
}

/**
 * Titles of all divisions, as soon as the demo catalogue, which is loaded after the start, has enough of them.
 *
 * @throws if there are fewer after ten minutes
 */
export async function findTitles(
  session: BrowserSession,
  number: number,
  isWanted: (title: FoundTitle) => boolean = () => true,
): Promise<FoundTitle[]> {
  for (const deadline = Date.now() + LOAD_TIMEOUT_MS; ; await sleep(2_000)) {
    const titles = await findNow(session, isWanted);
    if (titles.length >= number) return titles.slice(0, number);
    if (Date.now() > deadline) throw new Error(`The search found ${titles.length} of ${number} titles`);
  }
}
