// Imported first by every command. It and its neighbours keep to syntax that old Nodes can parse, so that an
// old Node meets this line and not a SyntaxError.

/**
 * Whether one version is at least another.
 * @param {string} version such as '20.19.4'
 * @param {string} least such as '20.19'
 */
export function isAtLeast(version, least) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

const NEEDED = '20.19';

if (!isAtLeast(process.versions.node, NEEDED)) {
  console.error(
    `TitleNet needs Node ${NEEDED} or newer to start; this is ${process.versions.node}. See https://nodejs.org`,
  );
  process.exit(1);
}
