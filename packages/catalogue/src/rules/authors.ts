import { artistRoles } from './artists.ts';

/** Roles of ONIX list 17. */
const AUTHOR = 'A01 A02 A38 A09 A14 A45 A03 A04 A05 A06 A31 A10 A26 A30 A99 B03 B05 B22 A43'.split(' ');
const EDITOR = 'B01 B11 B13 B21 B10 C01 C02 C04 C99 B09 B12 B16 B24 B29 B31'.split(' ');
export const translatorRoles: readonly string[] = ['B06', 'B08', 'B10'];
export const readerRoles: readonly string[] = 'E07 E03 E01 E99 E08 E09 E05'.split(' ');
const COVER_DESIGNER = 'A36';

type WithRoles = { readonly roles: readonly string[] };

/** @returns those who have one of the roles */
export function withRole<C extends WithRoles>(all: readonly C[], roles: readonly string[]): C[] {
  return all.filter((one) => one.roles.some((role) => roles.includes(role)));
}

/**
 * Finds the authors of a title among its contributors.
 *
 * @returns the authors, else the editors, else the artists, else the first who is no translator, reader or cover designer
 */
export function authorsOf<C extends WithRoles>(all: readonly C[]): C[] {
  for (const roles of [AUTHOR, EDITOR, artistRoles]) {
    const found = withRole(all, roles);
    if (found.length > 0) return found;
  }
  const others = [...translatorRoles, ...readerRoles, COVER_DESIGNER];
  const first = all.find((one) => withRole([one], others).length === 0);
  return first === undefined ? [] : [first];
}

/** @returns the artists who are not authors as well */
export function artistsOf<C extends WithRoles>(all: readonly C[]): C[] {
  const authors = new Set(authorsOf(all));
  return withRole(all, artistRoles).filter((one) => !authors.has(one));
}
