import { compact } from './compact.ts';
import { child, children, code, value } from './node-access.ts';
import { utcDateTime } from './onix-date.ts';
import type { OnixVersion } from './onix-version.ts';
import { type OnixNode, parseRecord } from './parse-record.ts';
import { inspectProlog } from './prolog.ts';

/** An identifier of a party: type of list 44 (01 proprietary, 06 GLN, 07 SAN, 16 ISNI …) and value. */
export type PartyIdentifier = { readonly type: string; readonly typeName?: string; readonly value: string };

/** The header of a message. */
export type OnixHeader = {
  /** From the release attribute, namespace or document type; absent if only the records show it. */
  readonly version?: OnixVersion;
  readonly senderName?: string;
  readonly senderIdentifiers: readonly PartyIdentifier[];
  /** Identifies the sender in the key of a record: its best identifier, else its name in lower case. */
  readonly senderKey?: string;
  readonly addresseeName?: string;
  readonly messageNumber?: string;
  readonly messageRepeat?: string;
  /** YYYY-MM-DDTHH:mm:ss in UTC, as the sender states it. */
  readonly sentDate?: string;
  readonly messageNote?: string;
  readonly defaultLanguage?: string;
  /** List 58. */
  readonly defaultPriceType?: string;
  readonly defaultCurrency?: string;
  /** 2.1: units of measures without one. */
  readonly defaultLinearUnit?: string;
  readonly defaultWeightUnit?: string;
};

export type HeaderReading =
  | { readonly kind: 'header'; readonly header: OnixHeader; readonly notices: string[]; readonly root?: string }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Reads the text before the first record: refuses a file that is not ONIX, else returns the header. A header that
 * cannot be parsed is a notice and not a refusal, since the records are read without it.
 *
 * @param hasRecords true if a record follows (a message may be empty, a bare product has no root)
 */
export function readHeader(text: string, hasRecords: boolean): HeaderReading {
  const prolog = inspectProlog(text, hasRecords);
  if (prolog.kind === 'refused') return prolog;
  const notices = [...prolog.notices];
  const source = headerElement(text);
  let node: OnixNode | undefined;
  if (source !== undefined) {
    try {
      node = parseRecord(source).node;
    } catch (error) {
      notices.push(`The header cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const header = mapHeader(node, prolog.version);
  const sent = sentText(node);
  if (sent !== undefined && header.sentDate === undefined)
    notices.push(`The header's sent date "${sent.slice(0, 80)}" is not a date: the message counts as sent now.`);
  return { kind: 'header', header, notices, root: prolog.root };
}

/** Returns the source of the header element, undefined if there is none. */
function headerElement(text: string): string | undefined {
  const start = /<(?:[\w.-]{1,32}:)?header[\s>]/i.exec(text);
  if (start === null) return undefined;
  const rest = text.slice(start.index);
  const end = /<\/(?:[\w.-]{1,32}:)?header\s{0,100}>/i.exec(rest);
  return end === null ? undefined : rest.slice(0, end.index + end[0].length);
}

const sentText = (header: OnixNode | undefined) => value(header, 'SentDateTime', 'SentDate');

function mapHeader(node: OnixNode | undefined, version: OnixVersion | undefined): OnixHeader {
  const sender = child(node, 'Sender');
  const senderName = value(sender, 'SenderName') ?? value(node, 'FromCompany', 'FromPerson');
  const senderIdentifiers = [
    ...identifiers(sender, 'SenderIdentifier', 'SenderIDType'),
    ...identifiers(node, 'SenderIdentifier', 'SenderIDType'),
    ...oldIdentifier('06', value(node, 'FromEANNumber')),
    ...oldIdentifier('07', value(node, 'FromSAN')),
  ];
  return compact<OnixHeader>({
    version,
    senderName,
    senderIdentifiers,
    senderKey: senderKey(senderIdentifiers, senderName),
    addresseeName: value(child(node, 'Addressee'), 'AddresseeName') ?? value(node, 'ToCompany'),
    messageNumber: value(node, 'MessageNumber'),
    messageRepeat: value(node, 'MessageRepeat'),
    sentDate: utcDateTime(sentText(node)),
    messageNote: value(node, 'MessageNote'),
    defaultLanguage: value(node, 'DefaultLanguageOfText')?.toLowerCase(),
    defaultPriceType: value(node, 'DefaultPriceType', 'DefaultPriceTypeCode'),
    defaultCurrency: code(node, 'DefaultCurrencyCode'),
    defaultLinearUnit: value(node, 'DefaultLinearUnit'),
    defaultWeightUnit: value(node, 'DefaultWeightUnit'),
  });
}

function identifiers(node: OnixNode | undefined, composite: string, typeName: string): PartyIdentifier[] {
  return children(node, composite).flatMap((one) => {
    const type = value(one, typeName);
    const idValue = value(one, 'IDValue');
    if (type === undefined || idValue === undefined) return [];
    return compact({ type, typeName: value(one, 'IDTypeName'), value: idValue });
  });
}

function oldIdentifier(type: string, idValue: string | undefined): PartyIdentifier[] {
  return idValue === undefined ? [] : [{ type, value: idValue }];
}

/** Types of identifiers, best first: GLN and ISNI are global, SAN is of the book trade, 01 is proprietary. */
const KEY_ORDER = ['06', '16', '07', '01'];

function senderKey(all: readonly PartyIdentifier[], name: string | undefined): string | undefined {
  for (const type of KEY_ORDER) {
    const found = all.find((one) => one.type === type);
    if (found !== undefined) return [type, found.typeName, found.value].filter(Boolean).join(':').toLowerCase();
  }
  return name?.toLowerCase();
}
