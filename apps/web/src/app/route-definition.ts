import type { DivisionNumber } from '@titlenet/catalogue/divisions';
import type { Access } from '@titlenet/contract/endpoint';
import type { ComponentType } from 'react';
import type { GuidePage } from '../domain/guide/guide-pages.ts';
import type { Query } from '../ui/address/query.ts';
import type { LazyPart } from '../ui/lazy/lazy-part.tsx';

/** One row of the route table. */
export interface RouteDefinition {
  /** Path after the `#`; `$name` is a parameter. */
  readonly path: string;
  /** First part of the page title (G-34). */
  readonly title: string | ((location: { query: Query }) => string);
  /** The page of the user guide that Help opens (G-41). */
  readonly guide: GuidePage;
  /** Who may open it; by default any of the three roles [PERM-12]. */
  readonly access?: Access;
  /** The user needs a company of this division [PERM-22, PERM-23, PERM-24]. */
  readonly requiredDivision?: DivisionNumber;
  readonly hideHeader?: true | ((location: { query: Query }) => boolean);
  /** Mode of the top menu [NAV-24]. */
  readonly menu?: 'power';
  /** Layout around the screen that stays mounted between the routes that share it. */
  readonly shell?: ComponentType<{ children: React.ReactNode }>;
  readonly screen: LazyPart | ComponentType;
}

/** A renamed path. The rest of the path and the query are kept. */
export interface Rewrite {
  readonly from: string;
  readonly to: string;
}
