import { parseSync, Visitor } from 'vite';

/** A small change of a source text that a test should notice. */
export interface Mutant {
  /** Offsets of the replaced text. */
  start: number;
  end: number;
  replacement: string;
  kind: 'operator' | 'number' | 'text' | 'boolean' | 'field' | 'call';
}

const otherOperator: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** Fields that are easily taken for each other. */
const otherField: Readonly<Record<string, string>> = {
  releaseDate: 'onSaleDate',
  onSaleDate: 'releaseDate',
  pubDate: 'onSaleDate',
  price: 'canadianPrice',
  canadianPrice: 'price',
  pageCount: 'booksPerCarton',
  booksPerCarton: 'pageCount',
  author1: 'author2',
  author2: 'author1',
  isbn: 'isbn10',
  ltdGross: 'ltdNet',
  ltdNet: 'ltdGross',
  lowerAge: 'upperAge',
  upperAge: 'lowerAge',
  description: 'code',
  title: 'seriesName',
};

/** Methods whose call can be left out: lists and queries without a condition or an order, texts as they are. */
const omittedMethods = new Set(['filter', 'reverse', 'toReversed', 'sort', 'toSorted', 'trim', 'where', 'orderBy']);

/** Texts that a person reads or a format defines; imports and keys of objects are none. */
const MIN_TEXT_LENGTH = 2;

/** Finds the mutants of a source file in the order of its text. */
export function findMutants(path: string, text: string): Mutant[] {
  const found: Mutant[] = [];
  const operator = (node: { left: { end: number }; right: { start: number }; operator: string }) => {
    const replacement = otherOperator[node.operator];
    const start = text.indexOf(node.operator, node.left.end);
    if (replacement === undefined || start < 0 || start >= node.right.start) return;
    found.push({ start, end: start + node.operator.length, replacement, kind: 'operator' });
  };
  new Visitor({
    BinaryExpression: operator,
    LogicalExpression: operator,
    MemberExpression({ computed, property }) {
      // Objects also inherit properties such as `toString`.
      if (computed || property.type !== 'Identifier' || !Object.hasOwn(otherField, property.name)) return;
      const replacement = otherField[property.name] ?? '';
      found.push({ start: property.start, end: property.end, replacement, kind: 'field' });
    },
    CallExpression({ callee, end }) {
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return;
      if (omittedMethods.has(callee.property.name))
        found.push({ start: callee.object.end, end, replacement: '', kind: 'call' });
    },
    ExpressionStatement({ start, end, expression }) {
      const { type } = expression.type === 'AwaitExpression' ? expression.argument : expression;
      if (type === 'CallExpression') found.push({ start, end, replacement: ';', kind: 'call' });
    },
    Property({ value }) {
      if (value.type !== 'Literal') return;
      const { start, end, value: literal } = value;
      if (typeof literal === 'string' && literal.length >= MIN_TEXT_LENGTH)
        found.push({ start, end, replacement: JSON.stringify(`${literal}~`), kind: 'text' });
      if (typeof literal === 'boolean') found.push({ start, end, replacement: String(!literal), kind: 'boolean' });
      if (typeof literal === 'number') found.push({ start, end, replacement: String(literal + 1), kind: 'number' });
    },
  }).visit(parseSync(path, text).program);
  return found.sort((a, b) => a.start - b.start);
}
