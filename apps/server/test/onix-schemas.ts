import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OnixRelease } from '@titlenet/contract/onix-export';

// The schemas are EDItEUR's, not part of the repository; they lie beside it where tests are to use them.
const folder = join(import.meta.dirname, '../../../../shared/data/onix-schema');

const schemaOf = (release: OnixRelease) => join(folder, release, `ONIX_BookProduct_${release}_reference.xsd`);

function hasXmllint(): boolean {
  try {
    execFileSync('xmllint', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Why messages cannot be validated here; undefined where they can. */
export function whyNoValidation(): string | undefined {
  if (!existsSync(schemaOf('3.1')) || !existsSync(schemaOf('3.0'))) return 'the ONIX schemas are not here';
  return hasXmllint() ? undefined : 'xmllint is not installed';
}

/** What xmllint finds wrong with a message, first lines first; empty for a valid one. */
export function schemaFaults(file: string, release: OnixRelease): string[] {
  try {
    execFileSync('xmllint', ['--noout', '--nonet', '--schema', schemaOf(release), file], { stdio: 'pipe' });
    return [];
  } catch (error) {
    const { stderr } = error as { stderr?: Buffer };
    return (stderr?.toString() || String(error)).split('\n').slice(0, 10);
  }
}
