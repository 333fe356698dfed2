import {
  type Coded,
  type SearchAttributeName,
  searchAttribute,
  type TitleCodes,
} from '@titlenet/catalogue/search-attributes';
import { entriesOf } from '@titlenet/catalogue/typed-objects';

/** The codes of one message with its date. */
export interface CodesOfMessage {
  codes: TitleCodes;
  /** ISO time of the message. */
  sentAt: string;
}

/** A code with a label that a message gave to it. */
export interface LabelledCode extends Coded {
  attribute: number;
  /** The company whose titles have the label; '' if the labels of the attribute are those of all companies. */
  company: string;
  /** ISO time of the message. */
  labelledAt: string;
}

/**
 * Time of labels that are found only in merged titles: any message that has the label itself is newer, so the label
 * does not depend on the order in which records were merged.
 */
export const BEFORE_ALL_MESSAGES = '1970-01-01T00:00:00.000Z';

export const codeKey = ({ attribute, company, code }: Pick<LabelledCode, 'attribute' | 'company' | 'code'>): string =>
  `${attribute}\n${company}\n${code}`;

/** The company whose words label the codes of a title's attribute (`LabelledCode.company`). */
export const labellingCompany = (name: SearchAttributeName, codes: TitleCodes): string =>
  'isLabelledByCompany' in searchAttribute(name) ? (codes.companyCode?.[0]?.code ?? '') : '';

/** By code point, like `collate "C"` in the database. */
const isBefore = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0;

/**
 * True if the first of two labels of a code is to be used: a label goes before the bare code, then the newest message
 * wins, then the first label by code point. The order is total, so the result does not depend on which importer or
 * transaction comes first. `terms.queries.ts` has the same order in SQL.
 */
export function outranks(
  label: Pick<LabelledCode, 'code' | 'description' | 'labelledAt'>,
  other: Pick<LabelledCode, 'description' | 'labelledAt'>,
): boolean {
  const [hasLabel, hasOther] = [label.description !== label.code, other.description !== label.code];
  if (hasLabel !== hasOther) return hasLabel;
  if (label.labelledAt !== other.labelledAt) return label.labelledAt > other.labelledAt;
  return isBefore(label.description, other.description);
}

/** The codes of these messages, each once with the label that outranks its others. */
export function labelledCodes(messages: readonly CodesOfMessage[]): Map<string, LabelledCode> {
  const found = new Map<string, LabelledCode>();
  for (const { codes, sentAt } of messages)
    for (const [name, values = []] of entriesOf(codes)) {
      const attribute = searchAttribute(name).number;
      const company = labellingCompany(name, codes);
      for (const { code, description } of values) {
        const labelled = { attribute, company, code, description, labelledAt: sentAt };
        const key = codeKey(labelled);
        const other = found.get(key);
        if (!other || outranks(labelled, other)) found.set(key, labelled);
      }
    }
  return found;
}
