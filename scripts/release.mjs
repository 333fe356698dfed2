import { execFileSync, execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './bootstrap/root.mjs';

// `npm run release`: writes the archive of the committed version with its bill of materials, the bill beside it, and
// their digests into `release/`. The archive is the source; `npm ci` and `npm run build` are run where it is installed.

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: ROOT, maxBuffer: 2 ** 30 });
const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

const changes = git('status', '--porcelain').toString().trim();
if (changes) {
  console.error(`A release is made of a commit; these files differ from it:\n${changes}`);
  process.exit(1);
}

execSync('npm run --silent sbom', { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
const release = `${name}-${version}`;
const archive = git('archive', '--format=tar', `--prefix=${release}/`, '--add-file=sbom.cdx.json', 'HEAD');
const files = {
  [`${release}.tar.gz`]: gzipSync(archive, { level: 9 }),
  [`${release}.cdx.json`]: readFileSync(join(ROOT, 'sbom.cdx.json')),
};
/** @param {Buffer} content */
const digest = (content) => createHash('sha256').update(content).digest('hex');
const sums = Object.entries(files).map(([file, content]) => `${digest(content)}  ${file}\n`);

const folder = join(ROOT, 'release');
mkdirSync(folder, { recursive: true });
for (const [file, content] of Object.entries({ ...files, SHA256SUMS: sums.join('') })) {
  writeFileSync(join(folder, file), content);
  console.log(join(relative(process.cwd(), folder), file));
}
