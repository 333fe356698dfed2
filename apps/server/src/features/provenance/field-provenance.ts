import { type FieldProvenance, MAX_ORIGIN_VALUE_LENGTH, type ValueOriginAnswer } from '@titlenet/contract/provenance';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { titleKeyOf } from '../../records/in-house-fragment.ts';
import { findInHouseFragments, type StoredFragment } from '../../records/in-house-fragments.queries.ts';
import { findKeptRecords, type KeptRecord } from '../../records/received-records.queries.ts';
import { statedAt } from '../../records/record-layers.ts';
import { HOUSE_LABEL, senderLabel } from '../../records/sender-label.ts';
import { isoTime } from '../../records/sent-time.ts';
import { findSourcesOfTitles, type StoredSource } from '../../records/title-sources.queries.ts';
import { type ValueOrigin, valueOrigins } from '../../records/value-origins.ts';
import { findNewestChange, type TitleToTrace } from './provenance.queries.ts';
import { statingFields } from './stating-fields.ts';

/** The path of a file is not shown. */
const baseName = (path: string | null) => path?.slice(path.lastIndexOf('/') + 1) ?? null;

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, MAX_ORIGIN_VALUE_LENGTH);
}

/** YYYY-MM-DDTHH:mm:ss */
const secondsOf = (time: string) => time.slice(0, 19);

function answerOf(
  { from, value, notUsed }: ValueOrigin<StoredSource, StoredFragment>,
  field: string,
  kept: readonly KeptRecord[],
): ValueOriginAnswer {
  const { sender, sentAt, isOwn } = 'source' in from ? ofSource(from.source, field) : ofFragment(from.fragment);
  const own = kept.filter(isOwn);
  // Later records of the sender do not state the field.
  const stating = own.filter((one) => isoTime(one.sentAt ?? one.receivedAt) <= isoTime(sentAt));
  // Of records without a time there is none if the clocks of server and database differ.
  const [record = null, ...older] = (stating.length > 0 ? stating : own).map((one) => ({
    ...one,
    sender,
    fileName: baseName(one.fileName),
  }));
  return { sender, notUsed, value: textOf(value), sentAt: secondsOf(sentAt), record, older };
}

/** Who sent a record or fragment, when, and which kept records are its. */
interface Sending {
  sender: string;
  /** ISO time. */
  sentAt: string;
  isOwn: (kept: KeptRecord) => boolean;
}

function ofSource(source: StoredSource, field: string): Sending {
  const own = source.isInHouse ? 'title' : 'onix';
  const isOwn = ({ sender, kind }: KeptRecord) => sender === source.sender && kind === own;
  return { sender: senderLabel(source), sentAt: statedAt(source, field), isOwn };
}

function ofFragment({ kind, sentAt }: StoredFragment): Sending {
  const sender = kind === 'figures' ? 'Computed from sales' : `${HOUSE_LABEL}, ${kind}`;
  return { sender, sentAt, isOwn: (kept) => kept.kind === kind };
}

/** Finds where the value of a field of a title comes from. */
export async function fieldProvenance(
  db: Kysely<Tables>,
  title: TitleToTrace,
  field: string,
): Promise<FieldProvenance> {
  const sources = (await findSourcesOfTitles(db, [title.id])).get(title.id) ?? [];
  const fragments = (await findInHouseFragments(db, [title])).get(titleKeyOf(title)) ?? [];
  const kept = await findKeptRecords(db, title);
  const before = await findNewestChange(db, title.id, field);
  const found = statingFields(field).map((stated) =>
    valueOrigins(sources, fragments, stated).map((origin) => answerOf(origin, stated, kept)),
  );
  return { origins: found.find((origins) => origins.length > 0) ?? [], before };
}
