import { quickReports } from '@titlenet/catalogue/reports/quick-reports';

export interface KeyGroup {
  readonly heading: string;
  readonly note?: string;
  readonly keys: readonly { combination: readonly string[]; action: string }[];
}

/** All shortcuts of the product that browsers do not have by default, in display order. */
export const keyGroups: readonly KeyGroup[] = [
  {
    heading: 'Everywhere',
    keys: [
      { combination: ['/'], action: 'Put the cursor into the search' },
      { combination: ['Ctrl', 'K'], action: 'Search titles, pages, reports and lists' },
      { combination: ['?'], action: 'Show this list' },
      { combination: ['Esc'], action: 'Close a dialog' },
    ],
  },
  {
    heading: 'Quick reports',
    note: 'For the ISBN in the search on the home page and in a quick search, and for the title of a sheet or report.',
    keys: quickReports.map(({ letter, label }) => ({ combination: ['Ctrl', 'Alt', letter], action: label })),
  },
  {
    heading: 'Searching',
    keys: [{ combination: ['Enter'], action: 'Run the search' }],
  },
  {
    heading: 'In a grid',
    keys: [
      { combination: ['Arrows'], action: 'Go from cell to cell' },
      { combination: ['Home'], action: 'First cell of the row; End the last one' },
      { combination: ['Ctrl', 'Home'], action: 'First row; Ctrl + End the last one' },
      { combination: ['Enter'], action: 'Open the title, or sort by the column' },
      { combination: ['Shift', 'Space'], action: 'Select the row' },
      { combination: ['Shift', 'Arrows'], action: 'Select a range' },
      { combination: ['Ctrl', 'C'], action: 'Copy the cell or the selected rows' },
    ],
  },
];
