import type { PlacedFile, Rule } from './rule.ts';

/** Bit sets and the wire protocol address bytes by position, and tests state what they expect. */
const exempt = /^(e2e|bench)\/|^apps\/server\/src\/search\/memory\/|\.test-data\.|\/testing\//;

function unexplained({ path, isTest, assertions }: PlacedFile): string[] {
  if (isTest || exempt.test(path)) return [];
  return assertions
    .filter(({ hasComment }) => !hasComment)
    .map(({ kind, line }) => `line ${line} has '${kind}' without a comment beside it that gives the reason`);
}

/** `value!` and `value as Type` have a comment. */
export const unexplainedAssertions: Rule = { name: 'assertions have a reason', check: unexplained };
