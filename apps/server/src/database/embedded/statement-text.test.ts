import { expect, test } from 'vitest';
import { copyFromStdin } from './statement-text.ts';

test.each([
  ['copy title from stdin', 1],
  ['COPY title (id, "from") FROM STDIN WITH (format csv)', 1],
  ['begin; copy a from stdin; commit', 1],
  ['copy a from stdin; copy b from stdin', 2],
  ['copy title to stdout', 0],
  ["select 'copy a from stdin'", 0],
  ['select $q$copy a from stdin$q$', 0],
  ['select 1 -- copy a from stdin', 0],
  ['/* copy a from stdin */ select 1', 0],
  ['select stdin from copy', 0],
])('%s has %i COPY FROM STDIN', (sql, count) => {
  expect(copyFromStdin(sql).count).toBe(count);
});

test('distinguishes the binary format from the text format', () => {
  expect(copyFromStdin('copy a from stdin (format binary)').isBinary).toBe(true);
  expect(copyFromStdin('copy a from stdin').isBinary).toBe(false);
});
