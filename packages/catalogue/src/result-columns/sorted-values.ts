import { formatLabel } from '../rules/format-label.ts';
import type { ResultTitle } from './result-field.ts';

type SortedValue = (title: Pick<ResultTitle, 'bar' | 'sheet'>) => string | null | undefined;

/** Values of sortable columns besides title, author and ISBN. The sort key is computed from the displayed text. */
export const sortedValues = {
  author2: ({ bar }) => bar.author2,
  salesMarketingCode: ({ bar }) => bar.salesMarketingCode,
  answerCode: ({ bar }) => bar.answerCode,
  businessGroup: ({ bar }) => bar.casBusinessUnit,
  division: ({ bar }) => bar.divisionDesc,
  category: ({ bar }) => bar.categoryDesc,
  format: ({ bar }) => formatLabel(bar),
  imprint: ({ bar }) => bar.imprintDesc,
  editor: ({ sheet }) => sheet.editorial?.editor,
  series: ({ bar }) => bar.seriesName,
  pubSeason: ({ bar }) => bar.pubSeason,
} as const satisfies Record<string, SortedValue>;

export type SortedValueName = keyof typeof sortedValues;
