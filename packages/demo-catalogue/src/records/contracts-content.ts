import type { StoredSheet } from '@titlenet/catalogue/sheet/sections';
import { displayName } from '@titlenet/catalogue/text/names';
import { staffOf } from '../companies/staff.ts';
import { wireDate } from '../demo-dates.ts';
import type { Random } from '../random/random.ts';
import texts from '../tables/section-texts.json' with { type: 'json' };
import type { DemoEdition } from '../works/demo-work.ts';
import { personName } from '../works/names.ts';

const { subrights, splitTexts, agencies, predicates } = texts.contracts;

/** Composes the contracts section. */
export function contractsContent(
  edition: DemoEdition,
  today: number,
  random: Random,
): Partial<StoredSheet['contracts']> {
  const { work, company } = edition;
  if (edition.hasBarOnly || work.isClassic) return {};
  const author = displayName(work.author.name);
  const due = work.firstDay - random.integer(330, 460);
  const isPurchased = random.chance(0.15);
  return {
    splits: random.sample(subrights, random.integer(2, 6)).map((right) => ({
      subrightCodeValue: right,
      splitSelectIdentifier: random.pick(['Standard', 'Negotiated']),
      stdSplit: random.pick(splitTexts),
      approvalConsultation: random.pick(['Approval', 'Consultation', null]),
      participantName: author,
    })),
    agents: random.chance(0.75)
      ? [
          {
            participantName: author,
            participantRole: 'Author',
            participantAgent: displayName(personName(random)),
            agencyName: random.pick(agencies),
          },
        ]
      : [],
    msDueByContract: wireDate(due),
    msExpectedByEditor: wireDate(due + random.integer(0, 60)),
    textMsToCeExp: wireDate(due + random.integer(60, 90)),
    textMsToCeAct: due + 100 < today ? wireDate(due + random.integer(70, 100)) : null,
    purchasePackager: isPurchased ? `${staffOf(company, 'packager', random).split(',', 1)[0]} Book Packaging` : null,
    purchaseType: isPurchased ? random.pick(['Finished books', 'Film', 'Sheets']) : null,
    purchaseQty: isPurchased ? random.integer(4, 80) * 500 : null,
    purchaseDateDue: isPurchased ? wireDate(edition.day - 90) : null,
    purchaseMechanicalDateDue: isPurchased ? wireDate(edition.day - 180) : null,
    specialPublicityRequirements: random.chance(0.12) ? random.pick(predicates) : null,
  };
}
