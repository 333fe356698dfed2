/** Companies and roles of a demo user. */
export interface DemoGrant {
  /** Subject at the identity provider. */
  subject: string;
  displayName: string;
  companies: readonly string[];
  roles: readonly string[];
}
