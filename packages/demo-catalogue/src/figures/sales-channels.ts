import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { DemoEdition } from '../works/demo-work.ts';

/** A sales channel, its largest account and its share of a title's sales. */
export type SalesChannel = readonly [channel: string, account: string, share: number];

const digital: readonly SalesChannel[] = [
  ['Digital', 'Parcel & Page', 0.8],
  ['Library', 'The Library Supplier', 0.2],
];

const trade: readonly SalesChannel[] = [
  ['Online', 'Parcel & Page', 0.38],
  ['Retail', 'Booktown National', 0.28],
  ['Independent', 'Corner Bookshops', 0.16],
  ['Mass Merchandise', 'Warehouse Club West', 0.11],
  ['Library', 'The Library Supplier', 0.07],
];

const channelsByCompany: Partial<Record<CompanyCode, readonly SalesChannel[]>> = {
  '006': [
    ['Christian Retail', 'Faith & Family Stores', 0.42],
    ['Online', 'Parcel & Page', 0.36],
    ['Mass Merchandise', 'Warehouse Club West', 0.22],
  ],
  '180': [
    ['Mass Merchandise', 'Bluebird Stores', 0.48],
    ['Online', 'Parcel & Page', 0.34],
    ['Retail', 'Booktown National', 0.18],
  ],
  '400': [
    ['Retail', 'High Street Books', 0.45],
    ['Online', 'Parcel & Page', 0.37],
    ['Independent', 'Corner Bookshops', 0.18],
  ],
};

/** Titles below these sales in copies are sold through one or two channels only. */
const ONE_CHANNEL_MAX_COPIES = 60;
const TWO_CHANNELS_MAX_COPIES = 400;

/** @returns the channels of an edition, largest first. */
export function channelsOf({ company, format }: DemoEdition, copies: number): readonly SalesChannel[] {
  const channels = format.medium === 'digital' || format.type === 'A' ? digital : (channelsByCompany[company] ?? trade);
  return channels.slice(
    0,
    copies < ONE_CHANNEL_MAX_COPIES ? 1 : copies < TWO_CHANNELS_MAX_COPIES ? 2 : channels.length,
  );
}
