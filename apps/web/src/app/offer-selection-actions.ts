import { createElement, lazy } from 'react';
import { offerSelectionAction, type SelectionAction } from '../domain/title-selection/selection-actions.tsx';

const AddToList = lazy(async () => {
  const { AddToList: Button } = await import('../domain/user-lists/AddToList.tsx');
  const OfTitles: SelectionAction = ({ titles }) => createElement(Button, { isbns: titles.map(({ isbn }) => isbn) });
  return { default: OfTitles };
});

const ExportOnix = lazy(async () => ({
  default: (await import('../domain/onix-export/OnixExportButton.tsx')).OnixExportButton as SelectionAction,
}));

/** What can be done with the chosen titles of any result, beyond what the result itself does with them. */
export function offerSelectionActions(): void {
  offerSelectionAction(AddToList);
  offerSelectionAction(ExportOnix);
}
