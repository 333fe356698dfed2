import { factsNumbered } from '@titlenet/catalogue/completeness/completeness';
import { completenessLevels } from '@titlenet/catalogue/completeness/completeness-levels';
import { type CompletenessQuery, completenessGroupings } from '@titlenet/catalogue/completeness/completeness-report';
import { isOneOf } from '@titlenet/catalogue/is-one-of';
import { type PublicityView, publicityViews } from '@titlenet/catalogue/lists/publicity-views';
import { faultKindOf } from '@titlenet/catalogue/quality/fault-kinds';
import {
  type AwardListDefinition,
  childrensAwardLists,
  tradeAwardLists,
} from '@titlenet/catalogue/reports/award-lists';
import { tradeCategories } from '@titlenet/catalogue/reports/trade-categories';
import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';

// The lists that addresses name. Screens declare with these functions which addresses they know; others lead to 404.

/** The award lists of each audience. */
export const awardLists = { children: childrensAwardLists, trade: tradeAwardLists } as const;

/** The award list of `awardId`; the first one by default, undefined for an unknown one. */
export function awardListOf(audience: keyof typeof awardLists, query: Query): AwardListDefinition | undefined {
  const lists: readonly AwardListDefinition[] = awardLists[audience];
  const named = queryValue(query, 'awardId');
  return named === undefined ? lists[0] : lists.find(({ id }) => String(id) === named);
}

/** The trade category of `report`; the first one by default, undefined for an unknown one. */
export function tradeCategoryOf(query: Query): (typeof tradeCategories)[number] | undefined {
  const named = queryValue(query, 'report') ?? tradeCategories[0].report;
  return tradeCategories.find(({ report }) => report.toLowerCase() === named.toLowerCase());
}

/** The view of `report`; the first one by default, undefined for an unknown one. */
export function publicityViewOf(query: Query): PublicityView | undefined {
  const named = queryValue(query, 'report') ?? publicityViews[0].key;
  return publicityViews.find(({ key }) => key.toLowerCase() === named.toLowerCase());
}

/** The completeness query of an address; undefined if it is not one of the report. */
export function completenessQueryOf(query: Query): CompletenessQuery | undefined {
  const grouping = completenessGroupings.find(({ name }) => name === queryValue(query, 'by'));
  const level = queryValue(query, 'level') || undefined;
  const missing = queryValue(query, 'missing');
  if (level !== undefined && !isOneOf(completenessLevels, level)) return undefined;
  if (!grouping || (missing && factsNumbered([Number(missing)]).length === 0)) return undefined;
  const name = queryValue(query, 'isUnnamed') === 'true' ? null : queryValue(query, 'name');
  return {
    by: grouping.name,
    ...(name !== undefined && { name }),
    ...(level && { level }),
    ...(missing && { missing: Number(missing) }),
  };
}

/** The titles in whose records of a sender a fault was found; undefined if the address names no sender. */
export function faultyTitlesOf(query: Query): { sender: string; kind?: number } | undefined {
  const sender = queryValue(query, 'sender');
  const fault = queryValue(query, 'fault');
  if (queryValue(query, 'by') !== 'sender' || !sender || (fault && !faultKindOf(Number(fault)))) return undefined;
  return { sender, ...(fault && { kind: Number(fault) }) };
}
