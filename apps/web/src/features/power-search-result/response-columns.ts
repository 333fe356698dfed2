import type { ColumnDefinition, HccpColumnDefinition } from '@titlenet/catalogue/result-columns/column-definitions';
import { isSortable } from '@titlenet/catalogue/result-columns/column-definitions';
import { cellTypes, fieldTypeOf, type ResultField } from '@titlenet/catalogue/result-columns/result-field';
import { findResultField, type ResultSource } from '@titlenet/catalogue/result-columns/result-sources';

/** A column of the response, with the format of its cells. */
export interface ResponseColumn {
  readonly name: string;
  readonly label: string;
  readonly isSortable: boolean;
  /** The cell links to the title's sheet. */
  readonly isLink: boolean;
  /** The title's ISBN, which has a reissue mark and a preview beside its link. */
  readonly isIsbn: boolean;
  readonly isBold: boolean;
  readonly format: Pick<ResultField, 'type' | 'currency' | 'isNeverBlank'>;
  /** Row member that marks the cell as compliant or not (G-90). */
  readonly compliance: string | undefined;
}

type Definition = ColumnDefinition | HccpColumnDefinition;
const isHccp = (definition: Definition): definition is HccpColumnDefinition => 'fieldName' in definition;

/**
 * The response names the type of a column. If it matches the field's definition, the more precise definition is used.
 */
function formatOf(field: ResultField | undefined, type: ColumnDefinition['type']): ResponseColumn['format'] {
  const known = field?.type ?? 'text';
  const isTheSame = field !== undefined && (type ?? null) === cellTypes[known].wireType;
  return isTheSame ? field : { type: fieldTypeOf(type), currency: field?.currency, isNeverBlank: field?.isNeverBlank };
}

function columnOf(source: ResultSource, definition: Definition): ResponseColumn {
  const name = isHccp(definition) ? definition.fieldName : definition.propertyName;
  const field = findResultField(source, name);
  const rest = { name, compliance: field?.compliance?.name, isIsbn: field?.isSheetLink ?? false };
  if (isHccp(definition))
    return {
      ...rest,
      label: definition.fieldDescription,
      isSortable: !field || isSortable(field),
      isLink: field?.isSheetLink ?? false,
      isBold: field?.isBold ?? false,
      format: field ?? {},
    };
  const { displayColumn, isSortable: canSort, isRowInnerUrl, isInnerLink, bold, type } = definition;
  const format = formatOf(field, type);
  return {
    ...rest,
    label: displayColumn,
    isSortable: canSort,
    isLink: isRowInnerUrl || isInnerLink,
    isBold: bold,
    format,
  };
}

/** The visible columns of a response in its order, without HCCP's system columns (G-161). */
export function responseColumns(source: ResultSource, definitions: readonly Definition[]): ResponseColumn[] {
  return definitions
    .filter((definition) => !(isHccp(definition) && definition.isSystem))
    .map((definition) => columnOf(source, definition));
}
