import { formatCountOf } from '@titlenet/catalogue/formatting/numbers';

/** '1 title', '1,240 titles'. */
export const countTitles = (count: number): string => formatCountOf(count, 'title');
