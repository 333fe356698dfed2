import type { Release } from '../write/schema-faults.ts';

/** Codes that a release no longer has, by element and code, with the codes that its documentation gives for them. */
const successors: Readonly<Record<Release, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  '3.0': {},
  // List 46: rights with a restriction are those without one, and the restriction stands beside them.
  '3.1': { SalesRightsType: { '07': '01', '08': '02' }, ROWSalesRightsType: { '07': '01', '08': '02' } },
};

/** Returns the code of a release for a code of an element: the same, or its successor where the release has one. */
export const successorOf = (element: string, code: string, release: Release): string =>
  successors[release][element]?.[code] ?? code;
