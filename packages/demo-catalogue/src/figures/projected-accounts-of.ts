import type { DemoEdition } from '../works/demo-work.ts';
import { type ProjectedAccount, projectedAccounts, type Region } from './projection-accounts.ts';

/** One title in this many has a long report, in its country-wide and its key accounts. */
const CYCLE = 500;
/** Number of US accounts by the title's place in its cycle. */
const longReports: ReadonlyMap<number, number> = new Map([
  [5, 60],
  [25, 400],
]);
/** Share of the planned copies that goes to the accounts that only long reports have. */
const SHARE_OF_SHOPS = 0.4;
/** Shops that take many copies have smaller numbers; the first ones do not take all. */
const FIRST_RANK = 4;
const FIRST_NUMBER = 3_000_000;

const places =
  'Abbotsford,Birchwood,Cedar Falls,Dunmore,Eastbrook,Fairhaven,Glenville,Hartley,Ironbridge,Jasper,Kingsmead,Lakeview,Millbrook,Northgate,Oakdale,Pinehurst,Queensbury,Riverside,St. Clement,Thornton,Upton,Valley View,Westfield,Yarrow,Zephyr Cove'.split(
    ',',
  );
const kinds = [
  'Books',
  'Books & Coffee',
  '"The Reading Room"',
  'Booksellers & Sons',
  'News & Gifts',
  'Campus Store',
  'Children’s Books',
  '"Once Upon a Time" Books',
  'Public Library',
  'Wholesale',
  'Café & Books',
  'Paper, Ink & Co.',
  'Museum Shop',
  'O’Neill & Daughters',
  'Supermarkets',
  'Travel Books <Airport>',
];

function shops(count: number): ProjectedAccount[] {
  const ranks = Array.from({ length: count }, (_, index) => 1 / (index + FIRST_RANK));
  const sum = ranks.reduce((all, rank) => all + rank, 0);
  return ranks.map((rank, index) => {
    const name = `${places[index % places.length]} ${kinds[Math.floor(index / places.length + index) % kinds.length]}`;
    return [String(FIRST_NUMBER + index * 10).padStart(10, '0'), name, (rank / sum) * SHARE_OF_SHOPS];
  });
}

interface Accounts {
  key: readonly ProjectedAccount[];
  other: readonly ProjectedAccount[];
}

/** The accounts of a title's reports of one market: a few, but 60 or 400 in the US for some deliberate titles. */
export function projectedAccountsOf({ productId }: DemoEdition, region: Region): Accounts {
  const usual = projectedAccounts[region];
  const total = region === 'us' ? longReports.get((productId ?? 0) % CYCLE) : undefined;
  if (total === undefined) return usual;
  const scaled = (accounts: readonly ProjectedAccount[]) =>
    accounts.map(([number, name, share]): ProjectedAccount => [number, name, share * (1 - SHARE_OF_SHOPS)]);
  const added = shops(total - usual.key.length - usual.other.length);
  const half = Math.ceil(added.length / 2);
  return {
    key: [...scaled(usual.key), ...added.slice(0, half)],
    other: [...scaled(usual.other), ...added.slice(half)],
  };
}
