import { isForAudience, isShownIn } from '../field.ts';
import { isAudioTitle } from '../rules/audio.ts';
import { plainText } from '../text/plain-text.ts';
import type { TitleBar, TitleBarNotes } from '../title-bar.ts';
import { headerOutline } from './header-outline.ts';
import type { Block, OutlineOptions, SheetOutline, SheetSection } from './outline-blocks.ts';
import type { SectionDefinition, SectionEntry } from './section.ts';
import { type EntryContext, entryBlock, entryContext } from './section-blocks.ts';
import { sections, type TitleSheet } from './sections.ts';

type Content = Record<string, unknown> & { hasNoData?: boolean };

function isSectionShown(section: SectionDefinition, { company, options }: EntryContext): boolean {
  if (!section.entries.some((entry) => isForAudience(entry, options.audience))) return false;
  if (options.medium === 'screen' || !section.printed) return isShownIn(section, company.layout);
  return isShownIn(section.printed, company.layout) && options[section.printed.flag];
}

function isEntryShown(entry: SectionEntry, content: Content, { company, isAudio, options }: EntryContext): boolean {
  if (!isShownIn(entry, company.layout) || !isForAudience(entry, options.audience)) return false;
  if (entry.when === 'audio' && !isAudio) return false;
  if (entry.when === 'contactInfo' && !content.hasContactInfo) return false;
  if (entry.suppressedBy && options[entry.suppressedBy]) return false;
  // In downloaded files, which have no toggle, keywords are hidden (EDIT-29, G-109).
  return !(entry.as === 'keywords' && options.medium === 'download');
}

/** Blank blocks are removed if the reader suppresses them; the labels of photos (EDIT-33) and rare facts always are. */
function isBlockShown(block: Block, entry: SectionEntry, options: OutlineOptions): boolean {
  if (!block.isBlank) return true;
  if (entry.as === 'photo' || entry.when === 'present') return false;
  return !options.isSuppressBlankSubHeadings || (block.kind === 'table' && block.emptyText !== null);
}

function emptyTextOf({ label, emptyText }: SectionDefinition, options: OutlineOptions): string | null {
  if (!emptyText) return `No ${label} information found.`;
  return emptyText.isScreenOnly && options.medium !== 'screen' ? null : emptyText.text;
}

/** Shows a text that two entries have once, under their common label: most feeds state one description for both. */
function withSharedTexts(
  all: readonly { entry: SectionEntry; block: Block }[],
): { entry: SectionEntry; block: Block }[] {
  const shared = all.flatMap(({ entry: { sharedWith }, block }) => {
    const other = sharedWith && all.find(({ entry }) => entry.name === sharedWith.name);
    const isSame = other && !block.isBlank && textOf(block) === textOf(other.block);
    return isSame ? [{ gone: block, kept: other.block, label: sharedWith.label }] : [];
  });
  return all
    .filter(({ block }) => !shared.some(({ gone }) => gone === block))
    .map(({ entry, block }) => ({
      entry,
      block: { ...block, label: shared.find(({ kept }) => kept === block)?.label ?? block.label },
    }));
}

const textOf = (block: Block) => (block.kind === 'prose' ? plainText(block.text) : undefined);

function sectionOutline(section: SectionDefinition, content: Content, context: EntryContext): SheetSection {
  const entries = section.entries.filter((entry) => isEntryShown(entry, content, context));
  const all = withSharedTexts(
    entries.map((entry) => ({ entry, block: entryBlock(entry, content[entry.name], context) })),
  );
  const isEmpty = content.hasNoData === true || all.every(({ block }) => block.isBlank);
  const isTruncated = all.some(
    ({ block }) => block.kind === 'bullets' && block.shownFirst !== null && block.items.length > block.shownFirst,
  );
  return {
    code: section.code,
    name: section.name,
    label: section.label,
    note: isTruncated ? '(only first 3 listed)' : null,
    emptyText: isEmpty ? emptyTextOf(section, context.options) : null,
    blocks: all.filter(({ block, entry }) => isBlockShown(block, entry, context.options)).map(({ block }) => block),
  };
}

/**
 * Builds the sections of a title in the layout of its company.
 *
 * @param title null bar: it could not be loaded; then the fields of audio titles are included, so that everything that
 *   was loaded is shown
 * @param options display options of the reader
 * @param sectionCodes sections to include; absent for all
 */
export function contentOutline(
  { companyCode, bar }: { companyCode: string; bar: (TitleBar & TitleBarNotes) | null },
  content: TitleSheet,
  options: OutlineOptions,
  sectionCodes?: readonly number[],
): SheetSection[] {
  const context = entryContext(companyCode, bar === null || isAudioTitle(bar), options, bar?.descriptions);
  const contents: Readonly<Record<string, Content>> = content;
  const all: readonly SectionDefinition[] = sections;
  return all
    .filter((section) => isSectionShown(section, context) && (sectionCodes?.includes(section.code) ?? true))
    .map((section) => sectionOutline(section, contents[section.name] ?? {}, context));
}

/**
 * Builds the title sheet in the layout of its company, for every renderer (SHEET-011, SHEET-012).
 *
 * @param bar and content as the API returns them
 */
export function sheetOutline(
  bar: TitleBar & TitleBarNotes,
  content: TitleSheet,
  options: OutlineOptions,
  sectionCodes?: readonly number[],
): SheetOutline {
  const { companyCode } = bar;
  return {
    header: headerOutline(bar, options.audience),
    sections: contentOutline({ companyCode, bar }, content, options, sectionCodes),
  };
}
