import { value } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';

const PATH = 'NotificationType';
const CONFIRMED = '03';
const isKnown = (type: string) => /^(?:0[1-589]|8[89])$/.test(type);
/** Codes without their zero. Only exactly 05 deletes. */
const isWithoutZero = (type: string) => /^[1-489]$/.test(type);

/** Reads the notification type (list 1). A missing or unknown one counts as a confirmed record (03), with a warning. */
export function mapNotification({ product, warnings }: OnixRecord): string {
  const type = value(product, PATH);
  if (type !== undefined && isKnown(type)) return type;
  if (type !== undefined && isWithoutZero(type)) {
    warnings.push({ path: PATH, message: `Unknown; taken as 0${type}`, value: type });
    return `0${type}`;
  }
  if (type === undefined) warnings.push({ path: PATH, message: 'Missing; taken as 03' });
  else warnings.push({ path: PATH, message: 'Unknown; taken as 03', value: type });
  return CONFIRMED;
}
