import { isBlankText } from '@titlenet/catalogue/blank-text';
import { emptyRecord } from '@titlenet/catalogue/field';
import type { SectionDefinition, SectionEntry } from '@titlenet/catalogue/sheet/section';
import { emptySection, joinedSections, sections } from '@titlenet/catalogue/sheet/sections';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { sanitizeRichText } from './sanitize-rich-text.ts';

type Content = Record<string, unknown>;

function clean(entry: SectionEntry, value: unknown): unknown {
  if ('columns' in entry) {
    const rows = (value ?? []) as Content[];
    const rich = entry.columns.filter((column) => column.type === 'html');
    return rows.map((row) => ({
      ...emptyRecord(entry.columns),
      ...row,
      ...Object.fromEntries(rich.map(({ name }) => [name, sanitizeRichText(String(row[name] ?? ''))])),
    }));
  }
  if (entry.type === 'html') return typeof value === 'string' ? sanitizeRichText(value) || null : null;
  if (entry.type === 'htmls') return ((value ?? []) as string[]).map(sanitizeRichText);
  return value === '' || value === undefined ? clean(entry, emptyOf(entry)) : value;
}

const emptyOf = (entry: SectionEntry) =>
  'columns' in entry ? [] : ((emptyRecord([entry]) as Content)[entry.name] ?? null);

function isBlank(entry: SectionEntry, value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'string') return isBlankText(value);
  return value === null || value === undefined || entry.shown === '';
}

/** The members of one section as they go over the wire; `hasNoData` when nothing of it is known (TS §3). */
function sectionContent(section: SectionDefinition, known: Content): Content {
  const content: Content = emptySection(section.name as 'editorial') as unknown as Content;
  for (const entry of section.entries) content[entry.name] = clean(entry, known[entry.name]);
  if (section.entries.every((entry) => isBlank(entry, content[entry.name]))) content.hasNoData = true;
  return content;
}

/**
 * The stored part of a title's sheet as members of a JSON object without its braces, and the members of the sales
 * section that are the title's own; related editions and comparisons are joined when the sheet is read (G-169).
 */
export function sheetText(record: TitleRecord): {
  sheet: string;
  salesMembers: string;
  content: Record<string, Content>;
} {
  const known = record.sheet as Record<string, Content | undefined>;
  const content = Object.fromEntries(
    sections.map((section) => [section.name, sectionContent(section, known[section.name] ?? {})]),
  );
  const stored = Object.entries(content).filter(([name]) => !(joinedSections as readonly string[]).includes(name));
  const { hccpTitleTrack, hccpCompetitive } = content.sales as Content;
  return {
    sheet: JSON.stringify(Object.fromEntries(stored)).slice(1, -1),
    salesMembers: JSON.stringify({ hccpTitleTrack, hccpCompetitive }).slice(1, -1),
    content,
  };
}
