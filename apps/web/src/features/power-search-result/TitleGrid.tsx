import { useQueryClient } from '@tanstack/react-query';
import type { ResultRow } from '@titlenet/catalogue/result-columns/row-members';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useConfiguration } from '../../domain/session/session.ts';
import { pictureRowHeight } from '../../domain/title-grid/picture-columns.tsx';
import { rememberTitleList } from '../../domain/title-list/title-list.ts';
import { viewStateOf } from '../../ui/cached-result/cached-result.ts';
import { DataGrid } from '../../ui/grid/DataGrid.tsx';
import type { GridSelected } from '../../ui/grid/grid-table.ts';
import type { ShownTitles } from './found-titles.ts';
import { ResultActions } from './ResultActions.tsx';
import { resultGridColumns } from './result-grid-columns.tsx';
import { addressOfRow, keyOfRow, titleOfRow } from './row-title.ts';

const rowName = (row: ResultRow) => `${titleOfRow(row).isbn} ${titleOfRow(row).title}`;

/** The grid of found titles with its actions. */
export function TitleGrid(props: ShownTitles) {
  const { form, result, address, heading, isShowCover = false, isShowAuthor = false } = props;
  const client = useQueryClient();
  const configuration = useConfiguration();
  const viewState = viewStateOf(result);
  const [selected, setSelected] = useState(viewState.selected);
  const choose = (next: GridSelected) => {
    viewState.selected = next;
    setSelected(next);
  };

  const order = useRef<readonly ResultRow[]>(result.data);
  const keepOrder = useCallback((rows: readonly ResultRow[]) => {
    order.current = rows;
  }, []);
  const columns = useMemo(() => {
    const onOpen = () => rememberTitleList(client, { sheets: order.current.map(addressOfRow), result: address });
    return resultGridColumns({ form, result, isShowCover, isShowAuthor, configuration, onOpen });
  }, [form, result, isShowCover, isShowAuthor, configuration, client, address]);

  const hasPictures = isShowCover || isShowAuthor;
  /** The selected titles in display order. */
  const chosenTitles = () => order.current.filter((row) => selected[keyOfRow(row)]).map(titleOfRow);
  return (
    <DataGrid
      name={`powerSearch.${form.division}`}
      label="Power search result"
      columns={columns}
      rows={result.data}
      rowKey={keyOfRow}
      viewState={viewState.grid}
      onOrderChange={keepOrder}
      selection={{ selected, onChange: choose, rowName }}
      rowHeight={hasPictures ? pictureRowHeight : undefined}
      wrapsText={hasPictures}
      caption={heading}
      actions={<ResultActions {...props} titles={chosenTitles()} />}
    />
  );
}
