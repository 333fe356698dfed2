import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { getConsumedChars, isPotentiallyZeroLength, type ReadonlyFlags } from 'regexp-ast-analysis';

/** Ways through the alternatives of an expression that are analysed; the product's expressions have fewer than 50. */
const MAX_PATHS = 500;

/** An element of a path; `isOptional`: the expression also matches without it. */
interface Step {
  element: AST.Element;
  isOptional: boolean;
}
type Path = readonly Step[];
type Flags = ReadonlyFlags & { multiline: boolean };

/**
 * Finds searches that are quadratic because they start again at each repetition of their beginning: `<p[^>]*>` reads
 * the whole of `<p<p<p…` from each `<p`. `scslre` only finds searches that start with a repetition. Each way through
 * groups with alternatives and lookaheads is analysed; a lookbehind with a repetition reads back from each character.
 * @returns true if the search takes quadratic time; also for a few harmless expressions, never for anchored ones
 */
export function isRestartingSearch(source: string, flags: string): boolean {
  if (flags.includes('y')) return false;
  const parser = new RegExpParser();
  const parsed = parser.parseFlags(flags);
  const pattern = parser.parsePattern(source, 0, source.length, parsed);
  return pattern.alternatives.some(({ elements }) => pathsOf(elements).some((path) => restarts(path, parsed)));
}

/** The sequences of elements without groups that can match a sequence with groups. */
function pathsOf(elements: readonly AST.Element[]): Path[] {
  return elements.reduce<Path[]>(
    (paths, element) => {
      const ways = waysOf(element);
      return paths.flatMap((path) => ways.map((way) => [...path, ...way])).slice(0, MAX_PATHS);
    },
    [[]],
  );
}

const pathsOfAll = (alternatives: readonly AST.Alternative[]) =>
  alternatives.flatMap(({ elements }) => pathsOf(elements));

function waysOf(element: AST.Element): Path[] {
  if (element.type === 'Group' || element.type === 'CapturingGroup') return pathsOfAll(element.alternatives);
  // A group that may be absent, or is repeated a few times.
  if (element.type === 'Quantifier' && element.max !== Number.POSITIVE_INFINITY && isGroup(element.element)) {
    const ways = waysOf(element.element);
    return element.min === 0 ? [...ways.map((way) => way.map(asOptional)), []] : ways;
  }
  // What a lookahead reads is read again by what follows it.
  if (element.type === 'Assertion' && element.kind === 'lookahead')
    return [...pathsOfAll(element.alternatives).map((path) => [...path, asStep(element)]), [asStep(element)]];
  return [[asStep(element)]];
}

const asStep = (element: AST.Element): Step => ({ element, isOptional: false });
const asOptional = ({ element }: Step): Step => ({ element, isOptional: true });

const isGroup = ({ type }: AST.Element) => type === 'Group' || type === 'CapturingGroup';

function restarts(path: Path, flags: Flags): boolean {
  const elements = path.map(({ element }) => element);
  const isStart = (element: AST.Element | undefined) => element?.type === 'Assertion' && element.kind === 'start';
  if (isStart(elements[0]) && !flags.multiline) return false;
  if (elements.some(readsBack)) return true;
  return elements.some((element, index) => {
    if (index === 0 || element.type !== 'Quantifier' || element.max !== Number.POSITIVE_INFINITY) return false;
    const repeated = getConsumedChars(element, flags).chars;
    const isRepeatable = (part: AST.Element) => {
      if (isStart(part)) return repeated.has(0x0a);
      return isPotentiallyZeroLength(part, flags) || !getConsumedChars(part, flags).chars.isDisjointWith(repeated);
    };
    const canFail = ({ element: part, isOptional }: Step) =>
      !isOptional && (part.type === 'Assertion' || !isPotentiallyZeroLength(part, flags));
    return elements.slice(0, index).every(isRepeatable) && path.slice(index + 1).some(canFail);
  });
}

/** True for a lookbehind with a repetition that has no maximum. */
function readsBack(element: AST.Element): boolean {
  if (element.type !== 'Assertion' || element.kind !== 'lookbehind') return false;
  const isUnbounded = (part: AST.Element) => part.type === 'Quantifier' && part.max === Number.POSITIVE_INFINITY;
  return pathsOfAll(element.alternatives).some((path) => path.some(({ element: part }) => isUnbounded(part)));
}
