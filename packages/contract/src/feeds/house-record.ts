import type { HouseKind, HouseRecords } from '@titlenet/catalogue/house-record';
import { keysOf } from '@titlenet/catalogue/typed-objects';
import * as z from 'zod';
import { keyAccountKind, pendingOrderKind, projectionKind, salesMonthKind, salesWeekKind } from './figure-kinds.ts';
import { listKind, lookupKind, permissionKind, personKind, tradeCategoryKind } from './reference-kinds.ts';
import { titleKind } from './title-kind.ts';
import { awardKind, contractKind, coopKind, publicityKind } from './title-part-kinds.ts';

/** The schemas of the house feed's records by kind; their output is checked against the shapes in the catalogue. */
export const houseKinds = {
  title: titleKind,
  'sales-month': salesMonthKind,
  'sales-week': salesWeekKind,
  'pending-order': pendingOrderKind,
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
} as const satisfies { [Kind in HouseKind]: z.ZodType<HouseRecords[Kind]> };

export const houseKindNames: readonly HouseKind[] = keysOf(houseKinds);

type HouseSchema = (typeof houseKinds)[HouseKind];

/** The schema of one line of the house feed. */
export const houseRecord = z.discriminatedUnion(
  'kind',
  // `Object.values` does not say that there is a first one.
  Object.values(houseKinds) as [HouseSchema, ...HouseSchema[]],
);
