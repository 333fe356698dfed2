import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isOneOf } from '@titlenet/catalogue/is-one-of';
import { normalizeIsbn, toIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import { channelReportDate } from '@titlenet/catalogue/reports/channel-report-date';
import { projectionReports } from '@titlenet/catalogue/reports/projections';
import { hasReport, pointOfSaleCompanies, reports } from '@titlenet/catalogue/reports/reports';
import type { Configuration } from '@titlenet/contract/configuration';
import type { SyntheticEvent } from 'react';
import { companyOfIsbnQuery } from '../../domain/report-links/company-of-isbn.query.ts';
import { ResolvedAnchor } from '../../domain/report-links/ResolvedAnchor.tsx';
import { type ResolvedLink, reportLink } from '../../domain/report-links/report-link.ts';
import { hasAnyRole, usePermissions } from '../../domain/session/permissions.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { AddressLink, useGoTo } from '../../ui/address/AddressLink.tsx';
import { fillAddress } from '../../ui/address/configured-address.ts';
import { addressOf } from '../../ui/address/links.ts';
import { queryValue, useLocation } from '../../ui/address/use-location.ts';
import { Page, Panel, Row, Stack } from '../../ui/layout/primitives.tsx';
import { parseText, useDraft } from '../../ui/storage/use-draft.ts';
import styles from './ReportIndex.module.css';
import { reportListGroups } from './report-lists.ts';

interface TitleLink {
  readonly label: string;
  readonly link: ResolvedLink;
}

/** Every report of a title: those of its row and sidebar, then the reports of other systems. */
function linksOf(title: { companyCode: string; isbn: string }, links: Configuration['links']): TitleLink[] {
  const values = { ...title, date: channelReportDate(new Date()) };
  const to = (template: string): ResolvedLink => ({ href: fillAddress(template, values), opensInNewTab: true });
  const hasPointOfSale = isOneOf(pointOfSaleCompanies, title.companyCode);
  const hasProjections = projectionReports.some((definition) => hasReport(definition, title.companyCode));
  return [
    ...reports.flatMap((report) => {
      const link = reportLink(report, title, { links, area: 'reports' });
      return link ? [{ label: report.label, link }] : [];
    }),
    ...(hasProjections ? [{ label: 'Projections and Key Accounts', link: to(links.pka) }] : []),
    { label: 'Channel Report', link: to(links.channelReport) },
    ...(hasPointOfSale ? [{ label: 'Point of Sale', link: to(links.pointOfSale) }] : []),
  ];
}

function TitleReports({ isbn }: { isbn: string }) {
  const { links } = useConfiguration();
  const { data: companyCode, isError } = useQuery(companyOfIsbnQuery(isbn));
  if (isError) return <p role="alert">The title could not be looked up. Try again.</p>;
  if (companyCode === undefined) return null;
  if (companyCode === null) return <p role="alert">No title has the ISBN {isbn}.</p>;
  return (
    <Stack as="ul" gap={2} className={styles.links} aria-label={`Reports of ${isbn}`}>
      {linksOf({ companyCode, isbn }, links).map(({ label, link }) => (
        <li key={label}>
          <ResolvedAnchor link={link}>{label}</ResolvedAnchor>
        </li>
      ))}
    </Stack>
  );
}

function IsbnForm({ isbn }: { isbn: string }) {
  const goTo = useGoTo();
  const draft = useDraft(`reportIndex.${isbn}`, isbn, parseText);
  const text = draft.value;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    draft.discard();
    goTo(addressOf('/reports', { isbn: toIsbn13(text) ?? normalizeIsbn(text) }));
  };
  return (
    <Row as="form" gap={8} align="end" className={styles.form} onSubmit={submit}>
      <TextInput label="ISBN" value={text} onChange={(event) => draft.change(event.currentTarget.value)} />
      <Button type="submit">Show Reports</Button>
    </Row>
  );
}

/** All reports of a title and all lists on one page (G-40). */
export function ReportIndexScreen() {
  const { query } = useLocation();
  const access = usePermissions();
  const written = queryValue(query, 'isbn')?.trim() ?? '';
  const isbn = toIsbn13(written) ?? normalizeIsbn(written);
  const groups = reportListGroups.filter((group) => !group.access || hasAnyRole(access, group.access));
  return (
    <Page className={styles.page}>
      <h1>Reports</h1>
      <Panel pad="12 16" below={16} className={styles.group} aria-labelledby="reports-of-a-title">
        <h2 id="reports-of-a-title">Reports of a title</h2>
        <IsbnForm key={isbn} isbn={isbn} />
        {isbn !== '' && <TitleReports isbn={isbn} />}
      </Panel>
      <div className={styles.groups}>
        {groups.map(({ label, lists }) => (
          <Panel key={label} pad="12 16" below={16} className={styles.group} aria-label={label}>
            <h2>{label}</h2>
            <Stack as="ul" gap={2} className={styles.links}>
              {lists.map((list) => (
                <li key={list.address}>
                  <AddressLink to={list.address}>{list.label}</AddressLink>
                </li>
              ))}
            </Stack>
          </Panel>
        ))}
      </div>
    </Page>
  );
}
