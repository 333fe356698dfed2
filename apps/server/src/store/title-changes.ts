import type { TitleRecord } from '@titlenet/catalogue/title-record';

export interface FieldChange {
  /** 'bar.price', 'editorial.authorBio', 'stored.ltdNet'. */
  field: string;
  oldValue: string | null;
  newValue: string | null;
}

function flatten(record: TitleRecord): Map<string, string> {
  const groups: [string, object][] = [['bar', record.bar], ['stored', record.stored], ...Object.entries(record.sheet)];
  const values = groups.flatMap(([group, members]) =>
    Object.entries(members).map(([name, value]): [string, unknown] => [`${group}.${name}`, value]),
  );
  const isKnown = (value: unknown) => value !== null && value !== undefined && value !== '';
  return new Map(
    values
      .filter(([, value]) => isKnown(value))
      .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

/** The fields of a title that differ between two merged records, with both values as text. */
export function changedFields(before: TitleRecord, after: TitleRecord): FieldChange[] {
  const old = flatten(before);
  const now = flatten(after);
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => old.get(field) !== now.get(field))
    .map((field) => ({ field, oldValue: old.get(field) ?? null, newValue: now.get(field) ?? null }));
}
