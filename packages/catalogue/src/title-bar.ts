import type { RecordOf } from './field.ts';
import type { BarField } from './title-bar-fields/bar-field.ts';
import { classificationFields } from './title-bar-fields/classification-fields.ts';
import { controlFields } from './title-bar-fields/control-fields.ts';
import { makeFields } from './title-bar-fields/make-fields.ts';
import { namingFields } from './title-bar-fields/naming-fields.ts';
import { tradeFields } from './title-bar-fields/trade-fields.ts';

/** Fields of the title bar (SHEET-180), in the order of the header bar. */
export const titleBarFields = [
  ...namingFields,
  ...classificationFields,
  ...tradeFields,
  ...makeFields,
  ...controlFields,
] as const satisfies readonly BarField[];

export type TitleBar = RecordOf<typeof titleBarFields>;

/** Members of a title bar that are not fields of a title. */
export interface TitleBarNotes {
  /** Present only for deleted titles, whose sheet shows a notice. */
  isDeleted?: true | undefined;
  /** Descriptions of the codes in the bar and the sheet, by field (rules/code-descriptions.ts); absent without any. */
  descriptions?: Readonly<Record<string, string>> | undefined;
}

/** Fields of the small title bar, requested with `small=true` (G-119). */
export const smallTitleBarFields = [
  { name: 'tacDescription', type: 'text' },
  { name: 'casBusinessUnit', type: 'code' },
  { name: 'productId', type: 'integer', isRequired: true },
] as const;

export type SmallTitleBar = RecordOf<typeof smallTitleBarFields>;
