import { illustrationTypes } from '../codes/code-lists.ts';
import { children, value, values } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';

/** Reads the note on illustrations: the sender's own, else counts by type, else the number alone. */
export function mapIllustrationNote(record: OnixRecord): string | undefined {
  const notes = values(record.descriptive, 'IllustrationsNote');
  if (notes.length > 0) return notes.join('; ');
  const contents = children(record.descriptive, 'AncillaryContent', 'Illustrations').flatMap((one) => {
    const type = value(one, 'AncillaryContentType', 'IllustrationType') ?? '00';
    const words =
      value(one, 'AncillaryContentDescription', 'IllustrationTypeDescription') ?? illustrationTypes.get(type);
    if (words === undefined && type !== '00') {
      record.warnings.push({ path: 'AncillaryContentType', message: 'Unknown code', value: type });
    }
    const count = value(one, 'Number');
    return words === undefined ? [] : count === undefined ? words : `${count} ${words}`;
  });
  if (contents.length > 0) return contents.join(', ');
  const count = value(record.descriptive, 'NumberOfIllustrations');
  return count === undefined || count === '0' ? undefined : `${count} illustrations`;
}
