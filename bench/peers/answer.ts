import { powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { findSortOrder } from '@titlenet/catalogue/power-search/sort-orders';
import { gridRowCutter } from '@titlenet/catalogue/result-columns/grid-row';
import { chosenFields, resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import { sentMembers } from '@titlenet/catalogue/result-columns/row-members';

const form = powerSearchForms.HarperCollins;

/** What every engine returns: the default fields in the form's default order. */
export const source = resultSource(form.source);
export const fields = chosenFields(source, []);
export const order = findSortOrder(form, form.defaultSort)!;

if (order.by !== 'title' || order.isDescending)
  throw new Error('The form has another order by now: the statements of the peers sort by title');

const cut = gridRowCutter(source, sentMembers(source, fields));

/** The rows of a response from stored rows, like the product. */
export const answerOf = (rows: readonly string[]): string => rows.map((row) => cut(row)).join(',');
