import { deferredResponse, type Handler } from './fake-server.ts';
import { projectionHeader, projectionReport, reportHandler, reportResponse } from './reports.ts';

/** ISBN of a numbered title, from 0 to 99. */
export const isbnOf = (number: number) => `97800000000${String(number).padStart(2, '0')}`;

/** The call for a report of a numbered title of company 001. */
export const callOf = (number: number, operation = 'ProjectionsUS') =>
  `GET /api/Reports/001/${isbnOf(number)}/${operation}`;

/** The report of a numbered title; its name is 'Title 1'. */
export const reportOf = (number: number) =>
  projectionReport({ header: { ...projectionHeader, title: `Title ${number}`, isbn: isbnOf(number) } });

/** What the server answers for a title that has no such report. */
export const withoutReport = () => projectionReport({ header: null, data: [] });

/** Answers the calls for the reports of numbered titles. */
export const reportsOf = (numbers: readonly number[], operation = 'ProjectionsUS'): Record<string, Handler> =>
  Object.assign({}, ...numbers.map((n) => reportHandler('001', operation, reportOf(n), isbnOf(n))));

/** Holds the calls for the reports of numbered titles until the test answers them. */
export function heldReports(numbers: readonly number[], operation = 'ProjectionsUS') {
  const held = new Map(numbers.map((number) => [number, deferredResponse()]));
  return {
    handlers: Object.fromEntries(
      numbers.map((number) => [callOf(number, operation), () => held.get(number)!.response]),
    ) as Record<string, Handler>,
    /** Sends the report of a title, or another response. */
    send: (number: number, response = reportResponse(operation, reportOf(number))) => held.get(number)!.send(response),
  };
}

/** Numbers from 1 to the count. */
export const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
