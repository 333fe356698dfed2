export type Region = 'us' | 'ca';

/** An invented account of a projection report; `share` is its share of the planned copies. */
export type ProjectedAccount = readonly [number: string, name: string, share: number];

/** Accounts by market; key-account reports include only the `key` accounts. */
export const projectedAccounts: Record<
  Region,
  { key: readonly ProjectedAccount[]; other: readonly ProjectedAccount[] }
> = {
  us: {
    key: [
      ['0001001045', 'Booktown National', 0.26],
      ['0001002210', 'Parcel & Page', 0.24],
      ['0001003307', 'Warehouse Club West', 0.13],
      ['0001004118', 'Bluebird Stores', 0.09],
      ['0001005560', 'Airport Reads', 0.05],
    ],
    other: [
      ['0002000101', 'Corner Bookshops', 0.1],
      ['0002000340', 'The Library Supplier', 0.07],
      ['0002000515', 'Campus Bound', 0.04],
      ['0002000900', 'Export', 0.02],
    ],
  },
  ca: {
    key: [
      ['0005001100', 'Maple Leaf Books', 0.46],
      ['0005001340', 'Parcel & Page Canada', 0.28],
    ],
    other: [
      ['0005002070', 'Prairie Wholesale', 0.14],
      ['0005002415', 'Librairies du Nord', 0.12],
    ],
  },
};
