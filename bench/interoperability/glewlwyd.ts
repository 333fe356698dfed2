import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { endProgram, startProgram, waitUntil } from '../harness/processes.ts';
import { configureGlewlwyd, type ProviderClient } from './glewlwyd-settings.ts';

/** An OpenID provider that is not part of this project. */
export interface OpenIdProvider {
  issuer: string;
  /** The provider's version, for the report. */
  version: string;
  stop(): Promise<void>;
}

export interface ProviderOrder extends ProviderClient {
  folder: string;
  port: number;
}

const documentation = '/usr/share/doc/glewlwyd';
const readPacked = (path: string): string => gunzipSync(readFileSync(join(documentation, path))).toString('utf8');

/**
 * Starts glewlwyd of the ordinary package with one confidential client and one person. Its database is a new file in the folder.
 *
 * @throws if the package is absent or the provider refuses a setting
 */
export async function startGlewlwyd({
  folder,
  port,
  productUrl,
  clientId,
  clientSecret,
  audience,
}: ProviderOrder): Promise<OpenIdProvider> {
  const origin = `http://localhost:${port}`;
  const database = join(folder, 'glewlwyd.db');
  execFileSync('sqlite3', [database], { input: readPacked('database/init.sqlite3.sql.gz') });
  // The pages of the package link to files of other packages, which it does not serve through a link; and the settings
  // of its pages are in a folder of their file's name.
  const pages = join(folder, 'pages');
  cpSync('/usr/share/glewlwyd/webapp', pages, {
    recursive: true,
    dereference: true,
    filter: (path) => !path.endsWith('webapp/config.json'),
  });
  cpSync('/usr/share/glewlwyd/webapp/config.json/config.json', join(pages, 'config.json'));
  const configuration = readPacked('glewlwyd.conf.sample.gz')
    .replace(/^port=.*$/m, `port=${port}`)
    .replace(/^#bind_address/m, 'bind_address')
    .replace(/^external_url=.*$/m, `external_url="${origin}"`)
    .replace(/^cookie_secure=.*$/m, 'cookie_secure=0')
    .replace('/usr/share/glewlwyd/webapp/', `${pages}/`)
    .replace('/var/cache/glewlwyd/glewlwyd.db', database);
  const configurationFile = join(folder, 'glewlwyd.conf');
  writeFileSync(configurationFile, configuration);
  const program = startProgram({
    command: ['glewlwyd', '-c', configurationFile],
    logFile: join(folder, 'glewlwyd.log'),
  });
  try {
    await waitUntil('glewlwyd answers', 20_000, async () => (await fetch(`${origin}/config`)).ok);
    await configureGlewlwyd(origin, { productUrl, clientId, clientSecret, audience });
  } catch (error) {
    await endProgram(program);
    throw error;
  }
  return {
    issuer: `${origin}/api/oidc`,
    version: execFileSync('glewlwyd', ['--version'], { encoding: 'utf8' }).trim(),
    stop: () => endProgram(program),
  };
}
