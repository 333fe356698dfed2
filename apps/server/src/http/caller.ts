import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { isAdministrator, type Role, rolesFromNames } from '@titlenet/catalogue/roles';

/** What the store grants a person, as the directory spells it. */
export interface GrantedPermissions {
  displayName: string;
  companies: string[];
  roles: string[];
}

/** Whoever calls: known by both tokens, with the store's permissions. */
export interface Caller {
  subject: string;
  displayName: string;
  companies: readonly CompanyCode[];
  roles: readonly Role[];
  isAdministrator: boolean;
  granted: GrantedPermissions;
}

/** The caller behind a verified subject; names and codes that nobody knows grant nothing. */
export function callerOf(person: { subject: string; displayName?: string }, granted: GrantedPermissions): Caller {
  return {
    subject: person.subject,
    displayName: granted.displayName || (person.displayName ?? ''),
    companies: companyCodes.filter((code) => granted.companies.includes(code)),
    roles: rolesFromNames(granted.roles),
    isAdministrator: isAdministrator(granted.roles),
    granted,
  };
}
