/** A pack of the demo, made of a user list of the demo by the list's owner. */
export interface DemoPack {
  name: string;
  /** Name of the user list. */
  list: string;
  meeting: string;
  /** Codes of `packPages`. */
  pages: readonly string[];
  /** Headings with their numbers of titles, and the notes of the first ones. */
  sections: readonly {
    heading: string;
    size: number;
    notes: readonly { internal?: string; accounts?: string }[];
  }[];
}

/** Packs of the demo, which all people may read. */
export const demoPacks: readonly DemoPack[] = [
  {
    name: 'Front of store, spring',
    list: 'Front of store',
    meeting: 'Sales meeting',
    pages: ['tipSheet', 'salesOverview'],
    sections: [
      {
        heading: 'Lead titles',
        size: 4,
        notes: [
          { internal: 'Ask for the window. The reprint is in the warehouse.', accounts: 'Display for twelve copies.' },
          { internal: 'Television on the day of publication.' },
        ],
      },
      { heading: 'Steady sellers', size: 8, notes: [{ accounts: 'New cover in May.' }] },
    ],
  },
  {
    name: 'Reading groups',
    list: 'Reading group picks',
    meeting: 'Call with the reading group team',
    pages: ['tipSheet'],
    sections: [{ heading: 'Picks of the season', size: 6, notes: [{ accounts: 'With questions for discussion.' }] }],
  },
];
