import type { companyOf } from '../companies.ts';
import { isShownIn, labelOf } from '../field.ts';
import { titleBarFields } from '../title-bar.ts';
import type { BarField } from '../title-bar-fields/bar-field.ts';
import type { FieldEntry, SectionDefinition } from './section.ts';
import { sections } from './sections.ts';

const barFields: readonly BarField[] = titleBarFields;
const allSections: readonly SectionDefinition[] = sections;

export type Company = ReturnType<typeof companyOf>;

export interface KnownField {
  readonly label: string;
  /** The field whose format applies; absent for lists of rows. */
  readonly field?: Pick<BarField | FieldEntry, 'name' | 'type'>;
}

/** 'sellingTerritory' as 'selling territory'. */
export const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Label and format of a history path (`editorial.keynote`); null if the company's sheet does not show the field. */
export function knownField(path: string, { layout }: Company): KnownField | null {
  const [group = '', name = ''] = path.split('.');
  if (path === 'isDeleted') return { label: 'Deleted', field: { name: path, type: 'flag' } };
  if (group === 'codes') return { label: `Found by: ${inWords(name)}` };
  if (group === 'bar') {
    const field = barFields.find((one) => one.name === name);
    return field && isShownIn(field, layout) ? { label: labelOf(field, layout), field } : null;
  }
  const section = allSections.find((one) => one.name === group);
  const entry = section?.entries.find((one) => one.name === name);
  if (!section || !entry || !isShownIn(entry, layout)) return null;
  const label = `${section.label}: ${labelOf(entry, layout)}`;
  return 'columns' in entry ? { label } : { label, field: entry };
}
