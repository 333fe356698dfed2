import { byName } from '@titlenet/catalogue/by-name';
import { companyOf, type Layout } from '@titlenet/catalogue/companies';
import { isNeverShown, isShownIn } from '@titlenet/catalogue/field';
import type { SectionDefinition, SectionEntry } from '@titlenet/catalogue/sheet/section';
import type { StoredSheet } from '@titlenet/catalogue/sheet/sections';
import { sections } from '@titlenet/catalogue/sheet/sections';
import type { DemoEdition } from '../works/demo-work.ts';
import { defaultContent } from './default-content.ts';

type SectionName = keyof StoredSheet;

const visibleEntriesCache = new Map<string, readonly SectionEntry[]>();

/** The fields of a section that a layout shows on screen or in print, and its hidden control fields. */
function visibleEntries(name: SectionName, layout: Layout): readonly SectionEntry[] {
  const key = name + layout;
  let entries = visibleEntriesCache.get(key);
  if (!entries) {
    const section: SectionDefinition = byName(sections, name);
    const isShown = isShownIn(section, layout) || (section.printed ? isShownIn(section.printed, layout) : false);
    entries = section.entries.filter((entry) => isShown && (isNeverShown(entry) || isShownIn(entry, layout)));
    visibleEntriesCache.set(key, entries);
  }
  return entries;
}

/**
 * Removes blank fields and the fields that the edition's company does not show (visibility matrix of the decisions). A
 * field that the content does not mention, because it is new, gets a default.
 */
export function pickVisibleFields<Name extends SectionName>(
  name: Name,
  edition: DemoEdition,
  content: Partial<StoredSheet[Name]>,
): Partial<StoredSheet[Name]> {
  const values: Readonly<Record<string, unknown>> = content;
  const visible: Record<string, unknown> = {};
  const hasContent = Object.keys(values).length > 0;
  for (const entry of visibleEntries(name, companyOf(edition.company).layout)) {
    const isNew = hasContent && !edition.hasBarOnly && !isNeverShown(entry) && !(entry.name in values);
    const value = isNew ? defaultContent(entry, edition) : values[entry.name];
    if (value !== null && value !== undefined) visible[entry.name] = value;
  }
  // A part of the content, or empty values of its fields.
  return visible as Partial<StoredSheet[Name]>;
}
