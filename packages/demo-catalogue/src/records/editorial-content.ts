import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { StoredSheet } from '@titlenet/catalogue/sheet/sections';
import { displayName } from '@titlenet/catalogue/text/names';
import { staffOf } from '../companies/staff.ts';
import type { Random } from '../random/random.ts';
import type { RoundRobin } from '../random/round-robin.ts';
import texts from '../tables/section-texts.json' with { type: 'json' };
import type { DemoEdition, DemoPerson } from '../works/demo-work.ts';
import { cities, townOf } from '../works/names.ts';
import { publisherTexts } from './publisher-content.ts';

/** Empty markup as older systems store it; the sheet treats it as blank (SHEET-071). */
const BLANK = '<br><br>';

const {
  biographyClauses,
  residenceClauses,
  sellingPoints,
  regions,
  originalPublishers,
  otherOpportunities,
  typesetSentences,
} = texts.editorial;

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

/** Sentences with character references, tags inside of words and soft hyphens, as publishers send them. */
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
