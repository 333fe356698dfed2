import type { SearchAttributeName, TitleCodes } from '../search-attributes.ts';
import type { TitleBar } from '../title-bar.ts';

/** Fields of the title bar that hold a code without a field for its description, and the attribute that has it. */
const describedFields = {
  casBusinessUnit: 'businessGroup',
  pubSeason: 'pubSeason',
  answerCode: 'answerCode',
} as const satisfies Partial<Record<keyof TitleBar, SearchAttributeName>>;

/**
 * Descriptions of the codes in a title bar, from the codes by which the title is found.
 *
 * @returns descriptions by field, without those that repeat the code; null if there are none
 */
export function codeDescriptions(bar: TitleBar, codes: TitleCodes): Record<string, string> | null {
  const found = Object.entries(describedFields).flatMap(([field, attribute]): [string, string][] => {
    const code = bar[field as keyof typeof describedFields]?.trim();
    const description = codes[attribute]?.find((one) => one.code === code)?.description.trim();
    return description && description !== code ? [[field, description]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}
