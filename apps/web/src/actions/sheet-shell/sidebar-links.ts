import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import { titleAddressId } from '@titlenet/catalogue/companies';
import { isOneOf } from '@titlenet/catalogue/is-one-of';
import { channelReportDate } from '@titlenet/catalogue/reports/channel-report-date';
import { marketingSheetCompanies, pointOfSaleCompanies, reports } from '@titlenet/catalogue/reports/reports';
import { hasCoopLink } from '@titlenet/catalogue/rules/coop-link';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import type { Configuration } from '@titlenet/contract/configuration';
import { type ResolvedLink, reportLink } from '../../domain/report-links/report-link.ts';
import { fillAddress } from '../../ui/address/configured-address.ts';
import { addressOf, hrefOf } from '../../ui/address/links.ts';

export interface SidebarLink {
  readonly label: string;
  readonly link: ResolvedLink;
}

const inner = (address: string, opensInNewTab = false): ResolvedLink => ({ href: hrefOf(address), opensInNewTab });

/** Reports and coop pages are read by ISBN. */
const hasIsbn = ({ isbn }: TitleBar) => (isbn ?? '').trim() !== '';

/** Links to the coop pages; Co-Op Info is hidden for some TAP descriptions [SHEET-037..SHEET-041]. */
function coopLinks(bar: TitleBar): SidebarLink[] {
  if (!hasIsbn(bar)) return [];
  // Titles with the prefix 979 have no ISBN-10, so the calls also accept an ISBN-13 (G-121).
  const query = { isbn10: bar.isbn10 ?? bar.isbn, companyCode: bar.companyCode, productId: titleAddressId(bar) };
  const page = (name: string) => inner(addressOf(`/titleSheet/reports/subsection/${name}`, query));
  return [
    ...(hasCoopLink(bar.tapDescription) ? [{ label: 'Co-Op Info', link: page('coopInfo') }] : []),
    { label: 'Ad/Promo', link: page('adPromo') },
    { label: 'Online Marketing', link: page('onlineMarketing') },
  ];
}

function marketingSheetLinks(bar: TitleBar): SidebarLink[] {
  if (!marketingSheetCompanies.some((code) => code === bar.companyCode)) return [];
  const address = addressOf('/chMarketingSheet', { products: bar.productId, isDownload: false, isShowCoop: false });
  return [{ label: 'Marketing Sheet', link: inner(address, true) }];
}

/** 'More On This Title': sheet, reports of the company, coop pages, marketing sheet [SHEET-034]. */
export function moreLinks(bar: TitleBar, links: Configuration['links']): SidebarLink[] {
  const reported = reports.flatMap((report) => {
    const link = reportLink(report, bar, { links, area: 'titleSheet' });
    return link ? [{ label: report.label, link }] : [];
  });
  return [
    { label: 'Title Sheet', link: inner(titleSheetAddress(bar)) },
    ...reported,
    ...coopLinks(bar),
    ...marketingSheetLinks(bar),
  ];
}

/** System links: channel report of the last full week, and point of sale for some companies [SHEET-043, SHEET-046]. */
export function systemLinks(bar: TitleBar, links: Configuration['links'], today: Date): SidebarLink[] {
  if (!hasIsbn(bar)) return [];
  const values = { isbn: bar.isbn?.trim() ?? '', companyCode: bar.companyCode, date: channelReportDate(today) };
  const to = (template: string): ResolvedLink => ({ href: fillAddress(template, values), opensInNewTab: true });
  const hasPointOfSale = isOneOf(pointOfSaleCompanies, bar.companyCode);
  return [
    { label: 'Channel Report', link: to(links.channelReport) },
    ...(hasPointOfSale ? [{ label: 'Point of Sale', link: to(links.pointOfSale) }] : []),
  ];
}
