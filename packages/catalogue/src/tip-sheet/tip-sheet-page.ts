/** Sizes of the page in mm: what both Letter and A4 have between margins of 13 mm. */
export const tipSheetPage = { width: 184, height: 253, left: 66, gutter: 9, foot: 13 } as const;

/** Type of the running text, in points. */
export interface TipSheetType {
  readonly size: number;
  readonly leading: number;
}

/** Space between parts, and height of a part's label, in mm. */
export const GAP = 3.5;
export const LABEL = 5.5;
