/** A kind of fault in the records of senders. */
export interface FaultKind {
  /** Stored with records, so it must never change or be used again. */
  readonly number: number;
  readonly label: string;
  /** What the sender should do. */
  readonly advice: string;
}

/**
 * The contradictions and suspicions that are looked for in the record of each sender, whichever sender's values a title
 * shows. After a change of this table the faults of all stored records are found again.
 */
export const faultKinds: readonly FaultKind[] = [
  {
    number: 1,
    label: 'Wrong check digit',
    advice: 'Correct the number; the last digit does not fit the others.',
  },
  {
    number: 2,
    label: 'Impossible BISAC code',
    advice: 'Send a code of the current BISAC list: three letters of a section and six digits.',
  },
  {
    number: 3,
    label: 'Inactive code',
    advice: 'Replace the deprecated code with the one that its ONIX list names.',
  },
  {
    number: 10,
    label: 'Status against publication date',
    advice: 'Set the publishing status to Active (04) on publication, not before; or correct the date.',
  },
  {
    number: 11,
    label: 'Not yet available after publication',
    advice: 'Update the availability, or correct the dates.',
  },
  {
    number: 12,
    label: 'Status against availability',
    advice: 'Publishing status and availability contradict each other; correct one of them.',
  },
  {
    number: 13,
    label: 'Dates out of order',
    advice: 'Correct the publication date or the other date.',
  },
  {
    number: 14,
    label: 'Inverted range',
    advice: 'Exchange or correct the ends of the range.',
  },
  {
    number: 20,
    label: 'Price outside the sales rights',
    advice: 'Remove the price, or add the countries to the sales rights.',
  },
  {
    number: 21,
    label: 'Unclear price',
    advice: 'State the currency; state a free title as unpriced, free of charge (01 of list 57).',
  },
  {
    number: 30,
    label: 'Same short and long description',
    advice: 'Send a short description of its own, or none.',
  },
  {
    number: 40,
    label: 'Deleted by another sender',
    advice: 'Ask which sender is right; the title stays as long as one of them sends it.',
  },
];

/** @returns undefined for a number that no kind has */
export const faultKindOf = (number: number): FaultKind | undefined => faultKinds.find((kind) => kind.number === number);
