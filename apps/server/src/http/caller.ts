import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { hasAnyAccess, isAdministrator, type Role, rolesFromNames } from '@titlenet/catalogue/roles';

/** What the store grants a person, as the directory spells it. */
export interface GrantedPermissions {
  displayName: string;
  companies: string[];
  roles: string[];
}

/** What these permissions come to. */
export interface Rights {
  companies: readonly CompanyCode[];
  roles: readonly Role[];
  isAdministrator: boolean;
  /** No companies or no roles count as no access at all (TS §5). */
  hasAnyAccess: boolean;
  granted: GrantedPermissions;
}

/** Whoever calls: known by both tokens, with the rights that the store grants. */
export interface Caller extends Rights {
  subject: string;
  displayName: string;
}

/** Names and codes that nobody knows grant nothing. */
export function rightsOf(granted: GrantedPermissions): Rights {
  return {
    companies: companyCodes.filter((code) => granted.companies.includes(code)),
    roles: rolesFromNames(granted.roles),
    isAdministrator: isAdministrator(granted.roles),
    hasAnyAccess: hasAnyAccess(granted),
    granted,
  };
}

/** The caller behind a verified subject. */
export function callerOf(person: { subject: string; displayName?: string }, rights: Rights): Caller {
  return {
    ...rights,
    subject: person.subject,
    displayName: rights.granted.displayName || (person.displayName ?? ''),
  };
}
