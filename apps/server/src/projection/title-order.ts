import { naturalSortKey } from '@titlenet/catalogue/text/natural-sort';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import type { TitleOrderTable } from '../database/tables.ts';

export type TitleOrder = Omit<TitleOrderTable, 'title_id'>;

const key = (text: string | null | undefined) => naturalSortKey(text ?? '') || null;

/** The sort keys of what the columns of results show (result-columns/*.ts), so that both orders are one (G-168). */
export function titleOrder(bar: TitleBar, editor: string | null | undefined): TitleOrder {
  return {
    author2: key(bar.author2),
    sales_marketing_code: key(bar.salesMarketingCode),
    answer_code: key(bar.answerCode),
    business_group: key(bar.casBusinessUnit),
    division: key(bar.divisionDesc),
    category: key(bar.categoryDesc),
    format: key(bar.formatDesc ?? bar.formatDescSRP5),
    imprint: key(bar.imprintDesc),
    editor: key(editor),
    series: key(bar.seriesName),
    pub_season: key(bar.pubSeason),
  };
}
