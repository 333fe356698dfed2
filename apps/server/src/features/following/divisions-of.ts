import { accessibleDivisions } from '@titlenet/catalogue/divisions';
import type { Caller } from '../../http/caller.ts';

/** @returns the numbers of the divisions of the caller's companies */
export const divisionsOf = ({ companies }: Pick<Caller, 'companies'>): number[] =>
  accessibleDivisions(companies).map(({ number }) => number);
