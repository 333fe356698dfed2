import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import type { DemoTitle } from '../demo-titles.ts';
import type { GenreName } from '../works/genres.ts';

/** A user list of the demo with titles of these companies. */
export interface DemoList {
  name: string;
  companies: readonly CompanyCode[];
  isShared: boolean;
  maxSize: number;
  qualifies: (title: DemoTitle) => boolean;
}

const matches =
  (companies: readonly CompanyCode[], genres: readonly GenreName[], formats: readonly string[] = []) =>
  ({ edition }: DemoTitle) =>
    companies.includes(edition.company) &&
    genres.includes(edition.work.genre.name) &&
    (formats.length === 0 || formats.includes(edition.formatName));

const BESTSELLER_COPIES = 20_000;

/** User lists of the demo. */
export const userLists: readonly DemoList[] = [
  {
    name: 'Reading group picks',
    companies: ['001', '018'],
    isShared: true,
    maxSize: 40,
    qualifies: matches(['001', '018'], ['literary', 'historical', 'womensFiction', 'classics'], ['tradePaperback']),
  },
  {
    name: 'Kitchen table',
    companies: ['001', '018'],
    isShared: false,
    maxSize: 24,
    qualifies: matches(['001'], ['cooking'], ['hardcover', 'tradePaperback']),
  },
  {
    name: 'Storytime',
    companies: ['003'],
    isShared: true,
    maxSize: 30,
    qualifies: matches(['003'], ['pictureBook', 'boardBook'], ['pictureHardcover', 'boardBook']),
  },
  {
    name: 'Teen display',
    companies: ['003'],
    isShared: false,
    maxSize: 24,
    qualifies: matches(['003'], ['youngAdult'], ['hardcover', 'tradePaperback']),
  },
  {
    name: 'Activity restock',
    companies: ['035'],
    isShared: true,
    maxSize: 30,
    qualifies: ({ edition, record }) => edition.company === '035' && (record.stored.availStock ?? 0) > 0,
  },
  {
    name: 'London book fair',
    companies: ['400'],
    isShared: false,
    maxSize: 30,
    qualifies: ({ edition }) => edition.company === '400' && edition.format.medium === 'print',
  },
  {
    name: 'Holiday romance',
    companies: ['180'],
    isShared: true,
    maxSize: 40,
    qualifies: matches(['180'], ['seriesRomance', 'historicalRomance'], ['massMarket']),
  },
  {
    name: 'Gift Bibles',
    companies: ['006'],
    isShared: true,
    maxSize: 25,
    qualifies: matches(['006'], ['bible'], ['imitationLeather', 'bondedLeather', 'genuineLeather']),
  },
  {
    name: 'Front of store',
    companies: companyCodes,
    isShared: true,
    maxSize: 50,
    qualifies: ({ record }) => (record.stored.ltdNet ?? 0) > BESTSELLER_COPIES,
  },
  {
    name: 'Prices to check',
    companies: companyCodes,
    isShared: false,
    maxSize: 40,
    qualifies: ({ record }) => record.stored.complianceText?.startsWith('Price') ?? false,
  },
];
