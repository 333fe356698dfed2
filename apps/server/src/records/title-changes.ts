import { listOfReference } from '@titlenet/catalogue/rules/product-relations';
import type { TitleRecord } from '@titlenet/catalogue/title-record';

export interface FieldChange {
  /** 'bar.price', 'editorial.authorBio', 'relatedEditions.otherWorks', 'codes.bisac', 'stored.ltdNet', 'isDeleted'. */
  field: string;
  oldValue: string | null;
  newValue: string | null;
}

type Groups = [group: string, members: object][];

/**
 * Replaces references to other editions by the lists of the sheet that show them. Titles without a name are marked as
 * deleted, but a deletion is recorded only if a message deleted the title.
 */
function groupsOf({ bar, stored, sheet, codes, references, isDeleted }: TitleRecord): Groups {
  const listed = Map.groupBy(references, (reference) => referenceFields[listOfReference(reference)]);
  const referenced = [...listed].map(([field, rows]) => [field, rows.map(({ list: _, ...row }) => row)]);
  return [
    ['', { isDeleted: isDeleted && bar.title ? 'Y' : null, ...Object.fromEntries(referenced) }],
    ['bar.', bar],
    ['stored.', stored],
    // The team's tags have a history of their own, with their people.
    ['codes.', { ...codes, tag: undefined }],
    ...Object.entries(sheet).map(([section, members]): Groups[number] => [`${section}.`, members]),
  ];
}

const referenceFields: Record<ReturnType<typeof listOfReference>, string> = {
  audioAndLargePrint: 'relatedEditions.audioAndLargePrint',
  otherFormats: 'relatedEditions.otherFormats',
  ebookOf: 'relatedEditions.ebookOf',
  replaces: 'relatedEditions.replaces',
  replacedBy: 'relatedEditions.replacedBy',
  otherWorks: 'relatedEditions.otherWorks',
  byFormat: 'relatedEditions.otherWorks',
  titleTrack: 'sales.titleTrack',
  competitive: 'sales.competitive',
};

function flatten(record: TitleRecord): Map<string, string> {
  const values = groupsOf(record).flatMap(([group, members]) =>
    Object.entries(members).map(([name, value]): [string, unknown] => [`${group}${name}`, value]),
  );
  const isKnown = (value: unknown) =>
    value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  return new Map(
    values
      .filter(([, value]) => isKnown(value))
      .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

/** @returns the fields that differ between two merged records of a title, with both values as text */
export function changedFields(before: TitleRecord, after: TitleRecord): FieldChange[] {
  const old = flatten(before);
  const now = flatten(after);
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => old.get(field) !== now.get(field))
    .map((field) => ({ field, oldValue: old.get(field) ?? null, newValue: now.get(field) ?? null }));
}
