import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folder of real ONIX feeds (`onix`), schemas (`onix-schema`) and code lists, next to the repository. They belong to
 * others, so they are not part of the repository. Tests that need them are left out if the folder does not exist.
 */
export const realFeedsFolder = join(import.meta.dirname, '../../../../../shared/data');

export const hasRealFeeds = existsSync(join(realFeedsFolder, 'onix/MANIFEST.tsv'));
