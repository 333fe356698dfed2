import type { FieldDefinition, FieldType, FieldValue, RecordOf } from '../field.ts';
import type { Currency } from '../formatting/money.ts';
import type { LayoutSet } from '../layouts.ts';

/** A column of a table on the sheet: a field of its rows. */
export interface ColumnField extends FieldDefinition {
  /** Currency of an amount that is not in the currency of the title (G-167). */
  readonly currency?: Currency;
}

/** Kind of block that an entry renders as; the outline has one builder for each kind. */
export type EntryKind = 'fact' | 'prose' | 'photo' | 'keywords' | 'links' | 'table' | 'bullets' | 'quotes';

interface EntryBase extends Pick<FieldDefinition, 'name' | 'label' | 'labels' | 'audience' | 'when'> {
  readonly shown: LayoutSet;
  /** Option of the reader that removes the entry (PRINT-05). */
  readonly suppressedBy?: 'isSuppressEditorScript';
  /** A text entry with which this one is shown once, under a common label, if both have the same text. */
  readonly sharedWith?: { readonly name: string; readonly label: string };
}

/** A single field of a section. */
export interface FieldEntry extends EntryBase {
  readonly as: Exclude<EntryKind, 'table' | 'quotes' | 'links'>;
  readonly type: FieldType;
  readonly isRequired?: true;
  readonly isCount?: true;
  /** Rule that decides whether a photo exists; `person` if absent (EDIT-33 to EDIT-35). */
  readonly photo?: 'person' | 'artist';
}

/** A list of rows of a section; `columns` are its wire fields and, in this order, its table columns. */
export interface RowsEntry extends EntryBase {
  readonly as: 'table' | 'quotes' | 'links';
  readonly columns: readonly ColumnField[];
  /** Rendering of a table that differs from its fields (table-renderings.ts). */
  readonly rendering?:
    | 'publicity'
    | 'promotions'
    | 'placements'
    | 'editions'
    | 'titleTrack'
    | 'competitive'
    | 'prices'
    | 'people'
    | 'supply'
    | 'restrictions';
  /** On screen only the heading is shown until the reader opens the table. */
  readonly isFolded?: true;
  /** Text of an empty table; absent for tables without such a text. */
  readonly emptyText?: string;
}

export type SectionEntry = FieldEntry | RowsEntry;

export interface SectionDefinition {
  /** Number in `selectedSections` (CONST-15). */
  readonly code: number;
  /** Property name in the sheet's content. */
  readonly name: string;
  readonly label: string;
  /** Layouts that show the section on screen. */
  readonly shown: LayoutSet;
  /** Layouts that print and download the section, only if the flag is set (G-107). */
  readonly printed?: {
    readonly shown: LayoutSet;
    readonly flag: 'isShowCoopInformation' | 'isShowContractInformation';
  };
  /** Text of an empty section; 'No {label} information found.' if absent (G-114). */
  readonly emptyText?: { readonly text: string; readonly isScreenOnly: boolean };
  readonly entries: readonly SectionEntry[];
}

type EntryValue<E> = E extends { columns: infer Columns extends readonly ColumnField[] }
  ? RecordOf<Columns>[]
  : E extends { type: FieldType; name: string }
    ? FieldValue<E>
    : never;

/** Wire object of a section; `hasNoData` marks an empty section (SHEET-072). */
export type SectionContent<D extends { entries: readonly SectionEntry[] }> = {
  [E in D['entries'][number] as E['name']]: EntryValue<E>;
} & { hasNoData?: boolean };
