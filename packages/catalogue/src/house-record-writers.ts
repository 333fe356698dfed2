import type { CompanyCode } from './companies.ts';
import type { HouseKind, HouseRecords } from './house-record.ts';

/**
 * Who may upload a record of the house feed: users of its company; only users of all companies, because it concerns
 * every company; or its owner. Users of all companies may upload every record, and commands import every record.
 */
export const houseRecordWriters = ['company', 'allCompanies', 'owner'] as const;
export type HouseRecordWriter = (typeof houseRecordWriters)[number];

type WriterOf<Kind extends HouseKind> =
  | 'allCompanies'
  | (HouseRecords[Kind] extends { companyCode: CompanyCode } ? 'company' : never)
  | (HouseRecords[Kind] extends { owner: string } ? 'owner' : never);

export const writerOfKind = {
  title: 'company',
  'sales-month': 'company',
  'sales-week': 'company',
  'pending-order': 'company',
  projection: 'company',
  'key-account': 'company',
  publicity: 'company',
  coop: 'company',
  award: 'company',
  contract: 'company',
  person: 'allCompanies',
  lookup: 'allCompanies',
  list: 'owner',
  'trade-category': 'allCompanies',
  permission: 'allCompanies',
} as const satisfies { [Kind in HouseKind]: WriterOf<Kind> };
