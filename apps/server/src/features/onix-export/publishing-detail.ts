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

/** Who publishes a title, when, and where it may be sold (block 4). */
export function publishingDetail(record: TitleRecord): Children {
  const { bar, sheet, stored } = record;
  const contact = line(sheet.marketing?.contact);
  const date = onixDate(bar.pubDate);
  return {
    Imprint: imprint(line(bar.imprintDesc)),
    Publisher: [
      ...publisher(PUBLISHER, line(stored.publisher)),
      ...publisher(ORIGINAL_PUBLISHER, line(sheet.editorial?.originalPublisher)),
    ],
    ProductContact: contact ? { ProductContactRole: PROMOTION, ProductContactName: contact } : undefined,
    PublishingDate: date ? { PublishingDateRole: PUBLICATION, Date: date } : undefined,
    SalesRights: salesRights(record),
  };
}

const imprint = (name: string | undefined) => (name ? { ImprintName: name } : undefined);

const publisher = (role: string, name: string | undefined) =>
  name ? [{ PublishingRole: role, PublisherName: name }] : [];
