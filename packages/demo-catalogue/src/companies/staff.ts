import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { required } from '@titlenet/catalogue/required';
import { displayName } from '@titlenet/catalogue/text/names';
import { keysOf } from '@titlenet/catalogue/typed-objects';
import { Random } from '../random/random.ts';
import { personName } from '../works/names.ts';

/** Number of employees by role; the titles of a company share these few names. */
const roles = {
  editor: 14,
  director: 6,
  contact: 5,
  publicist: 9,
  production: 7,
  productionEditor: 8,
  designer: 9,
  online: 5,
  packager: 4,
} as const;

export type StaffRole = keyof typeof roles;

const STAFF_SEED = 5;

const staff = new Map<string, readonly string[]>(
  companyCodes.flatMap((company, companyIndex) =>
    keysOf(roles).map((role, index): [string, string[]] => {
      const random = new Random(STAFF_SEED, companyIndex * 100 + index);
      return [`${company} ${role}`, Array.from({ length: roles[role] }, () => personName(random))];
    }),
  ),
);

/**
 * @param other an employee who already has this role for the title, and is not chosen again
 * @returns an employee as 'Last, First'
 */
export function staffOf(company: CompanyCode, role: StaffRole, random: Random, other?: string): string {
  const names = required(staff.get(`${company} ${role}`), role);
  const name = random.pick(names);
  // The remainder is an index of the list.
  return name === other ? names[(names.indexOf(name) + 1) % names.length]! : name;
}

/** @returns the contact line of an employee: name and telephone extension */
export function contactLine(name: string, random: Random): string {
  return `${displayName(name)}, ext. ${random.integer(2100, 7990)}`;
}

/** Readers of audiobooks; their ids are between those of classic and of composed authors. */
const FIRST_NARRATOR = 150_000;
const narratorRandom = new Random(STAFF_SEED, 9_999);
export const narrators: readonly { id: string; name: string }[] = Array.from({ length: 80 }, (_, index) => ({
  id: String(FIRST_NARRATOR + index),
  name: personName(narratorRandom),
}));
