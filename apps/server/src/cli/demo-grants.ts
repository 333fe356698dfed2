import type { DemoGrant } from '@titlenet/demo-catalogue/demo-grant';
import { demoPeople } from '@titlenet/identity/demo-people';

/** Permissions of the people of the development identity provider in the demo. */
export const demoGrants: readonly DemoGrant[] = demoPeople.map(({ sub, displayName, companies, roles }) => ({
  subject: sub,
  displayName,
  companies,
  roles,
}));

export const demoSubjects: readonly string[] = demoGrants.map(({ subject }) => subject);
