import type { FeedFile } from '../feed-file.ts';
import { peek } from '../feed-file.ts';
import { UnreadableFeed } from '../unreadable-feed.ts';

/** What a file is that begins with these bytes, where it has to be unfolded first. */
export function packedKind(head: Uint8Array): 'zip' | 'gzip' | undefined {
  if (head[0] === 0x50 && head[1] === 0x4b && (head[2] ?? 0) < 9) return 'zip';
  return head[0] === 0x1f && head[1] === 0x8b ? 'gzip' : undefined;
}

/** A file out of an archive that must not be an archive itself: each level would multiply what it unfolds to. */
export function refusingNested(file: FeedFile): FeedFile {
  return {
    ...file,
    async *open() {
      const { head, file: same } = await peek({ ...file, isRepeatable: false });
      const kind = packedKind(head);
      if (kind) throw new UnreadableFeed(`it holds a ${kind} file: an archive inside an archive is not unfolded`);
      yield* same.open();
    },
  };
}
