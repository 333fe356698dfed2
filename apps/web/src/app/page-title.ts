import type { Query } from '../ui/address/query.ts';
import type { RouteDefinition } from './route-definition.ts';

const productName = 'TitleNet';

/** The title of a route for this query. */
export function routeTitle(route: RouteDefinition | undefined, query: Query): string {
  if (!route) return '';
  return typeof route.title === 'function' ? route.title({ query }) : route.title;
}

/** '{route title} - TitleNet', or the product's name if the route has no title (G-34). */
export function pageTitle(title: string): string {
  return title ? `${title} - ${productName}` : productName;
}
