import { type FeedFile, peek } from '../feed-file.ts';
import { feedFileName } from '../recognise-feed.ts';
import { UnreadableFeed } from '../unreadable-feed.ts';
import { packedKind, refusingNested } from './archive-kind.ts';
import { inflate } from './inflate.ts';
import { unfoldZip } from './unpack-zip.ts';

/** Names of files in a folder that are unfolded. */
export const packedFileName = /\.(gz|zip)$/i;

/**
 * The files to read of one that was sent: those of a zip archive, what a gzip file unfolds to, else the file itself.
 * They are unfolded while they are read. A file that cannot be unfolded is given as one that says so when it is opened,
 * so that its report does.
 */
export async function unfoldFeedFile(sent: FeedFile): Promise<FeedFile[]> {
  const { head, file } = await peek(sent);
  const kind = packedKind(head);
  if (kind === 'gzip') return [refusingNested(unfoldGzip(file))];
  if (kind !== 'zip') return [file];
  if (!file.path) return [unreadable(file, 'a zip archive is read from both ends: give it as a file')];
  try {
    const files = await unfoldZip(file.path, file.name, (name) => feedFileName.test(name) || packedFileName.test(name));
    return files.length > 0 ? files.map(refusingNested) : [unreadable(file, 'the zip archive holds no feed')];
  } catch (error) {
    if (!(error instanceof UnreadableFeed)) throw error;
    return [unreadable(file, error.message)];
  }
}

function unfoldGzip(file: FeedFile): FeedFile {
  const { name, isRepeatable } = file;
  return {
    name: name.replace(/\.gz$/i, ''),
    isRepeatable,
    open: () => inflate(file.open(), 'gzip'),
    openPacked: () => file.open(),
  };
}

function unreadable({ name }: FeedFile, reason: string): FeedFile {
  return {
    name,
    isRepeatable: false,
    // biome-ignore lint/correctness/useYield: it has nothing to give but its reason
    async *open() {
      throw new UnreadableFeed(reason);
    },
  };
}
