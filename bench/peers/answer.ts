import { powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { findSortOrder } from '@titlenet/catalogue/power-search/sort-orders';
import { gridRowCutter } from '@titlenet/catalogue/result-columns/grid-row';
import { chosenFields, resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import { sentMembers } from '@titlenet/catalogue/result-columns/row-members';

const form = powerSearchForms.HarperCollins;

/** What every engine answers with: the fields of a person who chose none, in the form's own order. */
export const source = resultSource(form.source);
export const fields = chosenFields(source, []);
export const order = findSortOrder(form, form.defaultSort)!;

if (order.by !== 'title' || order.isDescending)
  throw new Error('The form has another order by now: the statements of the peers sort by title');

const cut = gridRowCutter(source, sentMembers(source, fields));

/** The same rows of an answer as the product makes, from stored ones. */
export const answerOf = (rows: readonly string[]): string => rows.map((row) => cut(row)).join(',');
