import type { Layout } from '@titlenet/catalogue/companies';
import { entriesOf } from '@titlenet/catalogue/typed-objects';
import { collateralFields } from './collateral-fields.ts';
import { facts } from './facts.ts';
import { formatFields } from './format-fields.ts';
import { identifierFields } from './identifier-fields.ts';
import type { OnixField } from './onix-field.ts';
import { peopleFields } from './people-fields.ts';
import { publishingFields } from './publishing-fields.ts';
import { relatedFields } from './related-fields.ts';
import { subjectFields } from './subject-fields.ts';
import { supplyFields } from './supply-fields.ts';
import { titleFields } from './title-fields.ts';

/** The fields of a title record that ONIX fills, by name. */
export const recordFields = {
  ...identifierFields,
  ...titleFields,
  ...peopleFields,
  ...subjectFields,
  ...formatFields,
  ...collateralFields,
  ...publishingFields,
  ...relatedFields,
  ...supplyFields,
};

/**
 * The field table: all values that are read from a record, by name. Reading, block updates, writing and the tables of
 * docs/feeds.md are derived from it.
 */
export const onixFields = { ...recordFields, ...facts };

export type RecordFieldName = keyof typeof recordFields;

/** The entries of all fields of the title record. */
export const recordFieldEntries = entriesOf<Readonly<Record<RecordFieldName, OnixField>>>(recordFields);

/** True if companies with this layout have the field. */
export const isOfLayout = ({ layouts }: Pick<OnixField, 'layouts'>, layout: Layout): boolean =>
  layouts === undefined || layouts.includes(layout);

/** Splits the name of a field: 'bar.price' is the member `price` of the group `bar`; 'references' has no group. */
export function partsOfName(name: string): { group: string | undefined; member: string } {
  const dot = name.indexOf('.');
  return dot < 0 ? { group: undefined, member: name } : { group: name.slice(0, dot), member: name.slice(dot + 1) };
}
