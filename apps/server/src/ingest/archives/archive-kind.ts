import type { FeedFile } from '../feed-file.ts';
import { peek } from '../feed-file.ts';
import { UnreadableFeedError } from '../unreadable-feed.ts';

/** @returns the archive format by magic bytes; undefined for a file that is not compressed */
export function archiveKind(head: Uint8Array): 'zip' | 'gzip' | undefined {
  if (head[0] === 0x50 && head[1] === 0x4b && (head[2] ?? 0) < 9) return 'zip';
  return head[0] === 0x1f && head[1] === 0x8b ? 'gzip' : undefined;
}

/** Refuses an archive inside an archive when the file is opened: each level would multiply the unpacked size. */
export function refuseNested(file: FeedFile): FeedFile {
  return {
    ...file,
    async *open() {
      const { head, file: same } = await peek({ ...file, isRepeatable: false });
      const kind = archiveKind(head);
      if (kind)
        throw new UnreadableFeedError(`it contains a ${kind} file: an archive inside an archive is not unpacked`);
      yield* same.open();
    },
  };
}
