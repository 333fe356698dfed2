interface PeopleOfTitle {
  bar: { author1?: string | null; author2?: string | null; translator?: string | null; reader?: string | null };
  stored: { artist2?: string | null };
  sheet: { editorial?: { people?: readonly { name: string }[] } };
}

/** Several translators or readers are one text, separated by semicolons. */
const each = (names: string | null | undefined) => (names ?? '').split(';');

/**
 * The names of all contributors behind the first author, in all roles, each once, in their order; as stored, 'Last,
 * First'.
 */
export function furtherPeople({ bar, stored, sheet }: PeopleOfTitle): string[] {
  const listed = (sheet.editorial?.people ?? []).map(({ name }) => name);
  const all = [bar.author2, stored.artist2, ...listed, ...each(bar.translator), ...each(bar.reader)];
  const names = all.map((name) => name?.trim() ?? '');
  return [...new Set(names)].filter((name) => name !== '' && name !== bar.author1?.trim());
}
