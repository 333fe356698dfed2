import { coop } from '../sheet/coop.ts';
import type { SheetSection } from '../sheet/outline-blocks.ts';
import { bookings } from '../sheet/publicity.ts';
import type { RowsEntry, SectionEntry } from '../sheet/section.ts';
import { entryBlock, entryContext } from '../sheet/section-blocks.ts';
import {
  authorFields,
  contentFields,
  displays,
  type MarketingField,
  type MarketingSheet,
  noteFields,
} from './marketing-sheet-fields.ts';

const options = {
  medium: 'print',
  audience: 'internal',
  isSuppressBlankSubHeadings: true,
  isShowOnlyFirstQuotes: false,
  isShowCoopInformation: true,
  isShowContractInformation: false,
  isSuppressEditorScript: false,
} as const;

const internal = (fields: readonly MarketingField[]): SectionEntry[] =>
  fields.map((field) => ({ ...field, audience: 'internal' }));

/** Fields in larger type at the top of the sheet. */
const inHead: readonly string[] = ['title', 'longSubtitle'];

/**
 * A children's marketing sheet as sections of blocks, with the same renderers as a title sheet for screen, paper and
 * Word.
 *
 * @param isShowCoop whether coop data are shown (CHMS-03, CHMS-04)
 */
export function marketingSheetOutline(sheet: MarketingSheet, isShowCoop: boolean): SheetSection[] {
  const context = entryContext(sheet.companyCode, false, options, sheet.descriptions);
  const section = (
    code: number,
    name: string,
    label: string,
    entries: readonly SectionEntry[],
    values: Record<string, unknown>,
    emptyText: string | null = null,
  ): SheetSection => {
    const blocks = entries.map((entry) => entryBlock(entry, values[entry.name], context));
    const shown = blocks.filter(({ isBlank }) => !isBlank);
    return { code, name, label, note: null, emptyText: shown.length === 0 ? emptyText : null, blocks: shown };
  };
  const facts = contentFields.filter(({ name }) => !inHead.includes(name));
  const coopEntries: readonly RowsEntry[] = coop.entries;
  return [
    section(0, 'author', 'Authors and Artists', internal(authorFields), sheet.author),
    section(1, 'content', 'Title Information', internal(facts), sheet.content),
    section(2, 'notes', 'Marketing', internal(noteFields), sheet.notes, 'No Marketing information found.'),
    section(3, 'marketingDisplays', displays.label, [displays], { marketingDisplays: sheet.marketingDisplays }),
    section(4, 'publicity', 'Publicity', [bookings], { info: sheet.publicity }, bookings.emptyText),
    ...(isShowCoop
      ? [section(5, 'coopData', 'Co-Op', coopEntries, sheet.coopData, 'No Co-Op Information found.')]
      : []),
  ].filter(({ blocks, emptyText }) => blocks.length > 0 || emptyText !== null);
}
