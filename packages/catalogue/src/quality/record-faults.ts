import type { TitleRecord } from '../title-record.ts';
import { impossibleBisacCodes, inactiveCodes, wrongCheckDigits } from './code-faults.ts';
import {
  availabilityAgainstDate,
  datesOutOfOrder,
  invertedRanges,
  statusAgainstAvailability,
  statusAgainstDate,
} from './date-faults.ts';
import { faultKinds } from './fault-kinds.ts';
import type { FaultFinder, RecordContext } from './found-fault.ts';
import { deletedByOthers, pricesOutsideRights, sameDescriptions, unclearPrices } from './trade-faults.ts';

/** Finds the faults of each kind, by its number. */
const finders: ReadonlyMap<number, FaultFinder> = new Map([
  [1, wrongCheckDigits],
  [2, impossibleBisacCodes],
  [3, inactiveCodes],
  [10, statusAgainstDate],
  [11, availabilityAgainstDate],
  [12, statusAgainstAvailability],
  [13, datesOutOfOrder],
  [14, invertedRanges],
  [20, pricesOutsideRights],
  [21, unclearPrices],
  [30, sameDescriptions],
  [40, deletedByOthers],
]);

/** A fault of a record as it is stored: one of each kind, and of each day on which it begins or ends. */
export interface RecordFault {
  readonly kind: number;
  readonly detail: string;
  /** YYYY-MM-DD; null: today, or the day on which it was found before. */
  readonly from: string | null;
  readonly until: string | null;
}

const MAX_DETAIL_LENGTH = 400;

/**
 * Finds the faults of a sender's record. A deleted record has none.
 *
 * @returns one entry for each kind, in the order of `faultKinds`
 */
export function recordFaults(record: TitleRecord, context: RecordContext): RecordFault[] {
  if (record.isDeleted) return [];
  return faultKinds.flatMap(({ number }) => {
    const found = (finders.get(number)?.(record, context) ?? []).filter(({ until }) => !until || until > context.today);
    const [first] = found;
    if (!first) return [];
    const detail = found.map((one) => one.detail).join('; ');
    return [
      {
        kind: number,
        detail: detail.slice(0, MAX_DETAIL_LENGTH),
        from: first.from ?? null,
        until: first.until ?? null,
      },
    ];
  });
}
