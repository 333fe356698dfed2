import { divisions } from '@titlenet/catalogue/divisions';
import type { Access } from '../../domain/session/permissions.ts';
import { canOpen } from '../Guard.tsx';
import type { RouteDefinition } from '../route-definition.ts';
import { routes } from '../routes.ts';

/** Pages that need titles, a search or an error, and therefore cannot be opened by name. */
const contextualPaths = /^\/(403|404|error|quickSearch|compare|completeness\/titles|titleSheet(\/.*)?|.*\/result)$/;

function isScreen({ path, hideHeader }: RouteDefinition): boolean {
  return !hideHeader && !path.includes('$') && !contextualPaths.test(path);
}

function labelOf({ title, requiredDivision }: RouteDefinition): string {
  const name = typeof title === 'string' ? title : title({ query: {} });
  const division = divisions.find(({ number }) => number === requiredDivision);
  return division ? `${name}, ${division.name}` : name;
}

/**
 * The screens of the route table that the user may open by name; a title that screens share is followed by
 * the end of the path.
 */
export function screensFor(access: Access): { label: string; address: string }[] {
  const screens = routes
    .filter((route) => isScreen(route) && canOpen(route, access))
    .map((route) => ({ label: labelOf(route), address: route.path }));
  return screens.map((screen) => {
    const isShared = screens.some((other) => other !== screen && other.label === screen.label);
    return isShared ? { ...screen, label: `${screen.label}, ${screen.address.split('/').at(-1)}` } : screen;
  });
}
