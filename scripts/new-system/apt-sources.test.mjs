import { expect, test } from 'vitest';
import { sourcesOfRelease } from './apt-sources.mjs';

const main = `# a comment
Types: deb
URIs: http://mirror.test/debian
Suites: bookworm bookworm-updates
Components: main
Signed-By: /usr/share/keyrings/debian.gpg

Types: deb
Enabled: no
URIs: http://other.test/debian
Suites: bookworm-backports
Components: main
`;

test('sources of the release are used in both forms, others and disabled ones are not', () => {
  const files = [
    {
      name: 'sources.list',
      text: '# deb http://old.test bookworm main\ndeb [arch=amd64] http://mirror.test/security bookworm-security main\n',
    },
    { name: 'node.list', text: 'deb http://node.test nodistro main\ndeb-src http://mirror.test bookworm main\n' },
    { name: 'debian.sources', text: main },
    { name: 'other.sources', text: 'Types: deb\nURIs: http://x.test\nSuites: stable\nComponents: main\n' },
  ];
  expect(sourcesOfRelease(files, 'bookworm')).toEqual({
    list: 'deb [arch=amd64] http://mirror.test/security bookworm-security main\n',
    deb822: `Types: deb
URIs: http://mirror.test/debian
Suites: bookworm bookworm-updates
Components: main
Signed-By: /usr/share/keyrings/debian.gpg
`,
  });
});

test('without sources of the release both are empty', () => {
  expect(sourcesOfRelease([{ name: 'debian.sources', text: main }], 'trixie')).toEqual({ list: '', deb822: '' });
});
