import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { type Role, roles } from '@titlenet/catalogue/roles';
import { type ReactNode, useEffect } from 'react';
import { type Access, hasAnyRole, hasDivision, permissionsQuery } from '../domain/session/permissions.ts';
import { useSession, useSessionState } from '../domain/session/session.ts';
import { ApiError } from '../ui/api/api-error.ts';
import { useBlockingSpinner } from '../ui/spinner/blocking-spinner.ts';
import type { RouteDefinition } from './route-definition.ts';
import { ErrorPanel } from './screens/ErrorScreen.tsx';
import { SignedOutScreen } from './screens/SignedOutScreen.tsx';

/** True if the user may open the route: some access, one of its roles, and its division [PERM-12, PERM-22]. */
export function canOpen(route: RouteDefinition, access: Access): boolean {
  if (route.access === 'signedIn') return true;
  if (route.access === 'administrator' && !access.isAdministrator) return false;
  const required: readonly Role[] = Array.isArray(route.access) ? route.access : roles;
  const isInDivision = route.requiredDivision === undefined || hasDivision(access, route.requiredDivision);
  return !access.isNone && hasAnyRole(access, required) && isInDivision;
}

function PermissionGuard({ route, children }: { route: RouteDefinition; children: ReactNode }) {
  const { data: access, error } = useQuery(permissionsQuery);
  if (error) return <ErrorPanel traceId={error instanceof ApiError ? error.traceId : undefined} />;
  if (!access) return null;
  return canOpen(route, access) ? children : <Navigate to="/403" search={{}} replace />;
}

function SignInGuard({ route, children }: { route: RouteDefinition; children: ReactNode }) {
  const session = useSession();
  const state = useSessionState();
  useEffect(() => session.begin(), [session]);
  useEffect(() => {
    // Loads the screen's script in parallel with the sign-in.
    if (route.screen && 'preload' in route.screen) void route.screen.preload();
  }, [route]);
  useBlockingSpinner(state.phase === 'idle' || state.phase === 'authorizing', 'Authorizing...');
  switch (state.phase) {
    case 'ready':
      return <PermissionGuard route={route}>{children}</PermissionGuard>;
    case 'signedOut':
      return <SignedOutScreen />;
    case 'failed':
      return <SignedOutScreen reason={state.reason} />;
    default:
      return null;
  }
}

/**
 * Shows a screen only after sign-in [SIGN-01] and with the required permissions; otherwise redirects to 403 [ERR-18].
 */
export function Guard({ route, children }: { route: RouteDefinition; children: ReactNode }) {
  return route.access === 'open' ? children : <SignInGuard route={route}>{children}</SignInGuard>;
}
