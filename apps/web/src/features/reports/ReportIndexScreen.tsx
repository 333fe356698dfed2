import { Button, TextInput } from '@mantine/core';
import { type CompanyCode, findCompany } from '@titlenet/catalogue/companies';
import { channelReportDate } from '@titlenet/catalogue/reports/channel-report-date';
import { pointOfSaleCompanies, reports, titleViewCompany } from '@titlenet/catalogue/reports/reports';
import type { Configuration } from '@titlenet/contract/configuration';
import { type FormEvent, useState } from 'react';
import { ResolvedAnchor } from '../../domain/report-links/ResolvedAnchor.tsx';
import { type ResolvedLink, reportLink } from '../../domain/report-links/report-link.ts';
import { hasAnyRole, usePermissions } from '../../domain/session/permissions.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { AddressLink, useGoTo } from '../../ui/address/AddressLink.tsx';
import { fillAddress } from '../../ui/address/configured-address.ts';
import { addressOf } from '../../ui/address/links.ts';
import { useLocation } from '../../ui/address/use-location.ts';
import { listGroups } from './list-groups.ts';
import { ReportNotFound } from './ReportNotFound.tsx';
import styles from './ReportPage.module.css';
import { readReportAddress } from './report-address.ts';
import { useReportCompany } from './use-report-company.ts';

interface LinkOfReport {
  label: string;
  link: ResolvedLink;
}

/** The links of all reports that a title has, as row icons and the sheet's sidebar open them. */
function linksOfTitle(title: { companyCode: CompanyCode; isbn: string }, links: Configuration['links']) {
  const values = { ...title, date: channelReportDate(new Date()) };
  const to = (template: string): ResolvedLink => ({ href: fillAddress(template, values), opensInNewTab: true });
  const byTable = reports.flatMap((report): LinkOfReport[] => {
    const link = reportLink(report, title, { links, area: 'reports' });
    const label = title.companyCode === titleViewCompany ? 'Title View' : report.label;
    return link ? [{ label, link }] : [];
  });
  const hasPointOfSale = pointOfSaleCompanies.includes(title.companyCode);
  return [
    ...byTable,
    { label: 'Projections and Key Accounts', link: to(links.pka) },
    { label: 'Channel Report', link: to(links.channelReport) },
    ...(hasPointOfSale ? [{ label: 'Point of Sale', link: to(links.pointOfSale) }] : []),
  ];
}

function ReportsOfTitle() {
  const { links } = useConfiguration();
  const { companies } = usePermissions();
  const address = readReportAddress(useLocation());
  const companyCode = useReportCompany(address);
  if (companyCode === undefined) return null;
  if (companyCode === null || !companies.includes(companyCode)) {
    return <ReportNotFound heading="Reports" isbn={address.isbn} code={address.code} isTitleUnknown level={2} />;
  }
  return (
    <section className={styles.missing} aria-labelledby="reports-of-title">
      <h2 id="reports-of-title">
        Reports of {address.isbn} ({findCompany(companyCode)?.label})
      </h2>
      <ul className={styles.links}>
        {linksOfTitle({ companyCode, isbn: address.isbn }, links).map(({ label, link }) => (
          <li key={label}>
            <ResolvedAnchor link={link}>{label}</ResolvedAnchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

function IsbnForm({ isbn }: { isbn: string }) {
  const [text, setText] = useState(isbn);
  const goTo = useGoTo();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goTo(addressOf('/reports', { isbn: text.trim() }));
  };
  return (
    <form className={styles.ask} onSubmit={submit}>
      <TextInput aria-label="ISBN" placeholder="ISBN" value={text} onChange={({ target }) => setText(target.value)} />
      <Button type="submit" disabled={text.trim() === ''}>
        Show reports
      </Button>
    </form>
  );
}

/** All reports of an ISBN and all lists (G-40): where 'Get Reports' leads unless an installation has a page of its own. */
export function ReportIndexScreen() {
  const location = useLocation();
  const access = usePermissions();
  const { isbn } = readReportAddress(location);
  return (
    <div className={styles.page}>
      <h1>Reports</h1>
      <IsbnForm key={isbn} isbn={isbn} />
      {isbn !== '' && <ReportsOfTitle key={location.address} />}
      {listGroups
        .filter(({ roles }) => roles === undefined || hasAnyRole(access, roles))
        .map(({ label, lists }) => (
          <section key={label} className={styles.missing}>
            <h2>{label}</h2>
            <ul className={styles.links}>
              {lists.map(({ label: name, address }) => (
                <li key={address}>
                  <AddressLink to={address}>{name}</AddressLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
