import { countedTime, LATER_THAN_RECEIPT } from '@titlenet/catalogue/rules/sent-time';
import type { AcceptedRecord } from './parse-record.ts';

export interface Receipt {
  /** ISO time in UTC. */
  receivedAt: string;
  /** True for records that were received and rejected before. */
  isRetry: boolean;
}

/**
 * Limits the time at which a record counts as sent to its receipt, with a warning. A retried record without a time
 * counts as sent when it was received; any other one, when it is stored.
 */
export function receivedRecord(accepted: AcceptedRecord, { receivedAt, isRetry }: Receipt): AcceptedRecord {
  const { record, warnings } = accepted;
  if (record.sentAt === undefined)
    return isRetry ? { ...accepted, record: { ...record, sentAt: receivedAt } } : accepted;
  const { sentAt, isWarned } = countedTime(record.sentAt, receivedAt);
  const warning = { path: 'sentAt', message: LATER_THAN_RECEIPT, value: record.sentAt };
  return { ...accepted, record: { ...record, sentAt }, warnings: isWarned ? [...warnings, warning] : warnings };
}
