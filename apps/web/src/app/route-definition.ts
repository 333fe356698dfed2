import type { DivisionNumber } from '@titlenet/catalogue/divisions';
import type { Access } from '@titlenet/contract/endpoint';
import type { ComponentType } from 'react';
import type { Query } from '../ui/address/query.ts';
import type { LazyScreen } from './lazy-screen.ts';

/** One line of the route table: everything the shell knows of a screen. */
export interface RouteDefinition {
  /** Path after the `#`; `$name` is a parameter. */
  readonly path: string;
  /** The route title, which the page title begins with (decision G-34). */
  readonly title: string | ((place: { query: Query }) => string);
  /** Who may open it; one of the three roles where nothing is said (TS §6). */
  readonly access?: Access;
  /** The division whose companies one must hold one of (CS §6). */
  readonly requiredDivision?: DivisionNumber;
  readonly hideHeader?: true;
  /** The top menu's mode on this route (CS §2). */
  readonly menu?: 'power';
  /** A frame around the screen that stays while one moves between the routes that share it (TS §2). */
  readonly shell?: ComponentType<{ children: React.ReactNode }>;
  /** Absent as long as the screen is not part of the product. */
  readonly screen?: LazyScreen | ComponentType;
}

/** A path that was rewritten: the rest of it and its query go along. */
export interface Rewrite {
  readonly from: string;
  readonly to: string;
}
