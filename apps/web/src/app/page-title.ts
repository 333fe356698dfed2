import type { Query } from '../ui/address/query.ts';
import type { RouteDefinition } from './route-definition.ts';

const productName = 'TitleNet';

/** The route title of a place. */
export function routeTitle(route: RouteDefinition | undefined, query: Query): string {
  if (!route) return '';
  return typeof route.title === 'function' ? route.title({ query }) : route.title;
}

/** '{route title} - TitleNet'; the product's name alone where a route has no title (decision G-34). */
export function pageTitle(title: string): string {
  return title ? `${title} - ${productName}` : productName;
}
