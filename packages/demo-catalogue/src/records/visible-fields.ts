import { companyOf, type Layout } from '@titlenet/catalogue/companies';
import { isNeverShown, isShownIn } from '@titlenet/catalogue/field';
import type { SectionDefinition } from '@titlenet/catalogue/sheet/section';
import type { StoredSheet } from '@titlenet/catalogue/sheet/sections';
import { sections } from '@titlenet/catalogue/sheet/sections';
import type { DemoEdition } from '../works/demo-work.ts';

type SectionName = keyof StoredSheet;

const visibleFieldsCache = new Map<string, readonly string[]>();

/** Names of the fields of a section that a layout shows on screen or in print, and of its hidden control fields. */
function visibleFieldNames(name: SectionName, layout: Layout): readonly string[] {
  const key = name + layout;
  let members = visibleFieldsCache.get(key);
  if (!members) {
    const section: SectionDefinition = sections.find((one) => one.name === name)!;
    const isShown = isShownIn(section, layout) || (section.printed ? isShownIn(section.printed, layout) : false);
    members = section.entries
      .filter((entry) => isShown && (isNeverShown(entry) || isShownIn(entry, layout)))
      .map((entry) => entry.name);
    visibleFieldsCache.set(key, members);
  }
  return members;
}

/** Removes blank fields and the fields that the edition's company does not show (visibility matrix of the decisions). */
export function pickVisibleFields<Name extends SectionName>(
  name: Name,
  edition: DemoEdition,
  content: Partial<StoredSheet[Name]>,
): Partial<StoredSheet[Name]> {
  const values = content as Readonly<Record<string, unknown>>;
  const visible: Record<string, unknown> = {};
  for (const member of visibleFieldNames(name, companyOf(edition.company).layout)) {
    const value = values[member];
    if (value !== null && value !== undefined) visible[member] = value;
  }
  return visible as Partial<StoredSheet[Name]>;
}
