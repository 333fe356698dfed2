import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { OnixRelease } from '@titlenet/contract/onix-export';
import { realFeedsFolder } from '@titlenet/onix/testing/real-feeds';

// EDItEUR's schemas are not part of the repository.
const schemaOf = (release: OnixRelease) =>
  join(realFeedsFolder, 'onix-schema', release, `ONIX_BookProduct_${release}_reference.xsd`);

/** Whether messages can be validated; without xmllint the test is skipped. */
export function hasXmllint(): boolean {
  try {
    execFileSync('xmllint', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The first messages of xmllint about a file; empty for a valid one. */
export function schemaFaults(file: string, release: OnixRelease): string[] {
  try {
    execFileSync('xmllint', ['--noout', '--nonet', '--schema', schemaOf(release), file], { stdio: 'pipe' });
    return [];
  } catch (error) {
    const { stderr } = error as { stderr?: Buffer };
    return (stderr?.toString() || String(error)).split('\n').slice(0, 10);
  }
}
