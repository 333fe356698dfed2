import { type ComponentType, Suspense } from 'react';

/** The properties of a selected row that actions need. */
export interface SelectedTitle {
  readonly companyCode: string;
  readonly productId: number | null;
  /** Empty if the title has none. */
  readonly isbn: string;
  /** Names a title without an ISBN in messages. */
  readonly title?: string;
}

/**
 * A button in the selection bar that works on the selected titles. It is also rendered without a selection, and then
 * shows a message when it is pressed.
 */
export type SelectionAction = ComponentType<{ titles: readonly SelectedTitle[] }>;

const offered: SelectionAction[] = [];

/** Registers an action for the selection bars of all results. Called by app/, which may import features. */
export function offerSelectionAction(action: SelectionAction): void {
  if (!offered.includes(action)) offered.push(action);
}

/** The registered actions, in the order of registration. */
export function SelectionActions({ titles }: { titles: readonly SelectedTitle[] }) {
  return (
    <Suspense fallback={null}>
      {offered.map((Action, index) => (
        <Action // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
          key={index}
          titles={titles}
        />
      ))}
    </Suspense>
  );
}
