/** Clocks of senders may be ahead by this much without a warning. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;
/** A day begins in the first time zone this long before it begins in UTC. */
const FIRST_ZONE_MS = 14 * 3_600_000;

/** Warning of a message whose time is later than its receipt. */
export const LATER_THAN_RECEIPT = 'Later than its receipt: counts as sent when it was received';

/** The time at which a message counts as sent. */
export interface CountedTime {
  /** ISO time. */
  sentAt: string;
  /** The stated time is later than the receipt by more than clocks and time zones explain. */
  isWarned: boolean;
}

/**
 * Returns when a message counts as sent: at the stated time, but never after its receipt (G-201). Otherwise a wrong year
 * would win over every later correction.
 *
 * A later time becomes the second of the receipt, a day that of the receipt: a correction may state no more than its
 * day.
 *
 * @param stated ISO time in UTC; of a day its beginning
 * @param receivedAt ISO time in UTC
 * @param isDay the sender states a day without a time
 */
export function countedTime(stated: string, receivedAt: string, isDay = false): CountedTime {
  const ahead = Date.parse(stated) - Date.parse(receivedAt);
  const tolerance = CLOCK_TOLERANCE_MS + (isDay ? FIRST_ZONE_MS : 0);
  const received = isDay ? `${receivedAt.slice(0, 10)}T00:00:00.000Z` : `${receivedAt.slice(0, 19)}.000Z`;
  return { sentAt: ahead > 0 ? received : stated, isWarned: ahead > tolerance };
}
