import { createElement, lazy } from 'react';
import { offerSelectionAction, type SelectionAction } from '../actions/title-actions/selection-actions.tsx';

const AddToList = lazy(async () => {
  const { AddToList: Button } = await import('../actions/add-to-list/AddToList.tsx');
  const OfTitles: SelectionAction = ({ titles }) => createElement(Button, { isbns: titles.map(({ isbn }) => isbn) });
  return { default: OfTitles };
});

const ExportOnix = lazy(async () => ({
  default: (await import('../actions/onix-export/OnixExportButton.tsx')).OnixExportButton as SelectionAction,
}));

const Compare = lazy(async () => ({
  default: (await import('../actions/compare/CompareTitles.tsx')).CompareTitles as SelectionAction,
}));

/** Registers the actions on selected titles that results do not provide themselves. */
export function offerSelectionActions(): void {
  offerSelectionAction(AddToList);
  offerSelectionAction(Compare);
  offerSelectionAction(ExportOnix);
}
