import { divisions } from '@titlenet/catalogue/divisions';
import type { Access } from '../../domain/session/permissions.ts';
import { canOpen } from '../Guard.tsx';
import type { RouteDefinition } from '../route-definition.ts';
import { routes } from '../routes.ts';

/** Pages that need a title, a search or an error, and therefore cannot be opened by name. */
const contextualPaths = /^\/(403|404|error|quickSearch|titleSheet(\/.*)?|.*\/result)$/;

function isScreen({ path, screen, hideHeader }: RouteDefinition): boolean {
  return screen !== undefined && !hideHeader && !path.includes('$') && !contextualPaths.test(path);
}

function labelOf({ title, requiredDivision }: RouteDefinition): string {
  const name = typeof title === 'string' ? title : title({ query: {} });
  const division = divisions.find(({ number }) => number === requiredDivision);
  return division ? `${name}, ${division.name}` : name;
}

/** The screens of the route table that the user may open by name. */
export function screensFor(access: Access): { label: string; address: string }[] {
  return routes
    .filter((route) => isScreen(route) && canOpen(route, access))
    .map((route) => ({ label: labelOf(route), address: route.path }));
}
