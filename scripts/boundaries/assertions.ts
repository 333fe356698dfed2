/** A place where the code tells the compiler what it cannot know: `value!` or `value as Type`. */
export interface Assertion {
  kind: '!' | 'as';
  /** Counted from 1. */
  line: number;
  /** Whether its line or the one before has a comment with `//`. */
  hasComment: boolean;
}

type Node = Record<string, unknown> & { type?: string; start: number; end: number };

/** A docstring says what a declaration is, not why it may assert something. */
const comment = /(^|\s)\/\/ /;

/**
 * Lists the assertions of a file. `as const` asserts nothing.
 * @param program syntax tree in the form of ESTree
 */
export function assertionsIn(program: object, text: string): Assertion[] {
  const lines = text.split('\n');
  const found: Assertion[] = [];
  const add = (kind: Assertion['kind'], node: Node) => {
    const line = text.slice(0, node.end).split('\n').length;
    found.push({ kind, line, hasComment: [line - 2, line - 1].some((index) => comment.test(lines[index] ?? '')) });
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    else if (typeof value === 'object' && value !== null) {
      // Every object of a syntax tree is a node, or has no type.
      const node = value as Node;
      if (node.type === 'TSNonNullExpression') add('!', node);
      if (node.type === 'TSAsExpression' && text.slice(node.end - 9, node.end) !== ' as const') add('as', node);
      for (const child of Object.values(node)) walk(child);
    }
  };
  walk(program);
  return found;
}
