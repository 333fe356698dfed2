/** Lists of editions on the sheet, whose rows are the references of a record. */
const lists = [
  'relatedEditions.audioAndLargePrint',
  'relatedEditions.otherWorks',
  'sales.titleTrack',
  'sales.competitive',
];

/** Fields of a record from which the title bar takes its numbers, the first one that is stated. */
const numbers: Readonly<Record<string, readonly string[]>> = {
  'bar.isbn': ['isbn'],
  'bar.isbn10': ['bar.isbn10', 'isbn'],
  'bar.ean': ['bar.ean', 'isbn'],
};

/** @returns the fields of a record that state a value of the sheet, in the order of precedence: 'bar.ean' before 'isbn' */
export function statingFields(field: string): readonly string[] {
  if (lists.includes(field)) return ['references'];
  return Object.hasOwn(numbers, field) ? (numbers[field] ?? []) : [field];
}
