import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { hasAnyAccess, isAdministrator, type Role, rolesFromNames } from '@titlenet/catalogue/roles';
import type { GrantedPermissions } from '../people/permissions.queries.ts';

/** Rights that follow from the permissions. */
export interface Rights {
  companies: readonly CompanyCode[];
  roles: readonly Role[];
  isAdministrator: boolean;
  /** No companies or no roles count as no access (PERM-10). */
  hasAnyAccess: boolean;
  granted: GrantedPermissions;
}

/** The authenticated caller with the stored permissions. */
export interface Caller extends Rights {
  subject: string;
  displayName: string;
}

/** Derives the rights from permissions; unknown names and codes are ignored. */
export function rightsOf(granted: GrantedPermissions): Rights {
  return {
    companies: companyCodes.filter((code) => granted.companies.includes(code)),
    roles: rolesFromNames(granted.roles),
    isAdministrator: isAdministrator(granted.roles),
    hasAnyAccess: hasAnyAccess(granted),
    granted,
  };
}

/** Builds the caller of a verified subject. */
export function callerOf(person: { subject: string; displayName?: string }, rights: Rights): Caller {
  return {
    ...rights,
    subject: person.subject,
    displayName: rights.granted.displayName || (person.displayName ?? ''),
  };
}
