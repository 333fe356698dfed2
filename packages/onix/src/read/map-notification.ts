import { value } from './node-access.ts';
import { once } from './once.ts';

/** What a record asks for, list 1. */
export interface Notification {
  readonly type: string;
  /** False if the type is missing or unknown and 03 is taken instead. */
  readonly isStated: boolean;
}

const PATH = 'NotificationType';
const CONFIRMED = '03';
const isKnown = (type: string) => /^(?:0[1-589]|8[89])$/.test(type);
/** Codes without their zero. Only exactly 05 deletes. */
const isWithoutZero = (type: string) => /^[1-489]$/.test(type);

/** Reads the notification type. A missing or unknown one counts as a confirmed record (03), with a warning. */
export const mapNotification = once(({ product, warnings }): Notification => {
  const type = value(product, PATH);
  if (type !== undefined && isKnown(type)) return { type, isStated: true };
  if (type !== undefined && isWithoutZero(type)) {
    warnings.push({ path: PATH, message: `Unknown; taken as 0${type}`, value: type });
    return { type: `0${type}`, isStated: true };
  }
  if (type === undefined) warnings.push({ path: PATH, message: 'Missing; taken as 03' });
  else warnings.push({ path: PATH, message: 'Unknown; taken as 03', value: type });
  return { type: CONFIRMED, isStated: false };
});
