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

/** @returns the attributes whose codes have the in-house labels of this attribute, itself first */
export function attributesLabelledBy(name: SearchAttributeName): SearchAttributeName[] {
  const sharing = searchAttributes.filter((one) => 'labelsOf' in one && one.labelsOf === name);
  return [name, ...sharing.map((one) => one.name)];
}
