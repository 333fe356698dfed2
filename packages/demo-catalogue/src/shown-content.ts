import { companyOf, type Layout } from '@titlenet/catalogue/companies';
import type { SectionDefinition } from '@titlenet/catalogue/sheet/section';
import { sections } from '@titlenet/catalogue/sheet/sections';
import type { StoredSheet } from '@titlenet/catalogue/title-record';
import type { DemoEdition } from './demo-work.ts';

type SectionName = keyof StoredSheet;

const shownBy = new Map<string, readonly string[]>();

/** Which members of a section a layout has, on screen or in print, and those that only drive something. */
function shownMembers(name: SectionName, layout: Layout): readonly string[] {
  const key = name + layout;
  let members = shownBy.get(key);
  if (!members) {
    const section: SectionDefinition = sections.find((one) => one.name === name)!;
    const isShown = section.shown.includes(layout) || (section.printed?.shown.includes(layout) ?? false);
    members = section.entries
      .filter((entry) => isShown && (entry.shown === '' || entry.shown.includes(layout)))
      .map((entry) => entry.name);
    shownBy.set(key, members);
  }
  return members;
}

/** Leaves out of a section what the edition's company does not have (decisions, part 1b). */
export function keepShown<Name extends SectionName>(
  name: Name,
  edition: DemoEdition,
  content: Partial<StoredSheet[Name]>,
): Partial<StoredSheet[Name]> {
  const known = content as Readonly<Record<string, unknown>>;
  const kept: Record<string, unknown> = {};
  for (const member of shownMembers(name, companyOf(edition.company).layout)) {
    const value = known[member];
    if (value !== null && value !== undefined) kept[member] = value;
  }
  return kept as Partial<StoredSheet[Name]>;
}
