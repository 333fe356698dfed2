import * as z from 'zod';
import { keyAccountKind, projectionKind, salesMonthKind } from './figure-kinds.ts';
import { listKind, lookupKind, permissionKind, personKind, tradeCategoryKind } from './reference-kinds.ts';
import { titleKind } from './title-kind.ts';
import { awardKind, contractKind, coopKind, publicityKind } from './title-part-kinds.ts';

/** The kinds of the house feed, one schema each. */
export const houseKinds = {
  title: titleKind,
  'sales-month': salesMonthKind,
  projection: projectionKind,
  'key-account': keyAccountKind,
  publicity: publicityKind,
  coop: coopKind,
  award: awardKind,
  contract: contractKind,
  person: personKind,
  lookup: lookupKind,
  list: listKind,
  'trade-category': tradeCategoryKind,
  permission: permissionKind,
} as const;

export type HouseKind = keyof typeof houseKinds;
export const houseKindNames = Object.keys(houseKinds) as [HouseKind, ...HouseKind[]];

/** One record of a kind, as its schema gives it. */
export type HouseRecordOf<Kind extends HouseKind> = z.output<(typeof houseKinds)[Kind]>;

/** One line of the house feed. */
export const houseRecord = z.discriminatedUnion('kind', [
  titleKind,
  salesMonthKind,
  projectionKind,
  keyAccountKind,
  publicityKind,
  coopKind,
  awardKind,
  contractKind,
  personKind,
  lookupKind,
  listKind,
  tradeCategoryKind,
  permissionKind,
]);
export type HouseRecord = z.output<typeof houseRecord>;
