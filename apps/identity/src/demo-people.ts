/** A person of the development identity provider, with the companies and roles that the demo data grants. */
export interface DemoPerson {
  /** Name on the sign-in page and its button, also the development password. */
  name: string;
  /** Subject of both tokens and key of the permissions. */
  sub: string;
  email: string;
  displayName: string;
  /** Company codes. */
  companies: readonly string[];
  /** Role names with the spellings of the requirements; the variants are used on purpose (G-20). */
  roles: readonly string[];
  /** False if the enterprise security host refuses a token to this person. */
  isEntitled?: boolean;
}

const allCompanies = ['001', '003', '006', '018', '035', '180', '400'];

const person = (name: string, displayName: string, companies: string[], roles: string[]): DemoPerson => ({
  name,
  sub: `demo-${name}`,
  email: `${name}@titlenet.example`,
  displayName,
  companies,
  roles,
});

/** The people of the demo: every role, every company, and two people without access (PERM-10, PERM-11). */
export const demoPeople: readonly DemoPerson[] = [
  person('administrator', 'Ada Minton', allCompanies, ['Administrator']),
  person('employee', 'Emil Ployer', allCompanies, ['HarperCollinsEmployee']),
  person('user', 'Ursula Serrano', allCompanies, ['User']),
  person('cacheclearer', 'Clea Cachet', allCompanies, ['CacheClearer']),
  person('trade', 'Theo Radcliffe', ['001', '018'], ['employee', 'user']),
  person('children', 'Charlotte Hilde', ['003'], ['employee']),
  person('usborne', 'Una Osborne', ['035'], ['employee']),
  person('uk', 'Kate Unwin', ['400'], ['employee']),
  person('hqna', 'Hannah Quinn', ['180'], ['employee']),
  person('hccp', 'Hector Copley', ['006'], ['employee']),
  person('nobody', 'Nora Boddy', [], ['employee']),
  person('norole', 'Noel Rowe', allCompanies, []),
];
