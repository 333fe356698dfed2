import { type ComponentPropsWithRef, createElement, type ElementType } from 'react';
import layout from './layout.module.css';
import text from './text.module.css';

const classOf = (name: string): string | undefined => layout[name] ?? text[name];

/** Lengths are pixels; of two the first is vertical. */
interface LayoutProps {
  gap?: 2 | 4 | 8 | 12 | 16 | 24 | '0 8' | '0 12' | '0 16' | '4 8' | '4 16' | '8 16' | '8 24';
  pad?: 4 | 8 | 12 | 16 | '0 4' | '0 8' | '0 12' | '0 16' | '4 0' | '8 0' | '4 8' | '8 12' | '8 16' | '12 16';
  align?: 'start' | 'center' | 'baseline' | 'end';
  /** `start` is for children of a Stack, which are as wide as it otherwise. */
  justify?: 'start' | 'between' | 'center' | 'end';
  /** Children of a Row continue in further lines. */
  wrap?: boolean;
  inline?: boolean;
  /** Children are in the middle of the cells of a Stack. */
  centered?: boolean;
  /** Children of a Stack may become narrower than their content. */
  narrows?: boolean;
  /** Surface, border and corners of a Panel. */
  panel?: boolean;
  tone?: 'text' | 'muted' | 'link' | 'danger' | 'ok' | 'warn';
  text?: 'label' | 'table' | 'prose' | 'section' | 'title' | 'page' | 'group' | 'name';
  strong?: boolean;
  regular?: boolean;
  /** Figures of equal width, which `text` unsets. */
  numbers?: boolean;
  /** Distances to neighbours that are not in the same Stack. */
  above?: 4 | 8 | 12 | 16;
  below?: 4 | 8 | 12 | 16;
  block?: boolean;
  /** As wide as prose is readable. */
  measure?: boolean;
  /** At the end of a Row. */
  last?: boolean;
  /** A hairline. */
  rule?: 'top' | 'bottom';
  /** Takes the remaining width of a Row. */
  grow?: boolean;
  /** Keeps its width in a Row. */
  rigid?: boolean;
  /** May become narrower than its content. */
  shrink?: boolean;
  wide?: boolean;
  /** Takes all columns of a Grid. */
  across?: boolean;
  /** Children of a Stack stay at its top. */
  packed?: boolean;
  /** High enough for a pointer. */
  target?: boolean;
  /** Long words are broken. */
  breaks?: boolean;
  nowrap?: boolean;
  /** Spaces and line breaks are kept. */
  prewrap?: boolean;
  /** One line that ends with an ellipsis. */
  cut?: boolean;
}

const layoutProps: Readonly<Record<keyof LayoutProps, true>> = {
  gap: true,
  pad: true,
  align: true,
  justify: true,
  wrap: true,
  inline: true,
  centered: true,
  narrows: true,
  panel: true,
  tone: true,
  text: true,
  strong: true,
  regular: true,
  numbers: true,
  above: true,
  below: true,
  block: true,
  measure: true,
  last: true,
  rule: true,
  grow: true,
  rigid: true,
  shrink: true,
  wide: true,
  across: true,
  packed: true,
  target: true,
  breaks: true,
  nowrap: true,
  prewrap: true,
  cut: true,
};

type PrimitiveProps<T extends ElementType> = LayoutProps & { as?: T } & Omit<
    ComponentPropsWithRef<T>,
    keyof LayoutProps | 'as'
  >;

/** A component that turns layout properties into classes of one style sheet; classes of a screen come after them. */
function primitive<Fallback extends ElementType>(
  fallback: Fallback,
  ...bases: ('row' | 'stack' | 'column' | 'panel' | 'page')[]
) {
  return function Primitive<T extends ElementType = Fallback>({ as, className, ...props }: PrimitiveProps<T>) {
    const classes: (string | undefined)[] = bases.map((base) => classOf(base));
    const rest: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) {
      if (!Object.hasOwn(layoutProps, name)) rest[name] = value;
      else if (value === true) classes.push(classOf(name));
      else if (value) {
        const [first, second] = String(value).split(' ');
        classes.push(classOf(`${name}-${first}`), second && classOf(`${name}-x-${second}`));
      }
    }
    return createElement(as ?? fallback, {
      ...rest,
      className: [...classes, className].filter(Boolean).join(' ') || undefined,
    });
  };
}

/** Children side by side. */
export const Row = primitive('div', 'row');
/** Children below each other, as wide as the stack. */
export const Stack = primitive('div', 'stack');
/** Children in columns, which a class of the screen states. */
export const Grid = primitive('div', 'stack');
/** Children below each other, where some grow or shrink. */
export const Column = primitive('div', 'column');
/** A part of a screen on its own surface. */
export const Panel = primitive('section', 'panel');
/** The parts of a screen, below each other and as wide as on other screens. */
export const Page = primitive('div', 'stack', 'page');
/** Text of a size and colour. */
export const Text = primitive('span');
