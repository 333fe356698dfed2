import type { FieldType } from '../field.ts';
import { fieldReader, type TitleFieldPath, titleField } from '../title-field.ts';
import type { ResultField, ResultValue } from './result-field.ts';

/** Names and flags are shown as they are sent. */
const typeInResults = (type: FieldType | undefined): FieldType | undefined =>
  type === 'name' || type === 'flag' || type === 'text' ? undefined : type;

/**
 * Returns a column of a title's field: its label, its type and its value.
 *
 * @param name exact property name of the requirements (G-88)
 * @param own what the requirements say about the column, also another label or type
 */
export function fieldColumn(
  name: string,
  path: TitleFieldPath,
  own: Partial<Omit<ResultField, 'name' | 'value'>> = {},
): ResultField {
  const { label, type: fieldType } = titleField(path);
  const type = typeInResults(fieldType);
  const isList = fieldType === 'texts' || fieldType === 'htmls';
  const read = fieldReader(path);
  return {
    name,
    label,
    ...(type && { type }),
    ...own,
    // Values of a field are of its type, and each type of a column is one of a cell.
    value: (title) => (read(title) ?? (isList ? [] : undefined)) as ResultValue | undefined,
  };
}
