import { countedTime, LATER_THAN_RECEIPT } from '@titlenet/catalogue/rules/sent-time';
import { once } from './once.ts';
import { utcDateTime } from './onix-date.ts';
import type { OnixRecord } from './onix-record.ts';

interface StatedTime {
  path: string;
  text: string;
  /** YYYY-MM-DDTHH:mm:ss in UTC. */
  time: string;
}

/** The time stamp of the record, else the time of its message. Time stamps of other elements are not used. */
function statedTime({ product, header, version, warnings }: OnixRecord): StatedTime | undefined {
  const text = product.attributes.datestamp;
  const time = utcDateTime(text);
  const path = 'Product/@datestamp';
  if (text !== undefined && time !== undefined) return { path, text, time };
  if (text !== undefined) warnings.push({ path, message: 'Not a date', value: text.slice(0, 80) });
  const sent = header.sentDate;
  const headerPath = version === '2.1' ? 'Header/SentDate' : 'Header/SentDateTime';
  return sent === undefined ? undefined : { path: headerPath, text: sent, time: sent };
}

/**
 * Reads when a record counts as sent, YYYY-MM-DDTHH:mm:ss in UTC: never later than its receipt, with a warning. Empty if
 * neither the record nor its message states a time.
 */
export const mapSentTime = once((record): { sentAt?: string } => {
  const stated = statedTime(record);
  if (stated === undefined) return {};
  const { path, text, time } = stated;
  const { sentAt, isWarned } = countedTime(`${time}.000Z`, record.receivedAt, time.endsWith('T00:00:00'));
  if (isWarned) record.warnings.push({ path, message: LATER_THAN_RECEIPT, value: text });
  return { sentAt: sentAt.slice(0, 19) };
});
