import type { FieldDefinition, FieldType, RecordOf } from '../field.ts';

/** A column of a table on the sheet: a field of its rows, shown where its letters say. */
export interface ColumnField extends FieldDefinition {
  readonly currency?: 'USD' | 'CAD';
}

/** What a row of a section renders as; the outline has one builder for each kind. */
export type EntryKind =
  | 'fact'
  | 'prose'
  | 'photo'
  | 'keywords'
  | 'links'
  | 'table'
  | 'bullets'
  | 'quotes'
  | 'territories';

interface EntryBase {
  readonly name: string;
  readonly label: string;
  readonly labels?: FieldDefinition['labels'];
  readonly shown: string;
  readonly when?: FieldDefinition['when'];
}

/** A single field of a section. */
export interface FieldEntry extends EntryBase {
  readonly as: Exclude<EntryKind, 'table' | 'quotes' | 'links'>;
  readonly type: FieldType;
  readonly isRequired?: true;
}

/** A list of rows of a section; `columns` are its wire fields and, in this order, its columns. */
export interface RowsEntry extends EntryBase {
  readonly as: 'table' | 'quotes' | 'links';
  readonly columns: readonly ColumnField[];
  /** A table whose columns are not its fields: the outline's own builder of this name makes them. */
  readonly rendering?: 'publicity' | 'promotions' | 'placements' | 'sales';
  /** What an empty table says, where it says anything. */
  readonly emptyText?: string;
}

export type SectionEntry = FieldEntry | RowsEntry;

export interface SectionDefinition {
  /** Number in `selectedSections` (CONST-15). */
  readonly code: number;
  /** Name of its object in the sheet's content. */
  readonly name: string;
  readonly label: string;
  /** Layouts that show it on screen. */
  readonly shown: string;
  /** Layouts that show it in print and download only when its flag is set (decision G-107). */
  readonly printed?: { readonly shown: string; readonly flag: 'isShowCoopInformation' | 'isShowContractInformation' };
  readonly entries: readonly SectionEntry[];
}

type EntryValue<E> = E extends { columns: infer Columns extends readonly ColumnField[] }
  ? RecordOf<Columns>[]
  : E extends { type: FieldType; name: string }
    ? RecordOf<readonly [E]>[E['name']]
    : never;

/** The wire object that a section's definition describes; `hasNoData` says that the section is empty (SHEET-072). */
export type SectionContent<D extends { entries: readonly SectionEntry[] }> = {
  [E in D['entries'][number] as E['name']]: EntryValue<E>;
} & { hasNoData?: boolean };
