import type { CompanyCode } from '@titlenet/catalogue/companies';
import { dayAfter } from '@titlenet/catalogue/formatting/days';
import { faultKinds } from '@titlenet/catalogue/quality/fault-kinds';
import { type QualityReport, TREND_WEEKS } from '@titlenet/contract/quality';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { CoalescedQuery } from '../../database/coalesced-query.ts';
import type { Tables } from '../../database/tables.ts';
import { countFaultDays, countFaults, countRecords } from './quality.queries.ts';

/** @returns the Sunday on which the week of a day ends */
function weekEnd(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, (7 - weekday) % 7);
}

/** The number of a sender that is known by one: '5412345000013' of '06:5412345000013'. */
const numberOf = (sender: string) => sender.slice(sender.indexOf(':') + 1);

/** Counts the faults in the records of each sender of these companies. Senders of the same name have their number too. */
async function qualityReport(db: Kysely<Tables>, companies: readonly CompanyCode[], now: Date): Promise<QualityReport> {
  const today = now.toISOString().slice(0, 10);
  const last = weekEnd(today);
  const weeks = Array.from({ length: TREND_WEEKS }, (_, index) => dayAfter(last, -7 * (TREND_WEEKS - 1 - index)));
  const records = await countRecords(db, companies);
  const faults = Map.groupBy(await countFaults(db, companies, today), ({ sender }) => sender);
  const days = await countFaultDays(db, companies, today);
  const names = records.map(({ name }) => name);
  const namesakes = new Set(names.filter((name, index) => name !== null && names.indexOf(name) !== index));
  const daysOfSenders = Map.groupBy(days, ({ sender }) => sender);
  const senders = records.map(({ sender, name, records: sent }) => {
    const counted = faults.get(sender) ?? [];
    const changes = daysOfSenders.get(sender) ?? [];
    return {
      sender,
      name: namesakes.has(name) ? `${name} (${numberOf(sender)})` : (name ?? sender),
      records: sent,
      faulty: counted.find(({ kind }) => kind === null)?.records ?? 0,
      faults: faultKinds
        .flatMap(({ number, label, advice }) => {
          const found = counted.find(({ kind }) => kind === number);
          return found ? [{ kind: number, label, advice, records: found.records }] : [];
        })
        .toSorted((a, b) => b.records - a.records),
      trend: weeks.map((week) => changes.reduce((sum, { day, change }) => (day <= week ? sum + change : sum), 0)),
    };
  });
  return {
    countedAt: now.toISOString(),
    weeks,
    since: days[0]?.day ?? null,
    senders: senders.toSorted((a, b) => b.faulty - a.faulty || (a.name < b.name ? -1 : 1)),
  };
}

/** Reports that are shared by all who ask while one is read. They are not kept, because records change without titles. */
export function sharedQualityReports(
  db: Kysely<Tables>,
): (companies: readonly CompanyCode[]) => Promise<QualityReport> {
  const reports = new LRUCache<string, CoalescedQuery<QualityReport>>({ max: 50 });
  return (companies) => {
    const key = companies.toSorted().join();
    const shared = reports.get(key) ?? new CoalescedQuery(() => qualityReport(db, companies, new Date()));
    reports.set(key, shared);
    return shared.get();
  };
}
