import { quickReports } from '@titlenet/catalogue/quick-reports';

export interface KeyGroup {
  readonly heading: string;
  readonly note?: string;
  readonly keys: readonly { combination: readonly string[]; does: string }[];
}

/** Every key of the product that a page or the browser does not have of itself, in the order in which it is shown. */
export const keyGroups: readonly KeyGroup[] = [
  {
    heading: 'Everywhere',
    keys: [
      { combination: ['/'], does: 'Put the cursor into the search' },
      { combination: ['Ctrl', 'K'], does: 'Go to an ISBN, a screen or a report' },
      { combination: ['?'], does: 'Show this list' },
      { combination: ['Esc'], does: 'Close a dialog' },
    ],
  },
  {
    heading: 'Quick reports',
    note: 'For the ISBN in the search on the home page and in a quick search, and for the title of a sheet or report.',
    keys: quickReports.map(({ letter, label }) => ({ combination: ['Ctrl', 'Alt', letter], does: label })),
  },
  {
    heading: 'Searching',
    keys: [{ combination: ['Enter'], does: 'Run the search' }],
  },
  {
    heading: 'In a grid',
    keys: [
      { combination: ['Arrows'], does: 'Go from cell to cell' },
      { combination: ['Home'], does: 'First cell of the row; End the last one' },
      { combination: ['Ctrl', 'Home'], does: 'First row; Ctrl + End the last one' },
      { combination: ['Enter'], does: 'Open the title, or sort by the column' },
      { combination: ['Shift', 'Space'], does: 'Select the row' },
      { combination: ['Shift', 'Arrows'], does: 'Select a range' },
      { combination: ['Ctrl', 'C'], does: 'Copy the cell or the selected rows' },
    ],
  },
];
