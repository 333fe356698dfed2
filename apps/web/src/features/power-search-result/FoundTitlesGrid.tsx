import { companyOf } from '@titlenet/catalogue/companies';
import { resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import type { ResultRow } from '@titlenet/catalogue/result-columns/row-members';
import { useCallback } from 'react';
import type { ExcelExport } from '../../actions/excel/ExcelButton.tsx';
import { exportSelectedLabel } from '../../actions/excel/export-rows.ts';
import { nothingSelected } from '../../actions/title-actions/title-actions.ts';
import { type GridRows, TitleGrid } from '../../actions/title-grid/TitleGrid.tsx';
import type { ColumnTools } from '../../actions/title-grid/use-title-grid.ts';
import { useSearchFromLocation } from '../../domain/power-search/power-search-addresses.ts';
import { chipsToShow } from '../../domain/power-search/search-chips.ts';
import { useSearchLists } from '../../domain/power-search/use-search-lists.ts';
import { describeSearch } from '../../domain/saved-searches/describe-search.ts';
import { exportResult } from './excel-calls.ts';
import type { ShownTitles } from './found-titles.ts';
import { responseColumns } from './response-columns.ts';
import { resultGridColumns } from './result-grid-columns.tsx';
import { addressOfRow, titleOfRow } from './row-title.ts';

/** How the rows of an export are named in its request: by ISBN, or by product id if they have none. */
function selectedOf(row: ResultRow) {
  const { companyCode, isbn, productId } = titleOfRow(row);
  return {
    companyCode: companyOf(companyCode).code,
    ...(isbn === '' && productId !== null ? { productId } : { isbn }),
  };
}

/** The export of a result: the selected titles, or all of them where the requirements offer that (G-83, G-84). */
function excelOf(
  { form, result, request, criteriaToExport }: ShownTitles,
  selected: readonly ResultRow[],
): ExcelExport {
  const isAll = selected.length === 0;
  if (isAll && form.exports !== 'all') return { label: 'Export Selected to Excel', count: 0, load: nothingSelected };
  return {
    // [GRID-045]
    label: isAll ? 'Export Search Results to Excel' : exportSelectedLabel(selected.length),
    count: isAll ? result.total : selected.length,
    load: (signal) => {
      const columns = responseColumns(resultSource(form.source), result.titles);
      const fields = columns.map(({ name, label }) => ({ name, title: label }));
      const criteria = criteriaToExport?.() ?? request;
      return exportResult(form, { criteria, fields, ...(!isAll && { selected: selected.map(selectedOf) }) }, signal);
    },
  };
}

/** The criteria of the result, for paper. */
function useCriteriaLine({ form, result }: Pick<ShownTitles, 'form' | 'result'>): string {
  const { values } = useSearchFromLocation();
  const lists = useSearchLists(form, values, { blocking: false });
  return describeSearch(chipsToShow(form, values, lists, result.periodDays));
}

/** The grid of found titles. */
export function FoundTitlesGrid(props: ShownTitles) {
  const { form, result, heading, isShowCover = false, isShowAuthor = false } = props;
  const criteria = useCriteriaLine(props);
  const columnsOf = useCallback(
    (tools: ColumnTools) => resultGridColumns({ form, result, isShowCover, isShowAuthor, ...tools }),
    [form, result, isShowCover, isShowAuthor],
  );
  return (
    <TitleGrid
      name={`powerSearch.${form.division}`}
      label="Power search result"
      paperLines={[criteria]}
      rows={result.data}
      titleOf={titleOfRow}
      addressOf={addressOfRow}
      columnsOf={columnsOf}
      hasPictures={isShowCover || isShowAuthor}
      caption={heading}
      hasMarketingSheets={form.hasMarketingSheets}
      excel={({ selected }: GridRows<ResultRow>) => excelOf(props, selected)}
    />
  );
}
