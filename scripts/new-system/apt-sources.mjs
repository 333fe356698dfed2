/**
 * Selects the sources of this release from the files of apt, so that a new system uses the same mirrors; sources of
 * other programs are left out, because their keys are missing there.
 * @param {{ name: string, text: string }[]} files `sources.list` and the files of `sources.list.d`
 * @param {string} codename of the release, such as `bookworm`
 * @returns {{ list: string, deb822: string }} the sources in both forms of sources files; empty without any
 */
export function sourcesOfRelease(files, codename) {
  const isOfRelease = (/** @type {string} */ suite) => suite === codename || suite.startsWith(`${codename}-`);
  const lines = files
    .filter(({ name }) => name.endsWith('.list'))
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => {
      const [type, ...words] = line
        .replace(/\[[^\]]*\]/, '')
        .trim()
        .split(/\s+/);
      return type === 'deb' && isOfRelease(words[1] ?? '');
    });
  const stanzas = files
    .filter(({ name }) => name.endsWith('.sources'))
    .flatMap(({ text }) => withoutComments(text).split(/\n\s*\n/))
    .filter((stanza) => {
      const isDisabled = fieldOf(stanza, 'Enabled') === 'no';
      return !isDisabled && fieldOf(stanza, 'Suites').split(/\s+/).some(isOfRelease);
    });
  return { list: joined(lines, '\n'), deb822: joined(stanzas, '\n\n') };
}

/** @param {string} text */
const withoutComments = (text) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');

/**
 * @param {string} stanza
 * @param {string} name
 */
function fieldOf(stanza, name) {
  const line = stanza.split('\n').find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line === undefined ? '' : line.slice(name.length + 1).trim();
}

/**
 * @param {string[]} parts
 * @param {string} separator
 */
const joined = (parts, separator) => (parts.length > 0 ? `${parts.map((one) => one.trim()).join(separator)}\n` : '');
