import { type RecordFault, recordFaults } from '@titlenet/catalogue/quality/record-faults';
import { HOUSE_SENDER, senderLabel } from '../records/sender-label.ts';
import type { SourceRecord } from '../records/source-record.ts';

/**
 * Finds the faults in the records of one title.
 *
 * @param sources all records of the title
 * @param today YYYY-MM-DD
 */
export function faultsOfSources<Source extends SourceRecord>(
  sources: readonly Source[],
  today: string,
): { source: Source; faults: RecordFault[] }[] {
  // The house deletes what it does not sell any more, which is no contradiction of a sender.
  const senderOf = ({ record }: SourceRecord) => record.source.sender;
  const deleting = sources.filter((source) => source.record.isDeleted && senderOf(source) !== HOUSE_SENDER);
  return sources.map((source) => {
    const deletedBy = deleting.filter((other) => senderOf(other) !== senderOf(source)).map(senderLabel);
    return {
      source,
      faults: recordFaults(source.record, { today, isInHouse: source.isInHouse, deletedBy: [...new Set(deletedBy)] }),
    };
  });
}
