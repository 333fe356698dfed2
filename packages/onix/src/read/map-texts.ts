import { isBlankText } from '@titlenet/catalogue/text/blank-text';
import { child, children, html, value } from './node-access.ts';
import { once } from './once.ts';
import type { OnixRecord } from './onix-record.ts';
import { type OnixText, readTexts } from './texts.ts';

/** Text types that fill a field, best first: list 153 for 3.x, list 33 for 2.1. */
export interface TextTypes {
  readonly new: readonly string[];
  readonly old: readonly string[];
}

/** Fields that are more than the first text of their types; the others are in `fields/text-fields.ts`. */
const FIELDS = {
  tagline: { new: ['10'], old: ['09'] },
  coverCopy: { new: ['05', '27'], old: ['18', '17'] },
  description: { new: ['03'], old: ['01', '03'] },
  biography: { new: ['12'], old: ['13'] },
  sellPoints: { new: ['11', '18', '37'], old: ['19', '20', '35'] },
  forSales: { new: [], old: ['25'] },
  forTeachers: { new: [], old: ['28', '14'] },
} satisfies Record<string, TextTypes>;

/** Audiences, list 154. */
const TRADE = ['01', '02'];
const TEACHERS = '05';
/** Audiences whose texts are used as the public description only if there is no other. */
const SPECIAL = ['01', '04', '05', '06', '07', '08', '09'];

const filledTexts = once((record) => readTexts(record).filter((one) => !isBlankText(one.html)));

function textsOfTypes(record: OnixRecord, field: TextTypes): OnixText[] {
  const types = record.version === '2.1' ? field.old : field.new;
  return types.flatMap((type) => filledTexts(record).filter((one) => one.type === type));
}

const isPublic = ({ audiences }: OnixText) =>
  audiences.length === 0 || audiences.some((code) => !SPECIAL.includes(code));

/** Returns the first text of these types, one for the public if there is any. */
export function firstText(record: OnixRecord, types: TextTypes): OnixText | undefined {
  const texts = textsOfTypes(record, types);
  return texts.find(isPublic) ?? texts[0];
}

/** Returns all texts of these types as one HTML, each once: those for the public if there are any. */
export function allTexts(record: OnixRecord, types: TextTypes): string | undefined {
  const texts = textsOfTypes(record, types);
  const shown = texts.some(isPublic) ? texts.filter(isPublic) : texts;
  return joined([...new Map(shown.map((one) => [one.plain(), one])).values()]);
}

/**
 * Reads descriptions, selling points and promotion. `biography` is about all authors, for authors without their own.
 */
export const mapTexts = once((record) => {
  const of = (field: TextTypes) => textsOfTypes(record, field);
  const first = (field: TextTypes) => firstText(record, field);
  const description = first(FIELDS.description)?.html;
  const coverCopy = first(FIELDS.coverCopy)?.html;
  const points = of(FIELDS.sellPoints);
  const forTrade = points.filter(
    (one) => one.audiences.length > 0 && one.audiences.every((code) => TRADE.includes(code)),
  );
  return {
    tagline: first(FIELDS.tagline)?.plain(),
    bookDescription: coverCopy ?? description,
    onixRetailerDescription: description ?? coverCopy,
    sellPoints: joined(points.filter((one) => !forTrade.includes(one))),
    internalSellPoints: joined([...forTrade, ...of(FIELDS.forSales)]),
    educational: joined([
      ...of(FIELDS.forTeachers),
      ...filledTexts(record).filter((one) => isForTeachersOnly(one, record)),
    ]),
    biography: first(FIELDS.biography)?.html,
  };
});

function isForTeachersOnly(text: OnixText, record: OnixRecord): boolean {
  return record.version !== '2.1' && text.audiences.length > 0 && text.audiences.every((code) => code === TEACHERS);
}

function joined(texts: readonly OnixText[]): string | undefined {
  const pieces = texts.map((one) => one.html);
  if (pieces.length < 2) return pieces[0];
  return pieces.map((piece) => (piece.startsWith('<') ? piece : `<p>${piece}</p>`)).join('');
}

/** Reads the promotion campaign of the market as HTML. */
export function mapPromotion(record: OnixRecord): string | undefined {
  const text = record.marketing.map((one) => html(child(one, 'PromotionCampaign'))).find((one) => one !== undefined);
  return text === undefined ? undefined : (record.options.sanitize?.(text) ?? text);
}

/** Reads the contact for promotion, else for advertising (list 198); in older records it is one line. */
export function mapContact(record: OnixRecord): string | undefined {
  const all = [...record.marketing, record.publishing].flatMap((one) => children(one, 'ProductContact'));
  const found = CONTACT_ROLES.flatMap((role) => all.filter((one) => value(one, 'ProductContactRole') === role))[0];
  const parts = [value(found, 'ProductContactName'), value(found, 'ContactName'), value(found, 'EmailAddress')];
  const composed = [...new Set(parts.filter((one) => one !== undefined))].join(', ');
  if (composed !== '') return composed;
  return record.marketing.map((one) => value(one, 'PromotionContact')).find((one) => one !== undefined);
}

const CONTACT_ROLES = ['02', '03'];
