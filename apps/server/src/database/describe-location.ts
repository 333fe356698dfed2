import type { DatabaseLocation } from './connection.ts';

/** @returns which database is used, in words and without a password */
export function describeLocation({ url, folder }: DatabaseLocation): string {
  if (!url) return `the embedded PostgreSQL in ${folder}`;
  const { host, pathname, searchParams } = new URL(url);
  return `PostgreSQL ${searchParams.get('host') ?? host}${pathname}`;
}
