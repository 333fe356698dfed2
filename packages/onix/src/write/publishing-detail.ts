import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { line, onixDate } from './element-texts.ts';
import { salesRights } from './selling-territory.ts';
import type { Children } from './write-element.ts';

/** List 45. */
const PUBLISHER = '01';
const ORIGINAL_PUBLISHER = '04';
/** List 198. */
const PROMOTION = '02';
/** List 163. */
const PUBLICATION = '01';
const YEAR_OF_PUBLICATION = '37';

/** Who publishes a title, when, and where it may be sold (block 4). */
export function publishingDetail(record: TitleRecord): Children {
  const { bar, sheet, stored } = record;
  const contact = line(sheet.marketing?.contact);
  return {
    Imprint: imprint(line(bar.imprintDesc)),
    Publisher: [
      ...publisher(PUBLISHER, line(stored.publisher)),
      ...publisher(ORIGINAL_PUBLISHER, line(sheet.editorial?.originalPublisher)),
    ],
    ProductContact: contact ? { ProductContactRole: PROMOTION, ProductContactName: contact } : undefined,
    PublishingDate: publishingDate(record),
    SalesRights: salesRights(record),
  };
}

const imprint = (name: string | undefined) => (name ? { ImprintName: name } : undefined);

const publisher = (role: string, name: string | undefined) =>
  name ? [{ PublishingRole: role, PublisherName: name }] : [];

/** The date of publication, else the year where no more is known. */
function publishingDate({ bar, stored }: TitleRecord): Children | undefined {
  const date = onixDate(bar.pubDate, stored.pubDateFormat);
  if (date) return { PublishingDateRole: PUBLICATION, Date: date };
  const year = onixDate(/^\d{4}$/.test(String(bar.pubYear)) ? `${bar.pubYear}-01-01` : undefined, '05');
  return year && { PublishingDateRole: YEAR_OF_PUBLICATION, Date: year };
}
