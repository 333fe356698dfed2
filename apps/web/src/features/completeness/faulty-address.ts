import { addressOf } from '../../ui/address/links.ts';

/** The address of the titles in whose records of a sender a fault was found. @param kind absent: any fault */
export const faultyTitlesAddress = (sender: string, kind?: number) =>
  addressOf('/completeness/titles', { by: 'sender', sender, ...(kind !== undefined && { fault: String(kind) }) });
