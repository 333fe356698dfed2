/** How one request ended. `status` 0: the connection was lost or nothing came within the time limit. */
export interface Outcome {
  what: string;
  /** Milliseconds since 1970. */
  at: number;
  ms: number;
  status: number;
  /** Why there is no status. */
  cause: string;
}

const isGood = ({ status }: Outcome) => status >= 200 && status < 300;
/** The answers of a product or proxy that cannot work now, and says so. */
const saysSo = [503, 520];

/** The words of this Node for a connection that is closed in place of an answer. */
const OTHER_SIDE_CLOSED = 'other side closed';

/** What people saw of a fault. */
export interface Impact {
  requests: number;
  failed: number;
  /** Longest time from an event of the fault to the end of a failed request, in seconds. */
  seconds: number;
  /** Seconds of the longest request. */
  longest: number;
  /** Requests that changed something, whose answer was lost with their connection; people are told to try again. */
  lost: number;
  /** Other ends than 503 and 520, with their numbers: 'sheet 502 ×3'. */
  others: string;
}

/**
 * @param events when the fault and its further events happened, ascending, in milliseconds since 1970
 * @param expected statuses that are right for this fault, besides 503 and 520
 */
export function impactOf(
  outcomes: readonly Outcome[],
  events: readonly number[],
  expected: readonly number[] = [],
): Impact {
  const isNamed = ({ status }: Outcome) => saysSo.includes(status) || expected.includes(status);
  const failed = outcomes.filter((one) => !isGood(one));
  const isLost = ({ what, status, cause }: Outcome) =>
    what === 'list edit' && status === 0 && cause === OTHER_SIDE_CLOSED;
  const others = Map.groupBy(
    failed.filter((one) => !isNamed(one) && !isLost(one)),
    ({ what, status, cause }) => `${what} ${status || cause}`,
  );
  const sinceEvent = ({ at }: Outcome) => at - (events.findLast((event) => event <= at) ?? at);
  return {
    requests: outcomes.length,
    failed: failed.length,
    seconds: Math.max(0, ...failed.map(sinceEvent)) / 1_000,
    longest: Math.max(0, ...outcomes.map(({ ms }) => ms)) / 1_000,
    lost: failed.filter(isLost).length,
    others: [...others].map(([name, list]) => `${name} ×${list.length}`).join(', '),
  };
}
