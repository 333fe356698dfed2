import type { TitleRecord } from '../title-record.ts';

/** A fault of a sender's record, in words that can be sent back to the sender. */
export interface FoundFault {
  /** What is wrong, with the values: '24.99 AUD for AU'. */
  readonly detail: string;
  /** First day on which it is a fault, if that is later than today, YYYY-MM-DD. */
  readonly from?: string;
  /** First day on which it no longer is one, YYYY-MM-DD. */
  readonly until?: string;
}

/** What the rules know beside the record. */
export interface RecordContext {
  /** YYYY-MM-DD, UTC. */
  readonly today: string;
  /** True for a record of the house, which states free titles by `zeroPriceInd`. */
  readonly isInHouse: boolean;
  /** Names of other senders that have deleted their record of the title. */
  readonly deletedBy: readonly string[];
}

/** Finds the faults of one kind in a record. */
export type FaultFinder = (record: TitleRecord, context: RecordContext) => FoundFault[];
