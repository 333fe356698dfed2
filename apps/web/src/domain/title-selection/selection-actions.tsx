import { type ComponentType, Suspense } from 'react';

/** A chosen row of a result, as far as something can be done with it. */
export interface SelectedTitle {
  readonly companyCode: string;
  readonly productId: number | null;
  readonly isbn: string;
}

/**
 * Something that a feature offers for the chosen titles of any result, drawn as one button in the selection bar. It is
 * drawn with no titles too, and says itself what is missing then.
 */
export type SelectionAction = ComponentType<{ titles: readonly SelectedTitle[] }>;

const offered: SelectionAction[] = [];

/** Adds an action to the selection bars of all results. Called by app/, which alone knows the features. */
export function offerSelectionAction(action: SelectionAction): void {
  if (!offered.includes(action)) offered.push(action);
}

/** What features offer for these titles, in the order in which it was offered. */
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
