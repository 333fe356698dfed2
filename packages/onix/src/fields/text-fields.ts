import { recordValue } from '@titlenet/catalogue/record-fields';
import { keysOf, objectOf } from '@titlenet/catalogue/typed-objects';
import { allTexts, firstText, type TextTypes } from '../read/map-texts.ts';
import { defaultText, htmlText } from '../write/element-texts.ts';
import { textContent } from '../write/texts.ts';
import type { FieldDocumentation, OnixField, RecordFields } from './onix-field.ts';

type TextFieldName = { [N in keyof RecordFields]: RecordFields[N] extends string ? N : never }[keyof RecordFields];

/** A field that is one text of CollateralDetail: the first one of its types, or all of them. */
interface TextField extends Pick<OnixField, 'layouts'> {
  /** The first type of 3.x is written. Without a type of 2.1 the field is only read from 3.x. */
  readonly types: TextTypes & { readonly new: readonly [string, ...string[]] };
  /** Written and read with its markup; absent: as plain text. */
  readonly isHtml?: true;
  /** All texts of the types are one field, as HTML. */
  readonly hasAll?: true;
  /** Documentation of fields, if it is more than the list of text types. */
  readonly doc?: Partial<FieldDocumentation>;
}

const typesText = (types: readonly string[]) => types.join(', ') || '–';

function textField(name: TextFieldName, { types, isHtml, hasAll, layouts, doc }: TextField): OnixField<string> {
  return {
    blocks: ['CollateralDetail'],
    read: (record) => {
      if (hasAll) return allTexts(record, types);
      const text = firstText(record, types);
      return isHtml ? text?.html : text?.plain();
    },
    write: (record) => {
      // `TextFieldName` has only fields that are texts.
      const stored = recordValue(record, name) as string | null | undefined;
      return textContent(types.new[0], isHtml ? htmlText(stored) : defaultText(stored));
    },
    lists: isHtml ? [153, 154, 33] : [153, 33],
    ...(layouts && { layouts }),
    doc: { elements: `text ${typesText(types.new)}${isHtml ? '' : ', plain'}`, old: typesText(types.old), ...doc },
  };
}

/** Makes the entries of the field table for fields that are one text each, by the names of the fields. */
export function textFields<Names extends TextFieldName>(
  definitions: Readonly<Record<Names, TextField>>,
): Record<Names, OnixField<string>> {
  return objectOf<Names, OnixField<string>>(keysOf(definitions), (name) => textField(name, definitions[name]));
}
