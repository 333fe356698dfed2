// Imported first by every command. The files of this folder use syntax that old versions of Node can parse, so that an
// old Node prints the message below instead of a SyntaxError.

/**
 * Whether a version is the minimum or newer.
 * @param {string} version such as '20.19.4'
 * @param {string} minimum such as '20.19'
 */
export function isAtLeast(version, minimum) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minMajor = 0, minMinor = 0] = minimum.split('.').map(Number);
  return major > minMajor || (major === minMajor && minor >= minMinor);
}

const MIN_VERSION = '20.19';

if (!isAtLeast(process.versions.node, MIN_VERSION)) {
  console.error(
    `TitleNet needs Node ${MIN_VERSION} or newer to start; this is ${process.versions.node}. See https://nodejs.org`,
  );
  process.exit(1);
}
