import { type FeedFile, peek } from '../feed-file.ts';
import { feedFileName } from '../recognise-feed.ts';
import { UnreadableFeed } from '../unreadable-feed.ts';
import { archiveKind, refuseNested } from './archive-kind.ts';
import { inflate } from './inflate.ts';
import { unpackZip } from './unpack-zip.ts';

/** Matches the names of files in a folder that are unpacked. */
export const archiveFileName = /\.(gz|zip)$/i;

/**
 * Lists the feed files in a sent file: those of a zip archive, the content of a gzip file, or the file itself. They are
 * decompressed while they are read. For an archive that cannot be unpacked it returns one file whose `open` throws the
 * reason, so that the import's report has it.
 */
export async function unpackFeedFile(sent: FeedFile): Promise<FeedFile[]> {
  const { head, file } = await peek(sent);
  const kind = archiveKind(head);
  if (kind === 'gzip') return [refuseNested(unpackGzip(file))];
  if (kind !== 'zip') return [file];
  if (!file.path) return [unreadable(file, 'a zip archive cannot be read from a stream: name it as a file')];
  try {
    const isFeed = (name: string) => feedFileName.test(name) || archiveFileName.test(name);
    const files = await unpackZip(file.path, file.name, isFeed);
    return files.length > 0 ? files.map(refuseNested) : [unreadable(file, 'the zip archive contains no feed')];
  } catch (error) {
    if (!(error instanceof UnreadableFeed)) throw error;
    return [unreadable(file, error.message)];
  }
}

function unpackGzip(file: FeedFile): FeedFile {
  const { name, isRepeatable } = file;
  return {
    name: name.replace(/\.gz$/i, ''),
    isRepeatable,
    open: () => inflate(file.open(), 'gzip'),
    openCompressed: () => file.open(),
  };
}

function unreadable({ name }: FeedFile, reason: string): FeedFile {
  return {
    name,
    isRepeatable: false,
    // biome-ignore lint/correctness/useYield: it only throws the reason
    async *open() {
      throw new UnreadableFeed(reason);
    },
  };
}
