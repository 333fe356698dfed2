import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { StoredSheet } from '@titlenet/catalogue/sheet/sections';
import { displayName } from '@titlenet/catalogue/text/names';
import { staffOf } from '../companies/staff.ts';
import type { Random } from '../random/random.ts';
import type { RoundRobin } from '../random/round-robin.ts';
import type { DemoEdition, DemoPerson } from '../works/demo-work.ts';
import { cities, townOf } from '../works/names.ts';
import { publisherTexts } from './publisher-content.ts';

/** Empty markup as older systems store it; the sheet treats it as blank (SHEET-071). */
export const BLANK = '<br><br>';

const biographyClauses: readonly string[] = [
  'has worked as a teacher, a translator and, for one long summer, a beekeeper',
  'grew up over a bookshop and has never really left it',
  'is the author of several acclaimed books, which have been translated into eleven languages',
  'studied history and taught night classes before turning to writing',
  'won a national short story prize at nineteen and has been writing ever since',
  'spent ten years as a nurse, and writes about work as few others do',
  'is a lapsed engineer, a keen swimmer and a collector of old maps',
];

const residenceClauses: readonly string[] = [
  'lives in {residence} with a patient family and an impatient dog',
  'divides the year between {residence} and the sea',
  'lives and gardens in {residence}',
  'can be found most mornings at a corner table in {residence}',
];

/** @returns a short biography as HTML; authors of classics get their dates of birth and death. */
export function biography(person: DemoPerson, random: Random): string {
  const name = displayName(person.name);
  if (person.years) {
    const [born, died] = person.years;
    return `<p><strong>${name}</strong> (${born}–${died}) was born in ${person.hometown} and died in ${died}. The works of ${name} are read around the world, and this edition belongs to a series that brings them back in the author’s own text.</p>`;
  }
  const home = person.residence
    ? ` ${name} ${random.pick(residenceClauses).replace('{residence}', townOf(person.residence))}.`
    : '';
  return `<p><strong>${name}</strong> ${random.pick(biographyClauses)}.${home}</p>`;
}

const sellingPoints: readonly string[] = [
  'The author’s last book sold more than {copies} copies in all formats',
  'Strong reading group appeal, with discussion questions in the back',
  'Early support from booksellers in the Midwest and the Pacific Northwest',
  'Film and television rights have been optioned',
  'Comparable titles have performed well at independents and in library systems',
  'Beautiful package: foil, spot gloss and printed endpapers',
  'The author is an experienced speaker with a national platform',
  'Ties in with an anniversary that will be widely covered',
  'Adopted in more than {count} course lists',
];

function sellPointsHtml(random: Random, count: number): string {
  const items = random
    .sample(sellingPoints, count)
    .map((point) =>
      point
        .replace('{copies}', formatCount(random.integer(3, 90) * 1000))
        .replace('{count}', String(random.integer(12, 140))),
    );
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

const regions: readonly string[] = [
  'New England',
  'Pacific Northwest',
  'South',
  'Midwest',
  'California',
  'Canada',
  'Texas',
];
const originalPublishers: readonly string[] = [
  'Éditions du Vieux Pont, Paris',
  'Verlag am Kanal, Berlin',
  'Fenchurch, London',
  'Casa del Molino, Madrid',
  'First published privately by the author',
];
const otherOpportunities: readonly string[] = [
  '<p>Calendar and stationery rights are available; talk to special markets.</p>',
  '<p>Tie-in with museum shops and botanical gardens.</p>',
  '<p>Book fairs and school clubs have asked for early copies.</p>',
  BLANK,
];

/** Sentences with character references, tags inside of words and soft hyphens, as publishers send them. */
const typesetSentences: readonly string[] = [
  '<p>With recipes for bread &amp; butter, caf&eacute; au lait and a na&#239;ve cr&#xE8;me br&ucirc;l&eacute;e.</p>',
  '<p><b>O</b>nce upon a time, <em>every</em>body read it aloud: with notes on CO<sub>2</sub> and the 19<sup>th</sup> century.</p>',
  '<p>A reading companion on neigh&shy;bour&shy;hood, co&shy;operation and under\u00adstanding&hellip;</p>',
];
const TITLES_PER_TYPESET_SENTENCE = 12;

const TITLES_PER_SECOND_PERSON = 9;

/** Composes the editorial section. */
export function editorialContent(
  edition: DemoEdition,
  reader: { id: string } | null,
  { random, roundRobin }: { random: Random; roundRobin: RoundRobin },
): Partial<StoredSheet['editorial']> {
  const { work, company } = edition;
  const second = (role: Parameters<typeof staffOf>[1], first: string) =>
    roundRobin.isOneIn(TITLES_PER_SECOND_PERSON, `${company} second ${role}`)
      ? staffOf(company, role, random, first)
      : null;
  const { author, illustrator } = work;
  const isAudio = edition.format.medium === 'audio';
  if (edition.hasBarOnly)
    return { editor: staffOf(company, 'editor', random), bookDescription: BLANK, authorBio: BLANK, sellPoints: BLANK };
  const editor = staffOf(company, 'editor', random);
  const productionManager = staffOf(company, 'production', random);
  const productionEditor = staffOf(company, 'productionEditor', random);
  const designer = staffOf(company, 'designer', random);
  const hasTypesetSentence = roundRobin.isOneIn(TITLES_PER_TYPESET_SENTENCE, `${company} typeset sentence`);
  const typesetSentence = hasTypesetSentence ? roundRobin.pick(typesetSentences, 'typeset sentence') : '';
  const content = {
    editor,
    regionalEmphasis: random.chance(0.2) ? random.pick(regions) : null,
    originalPublisher: work.isClassic || random.chance(0.08) ? random.pick(originalPublishers) : null,
    productionManager,
    productionManager2: second('production', productionManager),
    productionEditor,
    productionEditor2: second('productionEditor', productionEditor),
    designer,
    designer2: second('designer', designer),
    keynote: work.keynote,
    tagline: work.tagline,
    bookDescription: random.chance(0.04) ? BLANK : work.description,
    onixRetailerDescription: random.chance(0.08) ? BLANK : `${work.retailerDescription}${typesetSentence}`,
    authorBio: random.chance(0.06) ? BLANK : biography(author, random),
    authorId: author.id === '0' && random.chance(0.4) ? null : author.id,
    authorResidence: author.residence,
    authorHometown: author.hometown,
    readerId: isAudio ? (reader?.id ?? '0') : null,
    performerId: isAudio ? (random.chance(0.3) ? author.id : '0') : null,
    artistId: illustrator?.id ?? (random.chance(0.5) ? '(none)' : null),
    artisInfo: illustrator ? biography(illustrator, random) : null,
    artisResidence: illustrator?.residence ?? null,
    artisHometown: illustrator?.hometown ?? null,
    internalSellPoints: random.chance(0.7) ? sellPointsHtml(random, 3) : BLANK,
    sellPoints: random.chance(0.85) ? sellPointsHtml(random, 4) : BLANK,
    offPageKeywords: random.chance(0.88) ? work.keywords.join('; ') : null,
    edAuScript: isAudio && random.chance(0.7) ? audioScript(edition, random) : null,
    othOppurt: random.chance(0.4) ? random.pick(otherOpportunities) : null,
  };
  return { ...content, ...publisherTexts(edition) };
}

function audioScript({ work }: DemoEdition, random: Random): string {
  const author = displayName(work.author.name);
  return `<p><em>This is</em> ${work.title}, <em>by</em> ${author}. <em>${work.tagline}</em></p><p>Please say the place name ${townOf(random.pick(cities))} as the people who live there do, and leave two seconds before the first chapter.</p>`;
}
