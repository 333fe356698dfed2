/** The companies and roles of one demo person. */
export interface DemoGrant {
  /** At the identity provider. */
  subject: string;
  displayName: string;
  companies: readonly string[];
  roles: readonly string[];
}
