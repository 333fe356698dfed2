import type { DemoGrant } from '@titlenet/demo-catalogue/demo-grant';
import { demoPeople } from '@titlenet/identity/demo-people';

/** What the demo grants to the people of the development identity provider, whom the demo itself does not know. */
export const demoGrants: readonly DemoGrant[] = demoPeople.map(({ sub, displayName, companies, roles }) => ({
  subject: sub,
  displayName,
  companies,
  roles,
}));
