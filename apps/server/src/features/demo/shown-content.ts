import { companyOf, type Layout } from '@titlenet/catalogue/companies';
import type { SectionDefinition } from '@titlenet/catalogue/sheet/section';
import { sections } from '@titlenet/catalogue/sheet/sections';
import type { StoredSheet } from '@titlenet/catalogue/title-record';
import type { DemoEdition } from './demo-work.ts';

type SectionName = keyof StoredSheet;

const shownBy = new Map<string, Set<string>>();

/** Which members of a section a layout has, on screen or in print, and those that only drive something. */
function shownMembers(section: SectionDefinition, layout: Layout): Set<string> {
  const key = `${section.name} ${layout}`;
  let members = shownBy.get(key);
  if (!members) {
    const isShown = section.shown.includes(layout) || (section.printed?.shown.includes(layout) ?? false);
    members = new Set(
      section.entries
        .filter((entry) => isShown && (entry.shown === '' || entry.shown.includes(layout)))
        .map((entry) => entry.name),
    );
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
  const section = sections.find((one) => one.name === name)!;
  const members = shownMembers(section, companyOf(edition.company).layout);
  const kept: Record<string, unknown> = {};
  for (const [member, value] of Object.entries(content))
    if (value !== null && value !== undefined && members.has(member)) kept[member] = value;
  return kept as Partial<StoredSheet[Name]>;
}
