import { companyOf } from '@titlenet/catalogue/companies';
import type { Home } from '@titlenet/contract/home';
import { knownField } from '../../domain/sheet/known-field.ts';

/** Further changed fields are counted. */
const MAX_FIELDS = 3;

/** 'Price, Subtitle and 2 more'; fields that the sheet does not show are left out. */
export function ChangedFields({ title: { companyCode, fields } }: { title: Home['changes']['titles'][number] }) {
  const company = companyOf(companyCode);
  const labels = [...new Set(fields.map((field) => knownField(field, company)?.label).filter(Boolean))];
  const named = labels.slice(0, MAX_FIELDS).join(', ');
  const others = labels.length - MAX_FIELDS;
  return others > 0 ? `${named} and ${others} more` : named || 'Search codes';
}
