interface PeopleOfTitle {
  bar: { author1?: string | null; author2?: string | null };
  stored: { artist2?: string | null };
  sheet: { editorial?: { people?: readonly { name: string }[] } };
}

/** The names of all contributors behind the first author, each once, in their order; as stored, 'Last, First'. */
export function furtherPeople({ bar, stored, sheet }: PeopleOfTitle): string[] {
  const listed = (sheet.editorial?.people ?? []).map(({ name }) => name);
  const names = [bar.author2, stored.artist2, ...listed].map((name) => name?.trim() ?? '');
  return [...new Set(names)].filter((name) => name !== '' && name !== bar.author1?.trim());
}
