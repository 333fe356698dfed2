import { hash } from 'node:crypto';

/**
 * Returns the id of a person whose picture an ONIX record contains: the sheet shows pictures by the ids of people
 * (decision G-149), which ONIX does not have. The id is derived from the name and the address of the picture, so that
 * the same picture of the same person has one id in all feeds and on every server, and no feed changes the person that
 * an id belongs to.
 *
 * @param name 'Last, First'
 * @returns 'onix-' and 22 characters that need no escaping in an address; ids of the house are numbers and short words
 */
export function picturedPersonId(name: string | undefined, url: string | undefined): string | undefined {
  if (!name || !url) return undefined;
  return `onix-${hash('sha256', `${name}\n${url}`, 'base64url').slice(0, 22)}`;
}
