import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../bootstrap/root.mjs';
import { sourcesOfRelease } from './apt-sources.mjs';

/** Name of the ordinary user in the root. */
export const USER = 'tester';

/**
 * Creates a Debian root with the packages that apt itself needs, adds Node, npm and git of this machine, and a clone of
 * the committed state of the repository.
 * @param {string} folder an empty folder
 * @param {string} checkout path of the clone inside the root
 * @throws {Error} when a program is missing or fails
 */
export function makeRoot(folder, checkout) {
  const root = join(folder, 'root');
  mkdirSync(root);
  createDebian(folder, root);
  copyPrograms(root);
  copyNetworkSettings(root);
  run('chroot', [root, 'useradd', '--create-home', USER]);
  run('git', ['clone', '--quiet', '--no-hardlinks', ROOT, join(root, checkout)]);
  return root;
}

/**
 * @param {string} folder
 * @param {string} root
 */
function createDebian(folder, root) {
  const codename = /^VERSION_CODENAME=(.+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
  if (!codename) throw new Error('/etc/os-release names no release of Debian.');
  const sources = sourcesOfRelease(aptFiles(), codename);
  const files = [
    { name: join(folder, 'debian.list'), text: sources.list },
    { name: join(folder, 'debian.sources'), text: sources.deb822 },
  ].filter(({ text }) => text !== '');
  for (const { name, text } of files) writeFileSync(name, text);
  if (files.length === 0) throw new Error(`The configuration of apt has no source of ${codename}.`);
  const options = proxySettings().map((setting) => `--aptopt=${setting}`);
  run('mmdebstrap', [
    '--quiet',
    '--variant=minbase',
    '--mode=root',
    ...options,
    codename,
    root,
    ...files.map(({ name }) => name),
  ]);
}

function aptFiles() {
  const folder = '/etc/apt/sources.list.d';
  const names = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  return ['/etc/apt/sources.list', ...names]
    .filter((name) => existsSync(name))
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }));
}

/** The proxies of apt, as settings of apt. */
function proxySettings() {
  const settings = execFileSync('apt-config', ['dump'], { encoding: 'utf8' }).split('\n');
  return settings.filter((line) => /^Acquire::https?::Proxy /i.test(line));
}

/**
 * Copies Node, npm and git. Their libraries are those of the root, so this machine must have the same release.
 * @param {string} root
 */
function copyPrograms(root) {
  const npm = process.env.npm_execpath ? dirname(dirname(process.env.npm_execpath)) : programFolder('npm');
  copyTo(root, realpathSync(process.execPath), '/usr/local/bin/node');
  copyTo(root, realpathSync(npm), '/usr/local/lib/node_modules/npm');
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, '/usr/local/bin', name));
  const git = pathOf('git');
  copyTo(root, realpathSync(git), '/usr/bin/git');
  const commands = execFileSync(git, ['--exec-path'], { encoding: 'utf8' }).trim();
  copyTo(root, commands, commands);
  for (const program of ['node', 'npm', 'git']) run('chroot', [root, program, '--version']);
}

/**
 * Copies what this machine needs to reach mirrors and registries: name servers, certificates and settings of npm.
 * @param {string} root
 */
function copyNetworkSettings(root) {
  const files = ['/etc/resolv.conf', '/etc/hosts', process.env.NODE_EXTRA_CA_CERTS, npmSetting('cafile')];
  for (const file of new Set(files)) if (file && existsSync(file)) copyTo(root, realpathSync(file), file);
  const settings = ['registry', 'cafile', 'proxy', 'https-proxy']
    .map((name) => [name, npmSetting(name)])
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${value}\n`);
  mkdirSync(join(root, 'usr/local/etc'), { recursive: true });
  writeFileSync(join(root, 'usr/local/etc/npmrc'), settings.join(''));
}

/**
 * A setting of npm on this machine; undefined if it has none.
 * @param {string} name
 */
function npmSetting(name) {
  const value = execFileSync('npm', ['config', 'get', name], { cwd: '/', encoding: 'utf8' }).trim();
  return value === '' || value === 'null' || value === 'undefined' ? undefined : value;
}

/** @param {string} name */
const programFolder = (name) => dirname(dirname(realpathSync(pathOf(name))));

/** @param {string} name */
const pathOf = (name) => execFileSync('which', [name], { encoding: 'utf8' }).trim();

/**
 * @param {string} root
 * @param {string} from path on this machine
 * @param {string} to path in the root
 */
function copyTo(root, from, to) {
  mkdirSync(dirname(join(root, to)), { recursive: true });
  cpSync(from, join(root, to), { recursive: true, verbatimSymlinks: true });
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  } catch (error) {
    const { code, stderr } = /** @type {{ code?: string, stderr?: Buffer }} */ (error);
    if (code === 'ENOENT') throw new Error(`${command} is not installed.`);
    throw new Error(`${command} failed: ${stderr?.toString().trim()}`);
  }
}
