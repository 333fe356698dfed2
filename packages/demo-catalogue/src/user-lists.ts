import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import type { DemoTitle } from './demo-titles.ts';
import type { GenreName } from './genres.ts';

/** A list that somebody of the demo keeps, of the titles of these companies. */
export interface DemoList {
  name: string;
  companies: readonly CompanyCode[];
  isShared: boolean;
  most: number;
  isOn: (title: DemoTitle) => boolean;
}

const isOf =
  (companies: readonly CompanyCode[], genres: readonly GenreName[], formats: readonly string[] = []) =>
  ({ edition }: DemoTitle) =>
    companies.includes(edition.company) &&
    genres.includes(edition.work.genre.name) &&
    (formats.length === 0 || formats.includes(edition.formatName));

const bestseller = 20_000;

/** What people gather for their work: for a meeting, a display, a season. */
export const userLists: readonly DemoList[] = [
  {
    name: 'Reading group picks',
    companies: ['001', '018'],
    isShared: true,
    most: 40,
    isOn: isOf(['001', '018'], ['literary', 'historical', 'womensFiction', 'classics'], ['tradePaperback']),
  },
  {
    name: 'Kitchen table',
    companies: ['001', '018'],
    isShared: false,
    most: 24,
    isOn: isOf(['001'], ['cooking'], ['hardcover', 'tradePaperback']),
  },
  {
    name: 'Storytime',
    companies: ['003'],
    isShared: true,
    most: 30,
    isOn: isOf(['003'], ['pictureBook', 'boardBook'], ['pictureHardcover', 'boardBook']),
  },
  {
    name: 'Teen display',
    companies: ['003'],
    isShared: false,
    most: 24,
    isOn: isOf(['003'], ['youngAdult'], ['hardcover', 'tradePaperback']),
  },
  {
    name: 'Activity restock',
    companies: ['035'],
    isShared: true,
    most: 30,
    isOn: ({ edition, record }) => edition.company === '035' && (record.stored.availStock ?? 0) > 0,
  },
  {
    name: 'London book fair',
    companies: ['400'],
    isShared: false,
    most: 30,
    isOn: ({ edition }) => edition.company === '400' && edition.format.make === 'print',
  },
  {
    name: 'Holiday romance',
    companies: ['180'],
    isShared: true,
    most: 40,
    isOn: isOf(['180'], ['seriesRomance', 'historicalRomance'], ['massMarket']),
  },
  {
    name: 'Gift Bibles',
    companies: ['006'],
    isShared: true,
    most: 25,
    isOn: isOf(['006'], ['bible'], ['imitationLeather', 'bondedLeather', 'genuineLeather']),
  },
  {
    name: 'Front of store',
    companies: companyCodes,
    isShared: true,
    most: 50,
    isOn: ({ record }) => (record.stored.ltdNet ?? 0) > bestseller,
  },
  {
    name: 'Prices to check',
    companies: companyCodes,
    isShared: false,
    most: 40,
    isOn: ({ record }) => record.stored.complianceText?.startsWith('Price') ?? false,
  },
];
