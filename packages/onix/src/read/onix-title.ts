import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { onixFields } from '../fields/onix-fields.ts';
import type { OnixBlock, OnixWarning } from './onix-values.ts';
import type { OnixVersion } from './onix-version.ts';

type Fields = typeof onixFields;
type FieldName = keyof Fields;
type Read<N extends FieldName> = ReturnType<Fields[N]['read']>;

/** Names of fields whose value every record has, and of those that may be absent. */
type Required = { [N in FieldName]: undefined extends Read<N> ? never : N }[FieldName];
type Optional = Exclude<FieldName, Required>;

type Member<N, G extends string> = N extends `${G}.${infer M}` ? M : never;
type Group<G extends string> = { [N in Required as Member<N, G>]: Read<N> } & {
  [N in Optional as Member<N, G>]?: Exclude<Read<N>, undefined>;
};

export type GroupName = FieldName extends infer N ? (N extends `${infer G}.${string}` ? G : never) : never;

/** The fields of the table, in groups by their names. */
export type OnixTitleFields = { [G in GroupName]: Group<G> } & {
  [N in Optional as N extends `${string}.${string}` ? never : N]?: Exclude<Read<N>, undefined>;
};

/** What identifies a record and decides what to do with it. */
export interface OnixTitleHead {
  recordReference: string;
  /** List 1; 03 if it is missing or unknown. */
  notificationType: string;
  isDeleted: boolean;
  /** Notification 88 and 89: only tests the connection, never stored. */
  isTest: boolean;
  /**
   * Only the parts that are there are replaced, everything else is unchanged: notification 04, and any record without a
   * title.
   */
  isBlockUpdate: boolean;
  /** Blocks of 3.x that the record contains; empty for 2.1, whose records are always whole. */
  blocks: readonly OnixBlock[];
  version: OnixVersion;
  /**
   * When the record counts as sent, YYYY-MM-DDTHH:mm:ss in UTC, never later than its receipt; absent: neither the record
   * nor its message states a time.
   */
  sentAt?: string;
  imprint?: string;
  publisher?: string;
  /** The company that `MapOptions.company` chose. */
  companyCode?: CompanyCode;
  warnings: readonly OnixWarning[];
}

/**
 * One product record of ONIX as the fields of a title (the field table says where each comes from). An absent member
 * was not stated. Dates are YYYY-MM-DDTHH:mm:ss, names 'Last, First', sizes in inches, amounts decimal.
 */
export type OnixTitle = Readonly<OnixTitleHead & OnixTitleFields>;
