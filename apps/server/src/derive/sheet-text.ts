import { emptyRecord, emptyValue, isNeverShown } from '@titlenet/catalogue/field';
import { isOneOf } from '@titlenet/catalogue/is-one-of';
import type { SectionDefinition, SectionEntry } from '@titlenet/catalogue/sheet/section';
import { emptySection, joinedSections, sections } from '@titlenet/catalogue/sheet/sections';
import { isBlankText } from '@titlenet/catalogue/text/blank-text';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { sanitizeRichText } from '../records/sanitize-rich-text.ts';

type Content = Record<string, unknown>;

function clean(entry: SectionEntry, value: unknown): unknown {
  if ('columns' in entry) {
    // The value of a table is its rows.
    const rows = (value ?? []) as Content[];
    const rich = entry.columns.filter((column) => column.type === 'html');
    return rows.map((row) => ({
      ...emptyRecord(entry.columns),
      ...row,
      ...Object.fromEntries(rich.map(({ name }) => [name, sanitizeRichText(String(row[name] ?? ''))])),
    }));
  }
  if (entry.type === 'html') return typeof value === 'string' ? sanitizeRichText(value) || null : null;
  // The value is a list of texts, which the schemas of feeds ensure.
  if (entry.type === 'htmls') return ((value ?? []) as string[]).map(sanitizeRichText);
  return value === '' || value === undefined ? clean(entry, emptyOf(entry)) : value;
}

const emptyOf = (entry: SectionEntry) => ('columns' in entry ? [] : emptyValue(entry));

function isBlank(entry: SectionEntry, value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'string') return isBlankText(value);
  return value === null || value === undefined || isNeverShown(entry);
}

/** A blank section as it is sent. The object is frozen, because all titles share it. */
const blankSections = new Map<string, Content>();

function blankSection(section: SectionDefinition): Content {
  const known = blankSections.get(section.name);
  if (known) return known;
  // `sections` has the sections of the sheet, whose members differ.
  const made: Content = emptySection(section.name as 'editorial') as Content;
  for (const entry of section.entries) made[entry.name] = clean(entry, undefined);
  if (section.entries.every((entry) => isBlank(entry, made[entry.name]))) made.hasNoData = true;
  blankSections.set(section.name, Object.freeze(made));
  return made;
}

/** The members of a section as they are sent, with `hasNoData` if all are blank. */
function sectionContent(section: SectionDefinition, known: Content): Content {
  const blank = blankSection(section);
  const present = section.entries.filter(({ name }) => known[name] !== undefined && known[name] !== '');
  if (present.length === 0) return blank;
  const { hasNoData: _hasNoData, ...content } = blank;
  for (const entry of present) content[entry.name] = clean(entry, known[entry.name]);
  if (section.entries.every((entry) => isBlank(entry, content[entry.name]))) content.hasNoData = true;
  return content;
}

const storedSections = sections.filter(({ name }) => !isOneOf(joinedSections, name));
const blankTexts = new WeakMap<Content, string>();

/** Half of the sections of most titles are blank: their JSON is cached. */
function sectionJson(name: string, content: Content): string {
  if (content !== blankSections.get(name)) return JSON.stringify(content);
  const text = blankTexts.get(content) ?? JSON.stringify(content);
  blankTexts.set(content, text);
  return text;
}

/**
 * The stored part of a title's sheet as members of a JSON object without braces, and the members of the sales section
 * that belong to the title itself. Related editions and comparisons are joined when the sheet is read (G-169).
 */
export function sheetText(record: TitleRecord): {
  sheet: string;
  salesMembers: string;
  content: Record<string, Content>;
} {
  const known: Readonly<Record<string, Content | undefined>> = record.sheet;
  const content = Object.fromEntries(
    sections.map((section) => [section.name, sectionContent(section, known[section.name] ?? {})]),
  );
  const { hccpTitleTrack, hccpCompetitive } = content.sales ?? {};
  return {
    // `content` has every section.
    sheet: storedSections.map(({ name }) => `"${name}":${sectionJson(name, content[name]!)}`).join(),
    salesMembers: JSON.stringify({ hccpTitleTrack, hccpCompetitive }).slice(1, -1),
    content,
  };
}
