import type { StoredSheet } from '@titlenet/catalogue/sheet/sections';
import { displayName } from '@titlenet/catalogue/text/names';
import { contactLine, staffOf } from '../companies/staff.ts';
import { wireDate } from '../demo-dates.ts';
import type { Random } from '../random/random.ts';
import texts from '../tables/section-texts.json' with { type: 'json' };
import type { DemoEdition, DemoPerson } from '../works/demo-work.ts';

type Online = StoredSheet['online'];

const { networks, campaigns, publications, affiliates, promotions, effects } = texts.online;

/** Uses the reserved top-level domain `.example`, which never resolves. */
function socialMedia(person: DemoPerson, random: Random): Online['authorSocialMedia'] {
  if (person.years) return [];
  const host = displayName(person.name)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return random.sample(networks, random.integer(0, 3)).map((description) => {
    if (random.chance(0.12)) return { description, url: null };
    const address =
      description === 'Website' ? `www.${host || 'author'}.example` : `social.example/${host || 'author'}`;
    return { description, url: random.chance(0.75) ? `https://${address}` : address };
  });
}

/** Composes the online section. */
export function onlineContent(edition: DemoEdition, random: Random): Partial<Online> {
  const { company, work, day } = edition;
  if (edition.hasBarOnly || random.chance(0.12)) return {};
  const hasContactInfo = random.chance(0.7);
  const onlineMember = staffOf(company, 'online', random);
  return {
    onlineMember,
    onlineContact: contactLine(onlineMember, random),
    hasContactInfo,
    authorSocialMedia: socialMedia(work.author, random),
    artistSocialMedia: work.illustrator ? socialMedia(work.illustrator, random) : [],
    authorPerksCount: random.chance(0.3) ? random.integer(1, 9) : 0,
    onlineMarketingCampaign: random.chance(0.6) ? random.pick(campaigns) : null,
    notes: Array.from({ length: random.chance(0.4) ? random.integer(1, 4) : 0 }, () => {
      const start = day + random.integer(-40, 60);
      return {
        startTime: wireDate(start, 9),
        endTime: random.chance(0.85) ? wireDate(start + random.integer(1, 21), 17) : null,
        publication: random.pick(publications),
        retialAffiliate: random.chance(0.6) ? random.pick(affiliates) : null,
        promoDescription: random.pick(promotions),
        effectivenes: random.chance(0.7) ? random.pick(effects) : null,
      };
    }),
  };
}
