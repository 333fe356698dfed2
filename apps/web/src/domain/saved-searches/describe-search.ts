const MAX_DESCRIPTION_LENGTH = 500;

/** Describes a search by its chips: 'Title starts with moby · Pub Year 2026'. */
export function describeSearch(chips: readonly { label: string; text: string }[]): string {
  const words = chips.map(({ label, text }) => `${label} ${text}`.trim()).join(' · ');
  return words.length > MAX_DESCRIPTION_LENGTH ? `${words.slice(0, MAX_DESCRIPTION_LENGTH - 1)}…` : words;
}
