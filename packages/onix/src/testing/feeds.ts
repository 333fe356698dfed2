import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'feeds');

/** A feed written for the tests of this project. */
export interface OwnFeed {
  name: string;
  path: string;
  open(): AsyncIterable<Uint8Array>;
}

/** The project's own small feeds, by name. Together they contain the constructs that real feeds have. */
export const ownFeeds: readonly OwnFeed[] = readdirSync(folder)
  .toSorted()
  .map((name) => {
    const path = join(folder, name);
    return { name, path, open: () => createReadStream(path) };
  });

/**
 * Returns the feed with this file name.
 *
 * @throws RangeError if there is none
 */
export function ownFeed(name: string): OwnFeed {
  const feed = ownFeeds.find((one) => one.name === name);
  if (!feed) throw new RangeError(`No feed ${name} in ${folder}`);
  return feed;
}
