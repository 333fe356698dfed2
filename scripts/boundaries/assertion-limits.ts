import type { Assertion } from './assertions.ts';
import type { PlacedFile, Violation } from './rule.ts';

/** Assertions without a comment that a room may have: `!`, and `as`. The numbers only fall. */
const limits: Readonly<Record<string, readonly [bangs: number, casts: number]>> = {
  catalogue: [3, 6],
  'catalogue/completeness': [0, 6],
  'catalogue/formatting': [0, 1],
  'catalogue/isbn': [2, 0],
  'catalogue/marketing-sheet': [2, 1],
  'catalogue/periods': [0, 1],
  'catalogue/power-search': [8, 0],
  'catalogue/reports': [10, 5],
  'catalogue/result-columns': [3, 4],
  'catalogue/rules': [1, 5],
  'catalogue/search-box': [18, 0],
  'catalogue/sheet': [6, 10],
  'catalogue/text': [4, 0],
  contract: [0, 9],
  'contract/feeds': [0, 7],
  'contract/power-search': [0, 3],
  'demo-catalogue': [1, 0],
  'demo-catalogue/companies': [4, 1],
  'demo-catalogue/editions': [9, 0],
  'demo-catalogue/figures': [31, 2],
  'demo-catalogue/random': [4, 0],
  'demo-catalogue/records': [14, 6],
  'demo-catalogue/works': [9, 1],
  identity: [0, 4],
  'onix/fields': [1, 3],
  'onix/read': [10, 24],
  'onix/write': [7, 9],
  'private-files': [0, 2],
  'scripts/boundaries': [0, 7],
  'scripts/mutations': [1, 0],
  server: [0, 3],
  'server/cli': [6, 4],
  'server/database': [8, 16],
  'server/derive': [4, 12],
  'server/excel': [6, 4],
  'server/export': [1, 0],
  'server/features': [32, 16],
  'server/http': [0, 11],
  'server/ingest': [14, 16],
  'server/lifecycle': [0, 1],
  'server/people': [1, 0],
  'server/pictures': [7, 1],
  'server/read-titles': [1, 2],
  'server/records': [10, 13],
  'server/search': [7, 3],
  'server/write-titles': [20, 3],
  web: [1, 0],
  'web/actions': [20, 9],
  'web/app': [0, 6],
  'web/domain': [15, 5],
  'web/features': [31, 20],
  'web/guide': [1, 1],
  'web/ui': [10, 14],
};

/** Bit sets and the wire protocol address bytes by position, and tests state what they expect. */
const exempt = /^(e2e|bench)\/|^apps\/server\/src\/(search\/memory|database\/embedded)\/|\.test-data\.|\/testing\//;

const roomOf = ({ place: { workspace, layer } }: PlacedFile): string => (layer ? `${workspace}/${layer}` : workspace);

/** Reports rooms with more `value!` or `value as Type` without a reason than they may have. */
export function findAssertions(files: readonly PlacedFile[]): Violation[] {
  const checked = files.filter(({ path, isTest }) => !isTest && !exempt.test(path));
  return [...Map.groupBy(checked, roomOf)].flatMap(([room, own]) => {
    const [bangs, casts] = limits[room] ?? [0, 0];
    return [...excess(room, own, '!', bangs), ...excess(room, own, 'as', casts)];
  });
}

function excess(room: string, files: PlacedFile[], kind: Assertion['kind'], max: number): Violation[] {
  const unexplained = files.flatMap(({ path, assertions }) =>
    assertions.filter((one) => one.kind === kind && !one.hasComment).map(({ line }) => ({ path, line })),
  );
  const last = unexplained.at(-1);
  if (unexplained.length <= max || !last) return [];
  const message = `${room} has ${unexplained.length} '${kind}' without a comment beside it, at most ${max}; the last in line ${last.line}`;
  return [{ rule: 'assertions have a reason', path: last.path, message }];
}
