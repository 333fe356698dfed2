import { useQuery } from '@tanstack/react-query';
import { accessibleDivisions, type Division, type DivisionNumber } from '@titlenet/catalogue/divisions';
import { hasAnyAccess, isAdministrator, type Role, rolesFromNames } from '@titlenet/catalogue/roles';
import { getPermissions, type Permissions } from '@titlenet/contract/account';
import { callApi } from '../../ui/api/call-api.ts';

/** What the user may access, derived from `GET /api/account/Permissions` (G-03, G-20). */
export interface Access {
  readonly companies: readonly string[];
  readonly roles: readonly Role[];
  /** True for the role that implies all roles and may run imports. */
  readonly isAdministrator: boolean;
  /** Accessible divisions, in fallback order. */
  readonly divisions: readonly Division[];
  /** True without companies or without roles [PERM-10, PERM-11]. */
  readonly isNone: boolean;
}

/** Derives the access from the permissions. */
export function accessOf(permissions: Permissions): Access {
  return {
    companies: permissions.companies,
    roles: rolesFromNames(permissions.roles),
    isAdministrator: isAdministrator(permissions.roles),
    divisions: accessibleDivisions(permissions.companies),
    isNone: !hasAnyAccess(permissions),
  };
}

/** True if the user has any of these roles. */
export function hasAnyRole(access: Access, roles: readonly Role[]): boolean {
  return roles.some((role) => access.roles.includes(role));
}

/** True if the user may search the division. */
export function hasDivision(access: Access, number: DivisionNumber): boolean {
  return access.divisions.some((division) => division.number === number);
}

/** Loaded once per page load, and again after ClearCache [PERM-09]. */
export const permissionsQuery = {
  queryKey: ['permissions'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi(getPermissions, undefined, { signal }),
  select: accessOf,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
} as const;

/** The user's access, for screens behind the guard. Throws if it is not loaded. */
export function usePermissions(): Access {
  const { data } = useQuery({ ...permissionsQuery, enabled: false });
  if (!data) throw new Error('Permissions are only known behind the guard');
  return data;
}
