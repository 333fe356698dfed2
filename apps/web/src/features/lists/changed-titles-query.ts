import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { parseWireDate } from '@titlenet/catalogue/formatting/dates';
import { isOneOf } from '@titlenet/catalogue/is-one-of';
import {
  type ChangeKind,
  type ChangePeriod,
  changeKinds,
  changePeriods,
} from '@titlenet/catalogue/lists/changed-titles';
import { type OnSalePeriod, onSalePeriods } from '@titlenet/catalogue/lists/on-sale';
import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';

/** First and last day of a range, `YYYY-MM-DD`; null is a missing or invalid one. */
export interface Range {
  readonly from: string | null;
  readonly to: string | null;
}

/** True if both days are valid and in order. */
export const isCompleteRange = (range: Range): range is { from: string; to: string } =>
  range.from !== null && range.to !== null && range.from <= range.to;

export interface ChangedTitlesQuery extends Range {
  readonly period: ChangePeriod;
  readonly companyCode?: CompanyCode;
  readonly imprint?: string;
  readonly kind?: ChangeKind;
  readonly list?: number;
  /** Only what the user follows. */
  readonly followed?: 'true';
}

const dayOf = (text: string | undefined) => (text && parseWireDate(text) ? text.slice(0, 10) : null);
const rangeOf = (query: Query): Range => ({
  from: dayOf(queryValue(query, 'from')),
  to: dayOf(queryValue(query, 'to')),
});

/** The company that a list is limited to; an unknown one counts as absent. */
export function companyOfQuery(query: Query): { companyCode?: CompanyCode } {
  const code = queryValue(query, 'companyCode') ?? '';
  return isOneOf(companyCodes, code) ? { companyCode: code } : {};
}

/** The choices of the page of changed titles; unknown values count as absent. */
export function changedTitlesOf(query: Query): ChangedTitlesQuery {
  const period = queryValue(query, 'period') ?? '';
  const kind = queryValue(query, 'kind') ?? '';
  const imprint = queryValue(query, 'imprint');
  const list = Number(queryValue(query, 'list'));
  return {
    period: isOneOf(changePeriods, period) ? period : 'visit',
    ...rangeOf(query),
    ...companyOfQuery(query),
    ...(imprint && { imprint }),
    ...(isOneOf(changeKinds, kind) && { kind }),
    ...(Number.isInteger(list) && list > 0 && { list }),
    ...(queryValue(query, 'followed') === 'true' && { followed: 'true' }),
  };
}

export interface OnSaleQuery extends Range {
  readonly period: OnSalePeriod;
  readonly companyCode?: CompanyCode;
}

/** The choices of the page of titles on sale; unknown values count as absent. */
export function onSaleOf(query: Query): OnSaleQuery {
  const period = queryValue(query, 'period') ?? '';
  return {
    period: period in onSalePeriods ? (period as OnSalePeriod) : 'week', // a key of the object, as just checked
    ...rangeOf(query),
    ...companyOfQuery(query),
  };
}
