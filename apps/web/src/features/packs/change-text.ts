import type { PackField } from '@titlenet/contract/pack-changes';

/** What was changed, in words that follow a name. */
const fieldTexts: Record<PackField, string> = {
  name: 'changed the name',
  meeting: 'changed the meeting',
  meetingDay: 'changed the day',
  mark: "changed the company's mark",
  pages: 'changed the pages',
  heading: 'changed the heading',
  internalNote: 'changed the internal note',
  accountsNote: 'changed the note for accounts',
  place: 'moved it',
  isRemoved: 'removed it or brought it back',
  added: 'added it',
  figures: 'updated the figures',
};

interface NamedChange {
  by: string;
  part: 'pack' | 'section' | 'title';
  name: string;
  field: PackField;
}

const partTexts = { pack: 'The pack', section: 'Section', title: '' } as const;

/** 'Tide: Theo Radcliffe changed the internal note'. */
export function changeText({ by, part, name, field }: NamedChange): string {
  const named = part === 'pack' ? partTexts.pack : `${partTexts[part]} ${name || 'without a heading'}`.trim();
  return `${named}: ${by} ${fieldTexts[field]}`;
}
