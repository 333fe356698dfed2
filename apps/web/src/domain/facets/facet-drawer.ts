import { createContext, type RefObject, useContext } from 'react';

/** The drawer of facets, shared by the layout, which has it, and the button in the result's toolbar. */
export interface FacetDrawerState {
  /** False on a wide window, where the facets have a column. */
  readonly isOffered: boolean;
  readonly isOpen: boolean;
  /** Id of the drawer. */
  readonly id: string;
  /** 'Filter', with the number of chosen values. */
  readonly title: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly setOpen: (isOpen: boolean) => void;
}

export const FacetDrawerContext = createContext<FacetDrawerState | null>(null);

/** @throws outside of a `FacetLayout` */
export function useFacetDrawer(): FacetDrawerState {
  const state = useContext(FacetDrawerContext);
  if (!state) throw new Error('There is no FacetLayout');
  return state;
}
