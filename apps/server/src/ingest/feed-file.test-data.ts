import type { FeedFile } from './feed-file.ts';

/** A file in memory. */
export function fileOf(content: string | Uint8Array, name = 'feed.xml', chunk = 1 << 16): FeedFile {
  const bytes = Buffer.from(content);
  return {
    name,
    isRepeatable: true,
    async *open() {
      for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
    },
  };
}
