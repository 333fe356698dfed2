import { type FeedFile, peek, unreadableFile } from '../feed-file.ts';
import { feedFileName } from '../recognise-feed.ts';
import { UnreadableFeedError } from '../unreadable-feed.ts';
import { archiveKind, refuseNested } from './archive-kind.ts';
import { inflate } from './inflate.ts';
import { unpackZip } from './unpack-zip.ts';

/** Matches the names of files in a folder that are unpacked. */
export const archiveFileName = /\.(gz|zip)$/i;

/**
 * Lists the feed files in a sent file: those of a zip archive, the content of a gzip file, or the file itself. They are
 * decompressed while they are read. For a file that cannot be read or unpacked it returns one file whose `open` throws
 * the reason, so that the import's report has it.
 */
export async function unpackFeedFile(sent: FeedFile): Promise<FeedFile[]> {
  try {
    return await unpack(sent);
  } catch (error) {
    if (!(error instanceof UnreadableFeedError)) throw error;
    return [unreadableFile(sent.name, error.message)];
  }
}

async function unpack(sent: FeedFile): Promise<FeedFile[]> {
  const { head, file } = await peek(sent);
  const kind = archiveKind(head);
  if (kind === 'gzip') return [refuseNested(unpackGzip(file))];
  if (kind !== 'zip') return [file];
  if (!file.path) throw new UnreadableFeedError('a zip archive cannot be read from a stream: name it as a file');
  const isFeed = (name: string) => feedFileName.test(name) || archiveFileName.test(name);
  const files = await unpackZip(file.path, file.name, isFeed);
  if (files.length === 0) throw new UnreadableFeedError('the zip archive contains no feed');
  return files.map(refuseNested);
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
