import type { FieldType } from '../field.ts';
import { type TitleFieldPath, titleField } from '../title-field.ts';
import type { ResultField, ResultTitle, ResultValue } from './result-field.ts';

/** Names and flags are shown as they are sent. */
const typeInResults = (type: FieldType | undefined): FieldType | undefined =>
  type === 'name' || type === 'flag' || type === 'text' ? undefined : type;

type Members = Readonly<Record<string, unknown>>;

/** @returns a function that reads the part of a title whose fields have paths with this beginning */
function readerOf(part: string): (title: ResultTitle) => Members | undefined {
  if (part === 'bar') return ({ bar }) => bar;
  if (part === 'stored') return ({ stored }) => stored;
  return ({ sheet }) => {
    const sections: Readonly<Record<string, Members | undefined>> = sheet;
    return sections[part];
  };
}

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
  const [part = '', member = ''] = path.split('.');
  const read = readerOf(part);
  return {
    name,
    label,
    ...(type && { type }),
    ...own,
    // Values of a field are of its type, and each type of a column is one of a cell.
    value: (title) => (read(title)?.[member] ?? (isList ? [] : undefined)) as ResultValue | undefined,
  };
}
