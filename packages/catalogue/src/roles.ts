/** Roles of users (PERM-01 to PERM-07, G-20). */
export const roles = ['employee', 'user', 'cacheClearer'] as const;
export type Role = (typeof roles)[number];

/** What the directory may call them; compared without regard to case. An administrator has all three. */
const rolesByName: Record<string, readonly Role[]> = {
  employee: ['employee'],
  harpercollinsemployee: ['employee'],
  user: ['user'],
  cacheclearer: ['cacheClearer'],
  administrator: roles,
};

/** True for the role name that implies every role and may run imports. */
export function isAdministrator(names: readonly string[]): boolean {
  return names.some((name) => name.trim().toLowerCase() === 'administrator');
}

/** Maps role names of the directory to roles, without duplicates; unknown names are ignored. */
export function rolesFromNames(names: readonly string[]): Role[] {
  const found = new Set(names.flatMap((name) => rolesByName[name.trim().toLowerCase()] ?? []));
  return roles.filter((role) => found.has(role));
}

/** No companies or no roles count as no access at all (PERM-10, PERM-11). */
export function hasAnyAccess(permissions: { companies: readonly string[]; roles: readonly string[] }): boolean {
  return permissions.companies.length > 0 && rolesFromNames(permissions.roles).length > 0;
}
