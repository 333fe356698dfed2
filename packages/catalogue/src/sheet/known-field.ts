import type { companyOf } from '../companies.ts';
import { isShownIn, labelOf } from '../field.ts';
import type { FieldChangeKind } from '../lists/changed-titles.ts';
import { titleBarFields } from '../title-bar.ts';
import type { BarField } from '../title-bar-fields/bar-field.ts';
import type { FieldEntry, SectionDefinition, SectionEntry } from './section.ts';
import { sections } from './sections.ts';

const barFields: readonly BarField[] = titleBarFields;
const allSections: readonly SectionDefinition[] = sections;

export type Company = ReturnType<typeof companyOf>;

export interface KnownField {
  readonly label: string;
  readonly kind: FieldChangeKind;
  /** The field whose format applies; absent for lists of rows. */
  readonly field?: Pick<BarField | FieldEntry, 'name' | 'type'>;
}

/** 'sellingTerritory' as 'selling territory'. */
export const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const statusFields = ['salesMarketingCode', 'publishingStatus', 'availability'];
const textFields = ['title', 'longSubtitle'];
const textEntries: readonly SectionEntry['as'][] = ['prose', 'keywords', 'bullets', 'quotes'];

function kindOfBarField({ name, type, group }: BarField): FieldChangeKind {
  if (group === 'prices') return 'price';
  if (group === 'dates' || type === 'date') return 'date';
  if (statusFields.includes(name)) return 'status';
  return textFields.includes(name) ? 'text' : 'other';
}

function kindOfEntry(entry: SectionEntry): FieldChangeKind {
  if (textEntries.includes(entry.as)) return 'text';
  if (!('columns' in entry)) return entry.type === 'date' ? 'date' : 'other';
  if (entry.rendering === 'prices') return 'price';
  return entry.rendering === 'supply' ? 'status' : 'other';
}

/**
 * Label, format and kind of a history path (`editorial.keynote`); null if the company's sheet does not show the field.
 */
export function knownField(path: string, { layout }: Company): KnownField | null {
  const [group = '', name = ''] = path.split('.');
  if (path === 'isDeleted') return { label: 'Deleted', kind: 'other', field: { name: path, type: 'flag' } };
  if (group === 'codes') return { label: `Found by: ${inWords(name)}`, kind: 'other' };
  if (group === 'bar') {
    const field = barFields.find((one) => one.name === name);
    if (field?.name === 'imageURL') return { label: 'Cover', kind: 'cover', field };
    return field && isShownIn(field, layout)
      ? { label: labelOf(field, layout), kind: kindOfBarField(field), field }
      : null;
  }
  const section = allSections.find((one) => one.name === group);
  const entry = section?.entries.find((one) => one.name === name);
  if (!section || !entry || !isShownIn(entry, layout)) return null;
  const label = `${section.label}: ${labelOf(entry, layout)}`;
  const kind = kindOfEntry(entry);
  return 'columns' in entry ? { label, kind } : { label, kind, field: entry };
}
