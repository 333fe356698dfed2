/** A function with the number of its lines, from its first to its last, with nested functions. */
export interface FunctionLength {
  /** Of the function, or of the variable or property that it is assigned to; empty if there is none. */
  name: string;
  lines: number;
}

type Node = Record<string, unknown> & { type?: string };

/** @param program syntax tree in the form of ESTree */
export function functionLengths(program: object, text: string): FunctionLength[] {
  const functions: FunctionLength[] = [];
  const walk = (value: unknown, outerName: string): void => {
    if (Array.isArray(value)) for (const item of value) walk(item, outerName);
    else if (typeof value === 'object' && value !== null) {
      // Every object of a syntax tree is a node, or has no type.
      const node = value as Node;
      const name = nameOf(node) ?? outerName;
      const isFunction = node.type?.includes('Function') && node.body;
      // Functions have positions.
      if (isFunction) functions.push({ name, lines: linesBetween(text, node.start as number, node.end as number) });
      for (const child of Object.values(node)) walk(child, isFunction ? '' : name);
    }
  };
  walk(program, '');
  return functions;
}

/** Name that a declaration gives to the function in it. */
function nameOf(node: Node): string | undefined {
  // Only identifiers and computed names are in these places.
  const named = (node.id ?? (node.value === undefined ? undefined : node.key)) as { name?: string } | null | undefined;
  return named?.name;
}

const linesBetween = (text: string, start: number, end: number): number => text.slice(start, end).split('\n').length;
