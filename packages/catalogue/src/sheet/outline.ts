import { companyOf } from '../companies.ts';
import { isShownIn } from '../field.ts';
import { isAudioTitle } from '../rules/audio.ts';
import type { TitleBar } from '../title-bar.ts';
import { headerOutline } from './header-outline.ts';
import type { Block, OutlineOptions, SheetOutline, SheetSection } from './outline-blocks.ts';
import type { SectionDefinition, SectionEntry } from './section.ts';
import { type EntryContext, entryBlock, entryContext } from './section-blocks.ts';
import { sections, type TitleSheet } from './sections.ts';

type Content = Record<string, unknown> & { hasNoData?: boolean };

function isSectionShown(section: SectionDefinition, { company, options }: EntryContext): boolean {
  if (options.medium === 'screen' || !section.printed) return isShownIn(section, company.layout);
  return isShownIn(section.printed, company.layout) && options[section.printed.flag];
}

function isEntryShown(entry: SectionEntry, content: Content, { company, isAudio, options }: EntryContext): boolean {
  if (!isShownIn(entry, company.layout)) return false;
  if (entry.when === 'audio' && !isAudio) return false;
  if (entry.when === 'contactInfo' && !content.hasContactInfo) return false;
  if (entry.name === 'edAuScript' && options.isSuppressEditorScript) return false;
  // Hidden by default wherever there is no toggle: in a downloaded file (EDIT-29, G-109).
  return !('as' in entry && entry.as === 'keywords' && options.medium === 'download');
}

/** Drops blank fields when the reader suppresses them; a photo label without a photo is always dropped (EDIT-33). */
function isBlockKept(block: Block, entry: SectionEntry, options: OutlineOptions): boolean {
  if (!block.isBlank) return true;
  if (entry.as === 'photo') return false;
  return !options.isSuppressBlankSubHeadings || (block.kind === 'table' && block.emptyText !== null);
}

const noCoop = 'No Co-Op Information found.';

function emptyTextOf(section: SectionDefinition, options: OutlineOptions): string | null {
  if (section.name !== 'coopData') return `No ${section.label} information found.`;
  return options.medium === 'screen' ? noCoop : null;
}

function sectionOutline(section: SectionDefinition, content: Content, context: EntryContext): SheetSection {
  const entries = section.entries.filter((entry) => isEntryShown(entry, content, context));
  const all = entries.map((entry) => ({ entry, block: entryBlock(entry, content[entry.name], context) }));
  const isEmpty = content.hasNoData === true || all.every(({ block }) => block.isBlank);
  const folded = all.some(
    ({ block }) => block.kind === 'bullets' && block.shownFirst !== null && block.items.length > block.shownFirst,
  );
  return {
    code: section.code,
    name: section.name,
    label: section.label,
    note: folded ? '(only first 3 listed)' : null,
    emptyText: isEmpty ? emptyTextOf(section, context.options) : null,
    blocks: all.filter(({ block, entry }) => isBlockKept(block, entry, context.options)).map(({ block }) => block),
  };
}

/**
 * The whole title sheet in its company's layout, for whatever medium renders it (SHEET-011, SHEET-012).
 *
 * @param bar and content as the API gives them
 * @param options what the reader chose; `sectionCodes` leaves sections out that were not asked for
 */
export function sheetOutline(
  bar: TitleBar & { isDeleted?: true },
  content: TitleSheet,
  options: OutlineOptions,
  sectionCodes?: readonly number[],
): SheetOutline {
  const context = entryContext(companyOf(bar.companyCode).code, isAudioTitle(bar), options);
  const shown = (sections as readonly SectionDefinition[]).filter(
    (section) => isSectionShown(section, context) && (sectionCodes?.includes(section.code) ?? true),
  );
  return {
    header: headerOutline(bar),
    sections: shown.map((section) =>
      sectionOutline(section, content[section.name as keyof TitleSheet] as Content, context),
    ),
  };
}
