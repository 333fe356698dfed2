import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { OnixRelease } from '@titlenet/contract/onix-export';
import { realFeedsFolder } from '@titlenet/onix/testing/real-feeds';

// EDItEUR's schemas are not part of the repository.
const schemaOf = (release: OnixRelease) =>
  join(realFeedsFolder, 'onix-schema', release, `ONIX_BookProduct_${release}_reference.xsd`);

/** True when messages can be validated: xmllint and the schemas are available. */
export function hasXmllint(): boolean {
  try {
    execFileSync('xmllint', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Validates a file.
 * @returns the first messages of xmllint; empty for a valid file
 */
export function schemaFaults(file: string, release: OnixRelease): string[] {
  try {
    execFileSync('xmllint', ['--noout', '--nonet', '--schema', schemaOf(release), file], { stdio: 'pipe' });
    return [];
  } catch (error) {
    const { stderr } = error as { stderr?: Buffer };
    return (stderr?.toString() || String(error)).split('\n').slice(0, 10);
  }
}
