import { type SearchAttributeName, searchAttributes, type TitleCodes } from '../search-attributes.ts';

/** In-house labels of codes, by attribute and code. */
export type CodeLabels = Partial<Record<SearchAttributeName, ReadonlyMap<string, string>>>;

/** The attributes whose labels are displayed with titles (G-175). */
export const attributesWithShownLabel = searchAttributes.filter((attribute) => 'isLabelShown' in attribute);

/** @returns the codes of a title with in-house labels where they exist, otherwise with the labels of its own feeds */
export function withInHouseLabels(codes: TitleCodes, labels: CodeLabels): TitleCodes {
  const labelled = attributesWithShownLabel.flatMap(({ name }) => {
    const [own, known] = [codes[name], labels[name]];
    if (!own || !known) return [];
    return [[name, own.map(({ code, description }) => ({ code, description: known.get(code) ?? description }))]];
  });
  return { ...codes, ...Object.fromEntries(labelled) };
}
