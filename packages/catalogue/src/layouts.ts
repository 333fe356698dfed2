import type { Layout } from './companies.ts';
import { keysOf } from './typed-objects.ts';

/** Layouts for which each set below decides. */
type DecidedLayout = 'T' | 'C' | 'U' | 'Q' | 'Z' | 'B';

/**
 * The layout whose fields and sections another layout has by default. A new layout of `companies` does not compile
 * without an entry that names one, such as `H: 'T'`.
 */
const inherited: Readonly<{ [L in Layout]: L extends DecidedLayout ? null : DecidedLayout }> = {
  T: null,
  C: null,
  U: null,
  Q: null,
  Z: null,
  B: null,
};

/** The layout from which a layout inherits; null for one that each set below names. */
export const parentOf = (layout: Layout): Layout | null => inherited[layout];

/** Layouts in the order of the visibility matrix (docs/requirements/decisions.md). */
const layouts: readonly Layout[] = keysOf(inherited);

/** The layouts that show a field, a section or a column. */
export type LayoutSet = readonly Layout[];

/** The named layouts, and those that inherit from one of them. */
const setOf = (...named: readonly Layout[]): LayoutSet =>
  layouts.filter((layout) => {
    const parent = parentOf(layout);
    return named.includes(layout) || (parent !== null && named.includes(parent));
  });

/** For keys and control fields, which are never shown. */
export const noLayout: LayoutSet = [];
export const everyLayout: LayoutSet = layouts;

export const childrensOnly = setOf('C');
export const hqnaOnly = setOf('Q');
export const hccpOnly = setOf('Z');
export const hqnaAndHccp = setOf('Q', 'Z');
export const tradeAndChildrens = setOf('T', 'C');
export const childrensAndUsborne = setOf('C', 'B');

/** Trade, Children's and Usborne. */
export const mainDivision = setOf('T', 'C', 'B');
export const mainDivisionAndHqna = setOf('T', 'C', 'Q', 'B');
export const mainDivisionAndHccp = setOf('T', 'C', 'Z', 'B');

export const allButUk = setOf('T', 'C', 'Q', 'Z', 'B');
export const allButHqna = setOf('T', 'C', 'U', 'Z', 'B');
export const allButHccp = setOf('T', 'C', 'U', 'Q', 'B');
export const allButHqnaAndHccp = setOf('T', 'C', 'U', 'B');
export const allButTradeAndHccp = setOf('C', 'U', 'Q', 'B');
export const allButChildrensAndUsborne = setOf('T', 'U', 'Q', 'Z');
