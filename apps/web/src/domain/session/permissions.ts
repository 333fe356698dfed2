import { useQuery } from '@tanstack/react-query';
import { accessibleDivisions, type Division, type DivisionNumber } from '@titlenet/catalogue/divisions';
import { hasAnyAccess, isAdministrator, type Role, rolesFromNames } from '@titlenet/catalogue/roles';
import { getPermissions, type Permissions } from '@titlenet/contract/account';
import { callApi } from '../../ui/api/call-api.ts';

/** What a person may see: derived once from the answer of `GET /api/account/Permissions` (decisions G-03, G-20). */
export interface Access {
  readonly companies: readonly string[];
  readonly roles: readonly Role[];
  /** Whether the role name is held that implies all roles and may run imports. */
  readonly isAdministrator: boolean;
  /** The divisions to search in, in fallback order. */
  readonly divisions: readonly Division[];
  /** No companies or no roles: no access at all (TS §5). */
  readonly isNone: boolean;
}

/** The access that these permissions give. */
export function accessOf(permissions: Permissions): Access {
  return {
    companies: permissions.companies,
    roles: rolesFromNames(permissions.roles),
    isAdministrator: isAdministrator(permissions.roles),
    divisions: accessibleDivisions(permissions.companies),
    isNone: !hasAnyAccess(permissions),
  };
}

/** Whether any of these roles is held. */
export function hasAnyRole(access: Access, roles: readonly Role[]): boolean {
  return roles.some((role) => access.roles.includes(role));
}

/** Whether a division may be searched. */
export function hasDivision(access: Access, number: DivisionNumber): boolean {
  return access.divisions.some((division) => division.number === number);
}

/** One call per page load; fetched again only after ClearCache removes it (PERM-09). */
export const permissionsQuery = {
  queryKey: ['permissions'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi(getPermissions, undefined, { signal }),
  select: accessOf,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
} as const;

/** The person's access, for screens behind the guard. Throws where it is not known yet. */
export function usePermissions(): Access {
  const { data } = useQuery({ ...permissionsQuery, enabled: false });
  if (!data) throw new Error('Permissions are only known behind the guard');
  return data;
}
