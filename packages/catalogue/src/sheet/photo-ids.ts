import { hasArtistPhoto, hasPicture } from '../rules/author-photo.ts';
import type { TitleRecord } from '../title-record.ts';
import { editorial } from './editorial.ts';
import type { FieldEntry, SectionEntry } from './section.ts';

const photoRules = { person: hasPicture, artist: hasArtistPhoto } as const;

/** The trimmed id of the person whose photo an entry links to; null if the person has no photo. */
export function photoIdOf({ photo = 'person' }: FieldEntry, value: unknown): string | null {
  const id = typeof value === 'string' ? value : null;
  return id !== null && photoRules[photo](id) ? id.trim() : null;
}

const entries: readonly SectionEntry[] = editorial.entries;
const photoEntries = entries.filter((entry): entry is FieldEntry => entry.as === 'photo');

/** The ids of all people whose photos a title's sheet links to: author, reader, performer and artist. */
export function photoIdsOf(sheet: TitleRecord['sheet']): string[] {
  const content: Record<string, unknown> = sheet.editorial ?? {};
  return photoEntries.flatMap((entry) => photoIdOf(entry, content[entry.name]) ?? []);
}
