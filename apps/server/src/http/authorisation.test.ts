import { expect, test } from 'vitest';
import { assertMayCall, companiesOfCall } from './authorisation.ts';
import { callerOf, rightsOf } from './caller.ts';

const callerWith = (companies: string[], roles: string[]) =>
  callerOf({ subject: 'demo-trade' }, rightsOf({ displayName: '', companies, roles }));
const caller = callerWith(['001', '180'], ['employee']);
const denied = 'You do not have permission for this.';
const nothing = { params: undefined, query: undefined, body: undefined };

test('titles of a call are those of the company of the query, if it is one of the caller’s, else of all of them', () => {
  const ofTitles = (query: unknown) =>
    companiesOfCall({ name: 'getChangedTitles', company: 'title' }, caller, { ...nothing, query });
  expect(ofTitles({})).toEqual(['001', '180']);
  expect(ofTitles(undefined)).toEqual(['001', '180']);
  expect(ofTitles({ companyCode: '180' })).toEqual(['180']);
  expect(ofTitles({ companyCode: '006' })).toEqual([]);
});

test('a company that the call must name is one of the caller’s', () => {
  const named = (companyCode: string) =>
    companiesOfCall({ name: 'getDrillDown', company: 'query' }, caller, { ...nothing, query: { companyCode } });
  expect(named('180')).toEqual(['180']);
  expect(() => named('006')).toThrow(denied);
});

test('companies of a division are those of the caller in it', () => {
  const inDivision = (company: number) =>
    companiesOfCall({ name: 'quickSearch', company: 'division' }, caller, { ...nothing, body: { company } });
  expect(inDivision(1)).toEqual(['001']);
  expect(() => inDivision(6)).toThrow(denied);
});

test.each([
  ['the role', callerWith(['001'], ['user'])],
  ['any role', callerWith(['001'], [])],
  ['the company of the path', callerWith(['180'], ['employee'])],
  ['any company', callerWith([], ['employee'])],
])('a call is denied without %s', (_, other) => {
  const endpoint = { access: ['employee'], company: 'path' } as const;
  expect(() => assertMayCall(endpoint, caller, { companyCode: '001' })).not.toThrow();
  expect(() => assertMayCall(endpoint, other, { companyCode: '001' })).toThrow(denied);
});
