import type { LayoutSet } from '@titlenet/catalogue/layouts';
import type { Coded, SearchAttributeName } from '@titlenet/catalogue/search-attributes';
import type { ScheduledPrices, TitleRecord } from '@titlenet/catalogue/title-record';
import type { CodeListNumber } from '../codes/code-list-names.ts';
import type { OnixRecord } from '../read/onix-record.ts';
import type { OnixBlock } from '../read/onix-values.ts';
import type { FieldWriter } from '../write/field-writer.ts';

/** Documentation of a field, in Markdown. */
export interface FieldDocumentation {
  /** Where ONIX 3.0 and 3.1 have the value: element paths with the codes that select them. */
  readonly elements: string;
  /** The same for ONIX 2.1; absent: as in 3.x; '–': 2.1 does not have it. */
  readonly old?: string;
  /** How the value is chosen or converted, where that is not obvious. */
  readonly rule?: string;
  /** How an export writes the value, where that is not simply the element it is read from. */
  readonly written?: string;
}

/** One field of a title: reading from ONIX, writing to ONIX, and documentation. */
export interface OnixField<T = unknown> {
  /**
   * The blocks of 3.x that own the field in a block update, the one that takes precedence first. Empty for fields
   * outside the blocks, and for facts, which are not stored.
   */
  readonly blocks: readonly OnixBlock[];
  /** Returns the value in a record, undefined where the record does not have it. */
  readonly read: (record: OnixRecord) => T | undefined;
  /**
   * Writes the elements that hold the value. Fields that share an element share its writer, which runs once per title.
   * Absent for fields that the import derives from another field, and for facts.
   */
  readonly write?: FieldWriter;
  /** The code lists that its elements use. */
  readonly lists: readonly CodeListNumber[];
  /** The companies that have the field, by their layout; absent: all of them. */
  readonly layouts?: LayoutSet;
  readonly doc: FieldDocumentation;
}

type Members<Group extends string, T> = { [M in keyof T & string as `${Group}.${M}`]: NonNullable<T[M]> };

type Sheet = Required<TitleRecord['sheet']>;
type Sections = { [S in keyof Sheet]: Members<S, Sheet[S]> }[keyof Sheet];
type Merged<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;

/** The type of each field of a title record, by the field's name: `bar.price`, `editorial.keynote`, `references`. */
export type RecordFields = Members<'bar', TitleRecord['bar']> &
  Members<'stored', TitleRecord['stored']> &
  Members<'codes', Record<SearchAttributeName, Coded[]>> &
  Merged<Sections> & {
    isbn: string;
    references: TitleRecord['references'];
    scheduledPrices: readonly ScheduledPrices[];
  };

/** Definitions of fields of the title record, by name. */
export type RecordFieldTable = { readonly [N in keyof RecordFields]?: OnixField<RecordFields[N]> };

/** Definitions of facts: values that a record states and the title record does not keep. */
export type FactTable = { readonly [N in `facts.${string}`]: Omit<OnixField, 'write' | 'layouts'> };
