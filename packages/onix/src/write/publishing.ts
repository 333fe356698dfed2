import { parseFurtherDate } from '@titlenet/catalogue/rules/further-dates';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { line, onixDate } from './element-texts.ts';
import type { Children } from './write-element.ts';

/** List 45. */
const PUBLISHER = '01';
const ORIGINAL_PUBLISHER = '04';
/** List 198. */
const PROMOTION = '02';
/** List 163. */
const PUBLICATION = '01';
const YEAR_OF_PUBLICATION = '37';

const inPublishing = (children: Children): Children => ({ PublishingDetail: children });

export function writeImprint({ bar, stored }: Pick<TitleRecord, 'bar' | 'stored'>): Children {
  const name = line(bar.imprintDesc);
  const codes = (stored.imprintCodes ?? '').split('; ').flatMap((text): Children[] => {
    const [, type, code] = /^(\d\d) (\S.*)$/.exec(text) ?? [];
    return type && code ? [{ ImprintIDType: type, IDValue: code }] : [];
  });
  return inPublishing({ Imprint: name ? { ImprintIdentifier: codes, ImprintName: name } : undefined });
}

export const writePublisher = ({ bar, stored }: Pick<TitleRecord, 'bar' | 'stored'>): Children =>
  inPublishing({ Publisher: publisher(PUBLISHER, line(stored.publisher) ?? line(bar.publisher)) });

export const writeOriginalPublisher = ({ sheet }: Pick<TitleRecord, 'sheet'>): Children =>
  inPublishing({ Publisher: publisher(ORIGINAL_PUBLISHER, line(sheet.editorial?.originalPublisher)) });

const publisher = (role: string, name: string | undefined): Children[] =>
  name ? [{ PublishingRole: role, PublisherName: name }] : [];

/** A code that list 64 does not have is not written, because no receiver could read it. */
export const writePublishingStatus = ({ bar }: Pick<TitleRecord, 'bar'>): Children =>
  inPublishing({
    PublishingStatus: line(bar.publishingStatus),
  });

export function writeContact({ sheet }: Pick<TitleRecord, 'sheet'>): Children {
  const name = line(sheet.marketing?.contact);
  return inPublishing({
    ProductContact: name ? { ProductContactRole: PROMOTION, ProductContactName: name } : undefined,
  });
}

/** Writes further dates with the precision that they have. */
export function writeFurtherDates({ bar }: Pick<TitleRecord, 'bar'>): Children {
  const dates = (bar.furtherDates ?? []).flatMap((text): Children[] => {
    const found = parseFurtherDate(text);
    const date = found && onixDate(`${found.date}-01-01`.slice(0, 10), formatOfFurther(found.date));
    return date ? [{ PublishingDateRole: found.role, Date: date }] : [];
  });
  const byRole = new Map(dates.map((one) => [one.PublishingDateRole, one]));
  return inPublishing({ PublishingDate: [...byRole.values()] });
}

/** The format (list 55) of a further date; a quarter begins in other months than a season. */
function formatOfFurther(date: string): string | undefined {
  if (date.endsWith('/P7D')) return '02';
  if (date.endsWith('/P3M')) return Number(date.slice(5, 7)) % 3 === 1 ? '03' : '04';
  return { 4: '05', 7: '01' }[date.length];
}

/** Writes the date of publication, else the year if only that is known. */
export function writePublicationDate({ bar, stored }: Pick<TitleRecord, 'bar' | 'stored'>): Children {
  const date = onixDate(bar.pubDate, stored.pubDateFormat);
  if (date) return inPublishing({ PublishingDate: [{ PublishingDateRole: PUBLICATION, Date: date }] });
  const year = onixDate(/^\d{4}$/.test(String(bar.pubYear)) ? `${bar.pubYear}-01-01` : undefined, '05');
  return inPublishing({ PublishingDate: year && [{ PublishingDateRole: YEAR_OF_PUBLICATION, Date: year }] });
}
