import type { PackOperation } from '@titlenet/contract/pack-changes';
import type { PackContent } from '@titlenet/contract/packs';

/** Moving a title by one place, as far as there is one: past the end of a section it goes to the next one. */
export function stepOfTitle(
  { sections }: Pick<PackContent, 'sections'>,
  titleId: number,
  step: -1 | 1,
): Extract<PackOperation, { kind: 'moveTitles' }> | null {
  const at = sections.findIndex(({ titles }) => titles.some(({ id }) => id === titleId));
  const section = sections[at];
  if (!section) return null;
  const ids = [titleId];
  const place = section.titles.findIndex(({ id }) => id === titleId);
  const neighbour = section.titles[place + step];
  if (neighbour) {
    const before = step === -1 ? neighbour.id : (section.titles[place + 2]?.id ?? null);
    return { kind: 'moveTitles', ids, sectionId: section.id, before };
  }
  const next = sections[at + step];
  if (!next) return null;
  return { kind: 'moveTitles', ids, sectionId: next.id, before: step === -1 ? null : (next.titles[0]?.id ?? null) };
}

/** Moving a section by one place; null at the ends. */
export function stepOfSection(
  { sections }: Pick<PackContent, 'sections'>,
  sectionId: number,
  step: -1 | 1,
): PackOperation | null {
  const at = sections.findIndex(({ id }) => id === sectionId);
  const neighbour = sections[at + step];
  if (!neighbour) return null;
  const before = step === -1 ? neighbour.id : (sections[at + 2]?.id ?? null);
  return { kind: 'moveSection', id: sectionId, before };
}

/** 'Tide is number 2 of 5 in Fiction'. */
export function placeText({ sections }: Pick<PackContent, 'sections'>, titleId: number): string {
  const section = sections.find(({ titles }) => titles.some(({ id }) => id === titleId));
  if (!section) return '';
  const at = section.titles.findIndex(({ id }) => id === titleId);
  const name = section.heading || `section ${sections.indexOf(section) + 1}`;
  return `${section.titles[at]?.title} is number ${at + 1} of ${section.titles.length} in ${name}.`;
}

/** Id of the button that moves a title, which has the focus again after a move. */
export const moveButtonId = (titleId: number) => `move-title-${titleId}`;
