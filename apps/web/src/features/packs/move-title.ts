import type { PackOperation } from '@titlenet/contract/pack-changes';
import type { PackContent } from '@titlenet/contract/packs';

export type MoveTitles = Extract<PackOperation, { kind: 'moveTitles' }>;

/**
 * Moving titles by one place, as far as there is one: past the end of a section they go to the next one. Titles that are
 * not beside each other are gathered at the first one if they go up, at the last one if they go down.
 *
 * @param ids in the order of the pack
 */
export function stepOfTitles(
  { sections }: Pick<PackContent, 'sections'>,
  ids: readonly number[],
  step: -1 | 1,
): MoveTitles | null {
  const titleId = step === -1 ? ids[0] : ids.at(-1);
  const at = sections.findIndex(({ titles }) => titles.some(({ id }) => id === titleId));
  const section = sections[at];
  if (!section) return null;
  const place = section.titles.findIndex(({ id }) => id === titleId);
  const neighbour = section.titles[place + step];
  if (neighbour) {
    const before = step === -1 ? neighbour.id : (section.titles[place + 2]?.id ?? null);
    return { kind: 'moveTitles', ids: [...ids], sectionId: section.id, before };
  }
  const next = sections[at + step];
  if (!next) return null;
  return {
    kind: 'moveTitles',
    ids: [...ids],
    sectionId: next.id,
    before: step === -1 ? null : (next.titles[0]?.id ?? null),
  };
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

/** 'Tide is number 2 of 5 in Fiction.', '3 titles are numbers 2 to 4 of 5 in Fiction.' @param ids of moved titles, in order */
export function placeText({ sections }: Pick<PackContent, 'sections'>, ids: readonly number[]): string {
  const section = sections.find(({ titles }) => titles.some(({ id }) => id === ids[0]));
  if (!section) return '';
  const at = section.titles.findIndex(({ id }) => id === ids[0]);
  const name = section.heading || `section ${sections.indexOf(section) + 1}`;
  const place = `of ${section.titles.length} in ${name}.`;
  return ids.length === 1
    ? `${section.titles[at]?.title} is number ${at + 1} ${place}`
    : `${ids.length} titles are numbers ${at + 1} to ${at + ids.length} ${place}`;
}

/** Id of the button that moves a title, which has the focus again after a move. */
export const moveButtonId = (titleId: number) => `move-title-${titleId}`;
