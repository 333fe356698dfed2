import { cellTypes, type ResultField, type WireType } from './result-field.ts';
import { type ResultSource, savedName } from './result-sources.ts';

/** A column as defined in HarperCollins and HQNA responses (GRID-105 to GRID-109). */
export interface ColumnDefinition {
  readonly displayColumn: string;
  readonly propertyName: string;
  readonly isSortable: boolean;
  /** The cell links to the address of its row. */
  readonly isRowInnerUrl: boolean;
  /** The cell is a link inside the product. */
  readonly isInnerLink: boolean;
  readonly bold: boolean;
  readonly type?: WireType;
}

/** A column as defined in HCCP responses (PSHCCP-65): system columns contain keys and are never shown (G-161). */
export interface HccpColumnDefinition {
  readonly fieldName: string;
  readonly fieldDescription: string;
  readonly isSystem: boolean;
}

/** Long formatted texts are not sortable. */
export function isSortable(field: ResultField): boolean {
  return field.type !== 'html';
}

/** The `titles` of a HarperCollins or HQNA response with these fields. */
export function columnDefinitions(fields: readonly ResultField[]): ColumnDefinition[] {
  return fields.map((field) => {
    const type = cellTypes[field.type ?? 'text'].wireType;
    return {
      displayColumn: field.label,
      propertyName: field.name,
      isSortable: isSortable(field),
      isRowInnerUrl: field.isSheetLink ?? false,
      isInnerLink: field.isSheetLink ?? false,
      bold: field.isBold ?? false,
      ...(type && { type }),
    };
  });
}

/** The `titles` of an HCCP response with these fields: its keys first. */
export function hccpColumnDefinitions(source: ResultSource, fields: readonly ResultField[]): HccpColumnDefinition[] {
  return [
    ...source.keys.map(({ name }) => ({ fieldName: name, fieldDescription: name, isSystem: true })),
    ...fields.map(({ name, label }) => ({ fieldName: name, fieldDescription: label, isSystem: false })),
  ];
}

/** A checkbox of Customize Export Fields (CUSTOM-27 to CUSTOM-32). */
export interface CustomizeEntry {
  readonly displayName: string;
  readonly propName: string;
  readonly compliancePropName?: string;
  readonly sendName?: string;
  readonly isCheck: boolean;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Always checked (CUSTOM-07, CUSTOM-08). */
  readonly isFixed: boolean;
}

export interface CustomizeBlock {
  readonly name: string;
  readonly isTitleAudit: boolean;
  readonly fields: readonly CustomizeEntry[];
}

/**
 * The blocks of Customize Export Fields for HarperCollins and HQNA (CUSTOM-09 to CUSTOM-18).
 *
 * @param saved the saved names; empty for the standard set
 */
export function customizeBlocks(source: ResultSource, saved: readonly string[]): CustomizeBlock[] {
  const names = new Set(saved);
  return source.blocks.map(({ name, isTitleAudit = false, fields }) => ({
    name,
    isTitleAudit,
    fields: fields.map((field) => ({
      displayName: field.label,
      propName: field.name,
      ...(field.compliance && { compliancePropName: field.compliance.name }),
      ...(field.sendName && { sendName: field.sendName }),
      isCheck: Boolean(field.isFixed || (saved.length > 0 ? names.has(savedName(field)) : field.isStandard)),
      bold: field.isStandard ?? false,
      italic: field.isItalic ?? false,
      isFixed: field.isFixed ?? false,
    })),
  }));
}

/** A block of HCCP fields in the response (CUSTOM-26). */
export interface HccpFieldBlock {
  readonly name: string;
  readonly fields: readonly { id: number; description: string; isSelected: boolean; isDefault: boolean }[];
}

/** HCCP's blocks. @param saved saved field ids; empty for the defaults */
export function hccpFieldBlocks(source: ResultSource, saved: readonly number[]): HccpFieldBlock[] {
  const ids = new Set(saved);
  return source.blocks.map(({ name, fields }) => ({
    name,
    fields: fields.map((field) => {
      // Every field of HCCP has an id.
      const id = field.id!;
      const isChosen = saved.length > 0 ? ids.has(id) : field.isStandard;
      return {
        id,
        description: field.label,
        isSelected: Boolean(field.isFixed || isChosen),
        isDefault: field.isStandard ?? false,
      };
    }),
  }));
}
