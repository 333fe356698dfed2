/** Address of calls that the server makes to itself with `inject`; they have no limit. */
export const INTERNAL_ADDRESS = '0.0.0.0';
