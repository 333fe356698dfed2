/**
 * Enumerations with their values on the wire. Section codes, companies, divisions, roles and ages are defined in
 * sheet/sections.ts, companies.ts, divisions.ts, roles.ts and ages.ts.
 */

/** Comparison operators of the trade and HQNA forms, by their number on the wire (PSCOM-41 to PSCOM-43, G-62). */
export const operators = [
  { name: 'startsWith', number: 1, label: 'Starts with' },
  { name: 'contains', number: 2, label: 'Contains' },
  { name: 'equal', number: 3, label: '=' },
  { name: 'notEqual', number: 4, label: '<>' },
  { name: 'moreOrEqual', number: 5, label: '>=' },
  { name: 'lessOrEqual', number: 6, label: '<=' },
] as const;

export type Operator = (typeof operators)[number];
export type OperatorName = Operator['name'];

/**
 * Which operators a kind of criterion offers, in the order of its selector; the first one is its default (PSCOM-43).
 */
export const operatorsOffered = {
  text: ['startsWith', 'contains'],
  author: ['contains', 'startsWith'],
  equality: ['equal', 'notEqual'],
  numeric: ['equal', 'moreOrEqual', 'lessOrEqual', 'notEqual'],
} as const satisfies Record<string, readonly OperatorName[]>;

/**
 * Match modes of the HCCP form, by their number on the wire, which differs from the operators' numbers (PSCOM-46,
 * G-62).
 */
export const matchModes = [
  { name: 'Contains', number: 1, label: 'Contains' },
  { name: 'StartsWith', number: 2, label: 'Starts with' },
  { name: 'ExactMatch', number: 3, label: 'Exact match' },
  { name: 'Equal', number: 4, label: '=' },
  { name: 'NotEqual', number: 5, label: '<>' },
  { name: 'MoreOrEqual', number: 6, label: '>=' },
  { name: 'LessOrEqual', number: 7, label: '<=' },
] as const;

export type MatchMode = (typeof matchModes)[number];
export type MatchModeName = MatchMode['name'];

/** Which match modes a kind of HCCP criterion offers; the first one is its default (PSHCCP-54 to PSHCCP-61). */
export const matchModesOffered = {
  text: ['StartsWith', 'Contains', 'ExactMatch'],
  author: ['Contains', 'StartsWith', 'ExactMatch'],
  equality: ['Equal', 'NotEqual'],
  numeric: ['Equal', 'MoreOrEqual', 'LessOrEqual', 'NotEqual'],
} as const satisfies Record<string, readonly MatchModeName[]>;

/** The fields that the online metadata search covers, trade and HQNA (PSCOM-44). */
export const textScopes = [
  { number: 1, label: 'All' },
  { number: 2, label: 'Retailer Description' },
  { number: 3, label: 'Back Cover Copy' },
  { number: 4, label: 'Off-page keywords' },
] as const;

/** The same for HCCP, which uses other numbers (PSCOM-45). */
export const hccpTextScopes = [
  { number: 1, label: 'All' },
  { number: 2, label: 'Retailer' },
  { number: 3, label: 'OffPage' },
] as const;

/** Filter of publicity bookings by type (CONST-19). `None` does not filter (G-97). */
export const bookingTypes = ['None', 'All', 'National', 'FrontPage', 'Starred'] as const;
export type BookingType = (typeof bookingTypes)[number];

/** Date to which a range of publicity bookings applies: the booking's own or the day it was added (CONST-20, G-100). */
export const dateTypes = ['AirDate', 'New'] as const;
export type DateType = (typeof dateTypes)[number];

/** Multi-title reports (CONST-16). */
export const reportTypes = ['ProjectionsUs', 'ProjectionsCa', 'KeyAccountsUs', 'KeyAccountsCa'] as const;

/** Single-title reports (CONST-17). */
export const salesOverviewTypes = [
  'salesOverview',
  'projectionsUS',
  'projectionsCA',
  'keyAccountsUS',
  'keyAccountsCA',
] as const;

/** Reports that can be replaced by pages of other systems (CONST-18, G-38, G-39). */
export const reportKinds = ['monthlySummary', 'pendingOrders', 'pka'] as const;

/** Coop pages beside the title sheet (COOP-20 to COOP-22, G-37). */
export const coopSubSections = ['coopInfo', 'adPromo', 'onlineMarketing'] as const;

/** Validation levels (CONST-21). */
export const validationLevels = ['Valid', 'Warning', 'Error'] as const;

/** Backlist views (CONST-22). */
export const periodUnits = ['months', 'life'] as const;
export type PeriodUnit = (typeof periodUnits)[number];

/** Power searches; the parameters of each are stored separately (CONST-23). */
export const searchSources = ['HarperCollins', 'Hqna', 'Hccp'] as const;
export type SearchSource = (typeof searchSources)[number];
