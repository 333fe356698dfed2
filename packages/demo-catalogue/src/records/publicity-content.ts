import { formatDate } from '@titlenet/catalogue/formatting/dates';
import type { StoredSheet } from '@titlenet/catalogue/sheet/sections';
import { contactLine, staffOf } from '../companies/staff.ts';
import { wireDate } from '../demo-dates.ts';
import type { Random } from '../random/random.ts';
import texts from '../tables/section-texts.json' with { type: 'json' };
import type { DemoEdition } from '../works/demo-work.ts';
import { cities, townOf } from '../works/names.ts';

type Event = StoredSheet['publicity']['info'][number];

const { radio, shows, papers, shops, vagueTexts, seasons, campaigns } = texts.publicity;

const months = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** @param day days since 1970-01-01 */
function vagueDate(day: number, random: Random): string {
  const [year = 0, month = 0] = wireDate(day).split('-', 2).map(Number);
  return (
    random
      .pick(vagueTexts)
      .replace('{month}', months.format(Date.UTC(year, month - 1)))
      // There are four seasons of three months.
      .replace('{season}', seasons[Math.floor((month - 1) / 3)]!)
      .replace('{year}', String(year))
  );
}

/** @returns a booking of a random kind: radio, television, print, signing, online. */
function booking(random: Random): Pick<Event, 'callSign' | 'showName' | 'bookingDesc' | 'type'> {
  const starred = random.chance(0.18) ? ' (starred)' : '';
  switch (random.integer(0, 4)) {
    case 0:
      return {
        callSign: random.pick(radio),
        showName: random.pick(shows) + starred,
        bookingDesc: 'Live interview',
        type: 'Radio',
      };
    case 1:
      return {
        callSign: random.pick(['NBN', 'CCT', 'ABV']),
        showName: random.pick(shows) + starred,
        bookingDesc: random.chance(0.5) ? 'Taped segment' : null,
        type: 'Television',
      };
    case 2:
      return {
        callSign: null,
        showName: random.pick(papers) + starred,
        bookingDesc: random.pick(['Review', 'Feature', 'Q&A', 'Round-up']),
        type: 'Print',
      };
    case 3:
      return {
        callSign: null,
        showName: random.pick(shops),
        bookingDesc: random.pick(['Reading and signing', 'In conversation', 'Storytime']),
        type: 'Signing',
      };
    default:
      return {
        callSign: null,
        showName: null,
        bookingDesc: random.pick(['Podcast interview', 'Online essay', 'Excerpt']),
        type: 'Online',
      };
  }
}

/** @returns an exact, approximate, vague or missing run date (PUBL-29 to PUBL-34). */
function runDate(day: number, random: Random): Pick<Event, 'airDate' | 'vague'> {
  const date = day + random.integer(-30, 75);
  const roll = random.next();
  if (roll < 0.62) return { airDate: wireDate(date, random.chance(0.5) ? random.integer(7, 20) : 0), vague: null };
  if (roll < 0.72) return { airDate: '01/01/1900', vague: vagueDate(date, random) };
  if (roll < 0.78) return { airDate: '1900-01-01T00:00:00', vague: wireDate(date) };
  if (roll < 0.84) return { airDate: null, vague: vagueDate(date, random) };
  if (roll < 0.89) return { airDate: `${formatDate(wireDate(date), 'M/d/yyyy')} (approx)`, vague: null };
  if (roll < 0.93) return { airDate: '01/01/1900', vague: null };
  return { airDate: null, vague: null };
}

/** Composes the publicity section; bookings are around the on-sale date. */
export function publicityContent(edition: DemoEdition, random: Random): Partial<StoredSheet['publicity']> {
  const { company, work, day } = edition;
  if (edition.hasBarOnly) return {};
  const isSmall = edition.format.medium === 'digital' || work.isClassic;
  const count = random.chance(isSmall ? 0.12 : 0.55) ? Math.min(24, Math.ceil(random.logNormal(0.8) * 3)) : 0;
  const publicist = staffOf(company, 'publicist', random);
  const second = random.chance(0.15) ? staffOf(company, 'publicist', random, publicist) : null;
  return {
    publicist,
    publicistContact: contactLine(publicist, random),
    publicist2: second,
    publicistContact2: second && random.chance(0.8) ? contactLine(second, random) : null,
    speakersBureau: !work.isClassic && random.chance(0.2) ? 'Harbourline Speakers, 212-555-0143' : null,
    campaign: random.chance(isSmall ? 0.2 : 0.6) ? random.pick(campaigns) : null,
    info: Array.from({ length: count }, () => ({
      ...runDate(day, random),
      ...booking(random),
      tourCity: random.chance(0.6) ? townOf(random.pick(cities)) : null,
      nat: random.chance(0.2) ? '1' : '0',
      frontPage: random.chance(0.06) ? '1' : '0',
    })),
  };
}
