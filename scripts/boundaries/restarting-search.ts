import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { getConsumedChars, isPotentiallyZeroLength, type ReadonlyFlags } from 'regexp-ast-analysis';

/**
 * Finds searches that are quadratic because they start again at each repetition of their beginning: `<p[^>]*>` reads the
 * whole of `<p<p<p…` from each `<p`. `scslre` only finds searches that start with a repetition.
 * @returns true if the search takes quadratic time; also for a few harmless expressions, never for anchored ones
 */
export function isRestartingSearch(source: string, flags: string): boolean {
  if (flags.includes('y')) return false;
  const parser = new RegExpParser();
  const parsed = parser.parseFlags(flags);
  const pattern = parser.parsePattern(source, 0, source.length, parsed);
  return pattern.alternatives.some(({ elements }) => restarts(elements.flatMap(withoutGroup), parsed));
}

/** Replaces a group without alternatives by its elements. */
function withoutGroup(element: AST.Element): AST.Element[] {
  const isGroup = element.type === 'Group' || element.type === 'CapturingGroup';
  return isGroup && element.alternatives.length === 1
    ? element.alternatives[0]!.elements.flatMap(withoutGroup)
    : [element];
}

function restarts(elements: readonly AST.Element[], flags: ReadonlyFlags & { multiline: boolean }): boolean {
  const isStart = (element: AST.Element | undefined) => element?.type === 'Assertion' && element.kind === 'start';
  if (isStart(elements[0]) && !flags.multiline) return false;
  return elements.some((element, index) => {
    if (index === 0 || element.type !== 'Quantifier' || element.max !== Number.POSITIVE_INFINITY) return false;
    const repeated = getConsumedChars(element, flags).chars;
    const isRepeatable = (part: AST.Element) => {
      if (isStart(part)) return repeated.has(0x0a);
      return isPotentiallyZeroLength(part, flags) || !getConsumedChars(part, flags).chars.isDisjointWith(repeated);
    };
    const canFail = (part: AST.Element) => part.type === 'Assertion' || !isPotentiallyZeroLength(part, flags);
    return elements.slice(0, index).every(isRepeatable) && elements.slice(index + 1).some(canFail);
  });
}
